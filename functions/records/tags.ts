import type { ObjectType } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fold } from '#shared/values/fold.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { patchTags } from '#functions/platform/records/patch-extras.ts';
import { hidesExtras } from '#functions/platform/records/record-columns.ts';
import { rowsInSight } from '#functions/platform/records/rows-in-sight.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { recordKind } from './record-kinds.ts';

/**
 * The tags of the records in the actor's sight, each with the number of records; the first spelling stands for all. A
 * subtype narrows a kind that has subtypes.
 */
export const usedTags = async (
  actor: Actor,
  object: ObjectType,
  subtype?: string,
): Promise<{ name: string; count: number }[]> => {
  const counts = new Map<string, { name: string; count: number }>();
  const kind = recordKind(object);
  const hides = hidesExtras(actor, object);
  for (const row of await rowsInSight(kind, actor)) {
    if (hides?.(row) === true) continue;
    if (subtype !== undefined && kind.subtypeOf && kind.subtypeOf(row) !== subtype) continue;
    for (const name of row.tags ?? []) {
      const counted = counts.get(fold(name));
      if (counted) counted.count += 1;
      else counts.set(fold(name), { name, count: 1 });
    }
  }
  return [...counts.values()].toSorted((one, other) => one.name.localeCompare(other.name));
};

/** The outcome of replacing a record's tags; the same tags in another order change nothing. */
export const planTags = (
  actor: Actor,
  object: ObjectType,
  before: StoredRecord,
  names: readonly string[],
): { after: StoredRecord; writes: Write[] } => {
  const { tags, added, removed } = patchTags(before.tags, names);
  if (added.length === 0 && removed.length === 0) return { after: before, writes: [] };
  const after = { ...before, tags };
  const writes = [
    recordKind(object).update(before, after),
    recordEvent(actor, { object, id: before.id, type: 'tags_updated', payload: { added, removed } }),
  ];
  return { after, writes };
};
