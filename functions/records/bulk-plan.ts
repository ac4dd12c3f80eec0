import type { ObjectType } from '#shared/activity/events.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewRecorded } from '#shared/records/recorded.ts';
import { distinctTags, TAGS_MAX } from '#shared/records/tags.ts';
import { fold } from '#shared/values/fold.ts';
import { event } from '#functions/activity/record-event.ts';
import type { Write } from '#functions/storage/transact.ts';
import type { BulkSet } from './bulk-set.ts';
import { patchCustomValues } from './custom-value-changes.ts';
import type { StoredRecord } from './record-kind.ts';
import { recordKind } from './record-kinds.ts';

const wrong = (detail: string): AppError => new AppError('invalid', { detail });

/** Words that stand beside a record, where no form says which field is meant. */
const told = ({ path, message }: Issue): string => message.replace(/^field\b/, path.replaceAll('_', ' '));

const planTagChange = (before: StoredRecord, { add, remove }: NonNullable<BulkSet['tags']>) => {
  const old = before.tags ?? [];
  const gone = new Set(remove.map(fold));
  const tags = distinctTags([...old.filter((name) => !gone.has(fold(name))), ...add]);
  if (tags.length > TAGS_MAX) throw wrong(`A record can have ${TAGS_MAX} tags.`);
  return {
    tags: tags.length === 0 ? null : tags,
    added: tags.filter((name) => !old.includes(name)),
    removed: old.filter((name) => !tags.includes(name)),
  };
};

/** Custom fields and tags as they become, with their events; undefined when they stay as they are. */
const planRecorded = (
  actor: Actor,
  object: ObjectType,
  before: StoredRecord,
  { custom, tags }: BulkSet,
): { recorded: NewRecorded; events: Write[] } | undefined => {
  const values = custom && patchCustomValues(before.custom_fields, custom.fields, custom.patch);
  const named = tags && planTagChange(before, tags);
  const events: Write[] = [];
  const recorded: NewRecorded = { custom_fields: before.custom_fields, tags: before.tags && [...before.tags] };
  if (values && values.changes.length > 0) {
    recorded.custom_fields = values.values;
    events.push(event(actor, object, before.id, 'custom_field_updated', { changes: values.changes }));
  }
  if (named && named.added.length + named.removed.length > 0) {
    recorded.tags = named.tags;
    events.push(event(actor, object, before.id, 'tags_updated', { added: named.added, removed: named.removed }));
  }
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
): Promise<Write[]> => {
  const kind = recordKind(object);
  const { recorded, events = [] } = planRecorded(actor, object, before, set) ?? {};
  if (!set.own) return recorded ? [kind.update(before, { ...before, ...recorded }), ...events] : [];
  const { changed, issues, writes } = await kind.bulk.plan(actor, before, set.own, recorded);
  if (!changed) return [];
  if (issues.length > 0) throw wrong(issues.map(told).join(', '));
  return [...writes, ...events];
};
