import type { ObjectType } from '#shared/activity/events.ts';
import { issueSentence } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewRecorded } from '#shared/records/recorded.ts';
import { distinctTags, TAGS_MAX } from '#shared/records/tags.ts';
import { fold } from '#shared/values/fold.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { BulkSet } from './bulk-set.ts';
import { patchCustomValues } from '#functions/platform/records/patch-recorded.ts';
import { recordedEvents } from '#functions/platform/records/recorded-events.ts';
import type { BulkSession } from '#functions/platform/records/record-kind.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { recordKind } from './record-kinds.ts';

const wrong = (detail: string): AppError => new AppError('invalid', { detail });

const changedTags = (old: readonly string[], { add, remove }: NonNullable<BulkSet['tags']>): string[] | null => {
  const gone = new Set(remove.map(fold));
  const tags = distinctTags([...old.filter((name) => !gone.has(fold(name))), ...add]);
  if (tags.length > TAGS_MAX) throw wrong(`A record can have ${TAGS_MAX} tags.`);
  return tags.length === 0 ? null : tags;
};

/** Custom fields and tags as they become, with their events; undefined when they stay as they are. */
const planRecorded = (
  actor: Actor,
  object: ObjectType,
  before: StoredRecord,
  { custom, tags }: BulkSet,
): { recorded: NewRecorded; events: Write[] } | undefined => {
  const old = before.tags ?? [];
  const recorded: NewRecorded = {
    custom_fields: custom
      ? patchCustomValues(before.custom_fields, custom.fields, custom.patch).values
      : before.custom_fields,
    tags: tags ? changedTags(old, tags) : before.tags && [...old],
  };
  const events = recordedEvents(actor, object, before, recorded, custom?.fields ?? []);
  return events.length === 0 ? undefined : { recorded, events };
};

/**
 * The writes of one record of a bulk edit, none when it has all of it already. Throws with the sentence that the run
 * shows.
 */
export const planBulkItem = async (
  actor: Actor,
  object: ObjectType,
  before: StoredRecord,
  set: BulkSet,
  session: BulkSession,
): Promise<Write[]> => {
  const kind = recordKind(object);
  const { recorded, events = [] } = planRecorded(actor, object, before, set) ?? {};
  if (!set.own) return recorded ? [kind.update(before, { ...before, ...recorded }), ...events] : [];
  const { changed, issues, writes } = await session.plan(before, set.own, recorded);
  if (!changed) return [];
  if (issues.length > 0) throw wrong(issues.map((found) => issueSentence(found)).join(', '));
  return [...writes, ...events];
};
