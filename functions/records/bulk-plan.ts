import type { ObjectType } from '#shared/records/object-types.ts';
import { issuesSentence } from '#shared/errors/issue-words.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewExtras } from '#shared/records/record-extras.ts';
import { distinctTags, TAGS_MAX } from '#shared/records/tags.ts';
import { fold } from '#shared/values/fold.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { BulkSet } from './bulk-set.ts';
import { emptiedFieldIssues, foreignFieldIssues, patchCustomValues } from '#functions/platform/records/patch-extras.ts';
import { extrasEvents } from '#functions/platform/records/extras-events.ts';
import type { BulkSession } from '#functions/platform/records/record-kind.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { storedFieldLabels } from './field-labels.ts';
import { recordKind } from './record-kinds.ts';

const invalidError = (detail: string): AppError => new AppError('invalid', { detail });

const changedTags = (old: readonly string[], { add, remove }: NonNullable<BulkSet['tags']>): string[] | null => {
  const removed = new Set(remove.map(fold));
  const tags = distinctTags([...old.filter((name) => !removed.has(fold(name))), ...add]);
  if (tags.length > TAGS_MAX) throw invalidError(`A record can have ${TAGS_MAX} tags.`);
  return tags.length === 0 ? null : tags;
};

/** The new custom fields and tags with their events; undefined when nothing changes. */
const planExtras = (
  actor: Actor,
  object: ObjectType,
  before: StoredRecord,
  { custom, tags }: BulkSet,
): { extras: NewExtras; events: Write[] } | undefined => {
  const old = before.tags ?? [];
  const extras: NewExtras = {
    custom_fields: custom
      ? patchCustomValues(before.custom_fields, custom.fields, custom.patch).values
      : before.custom_fields,
    tags: tags ? changedTags(old, tags) : before.tags && [...old],
  };
  const events = extrasEvents(actor, object, before, extras, custom?.fields ?? []);
  return events.length === 0 ? undefined : { extras, events };
};

/**
 * The writes of one record of a bulk edit, none when the record has all values already. Throws an error with the
 * sentence that the run shows.
 */
export const planBulkItem = async (
  actor: Actor,
  object: ObjectType,
  before: StoredRecord,
  set: BulkSet,
  session: BulkSession,
): Promise<Write[]> => {
  const kind = recordKind(object);
  const labels = storedFieldLabels(object, set.custom?.fields ?? []);
  const refused = set.custom
    ? [
        ...foreignFieldIssues({ ...before, ...set.own }, set.custom.fields, set.custom.patch),
        ...emptiedFieldIssues(set.custom.fields, set.custom.patch),
      ]
    : [];
  if (refused.length > 0) throw invalidError(issuesSentence(refused, labels));
  const { extras, events = [] } = planExtras(actor, object, before, set) ?? {};
  if (!set.own) return extras ? [kind.update(before, { ...before, ...extras }), ...events] : [];
  const { changed, issues, writes } = await session.plan(before, set.own, extras);
  if (!changed) return [];
  if (issues.length > 0) throw invalidError(issuesSentence(issues, labels));
  return [...writes, ...events];
};
