import type { ObjectType } from '#shared/records/object-types.ts';
import { AppError } from '#shared/errors/problem.ts';
import { conditionsOf, type SegmentFilter } from '#shared/list/segment.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { Segment } from '#shared/segments/segment.ts';
import { recordColumns } from '#functions/platform/records/record-columns.ts';
import { segmentCollection, segmentStore } from '#functions/platform/segments/segment-store.ts';

/** Whether the actor may use a segment. One on a column that they may not see would reveal its values. */
const isUsable = async (stored: Segment, actor: Actor): Promise<boolean> => {
  if (!can(actor, 'segments:custom') || (stored.shared === 0 && stored.owner_user_id !== actor.user_id)) return false;
  const keys = new Set((await recordColumns(actor, stored.object_type)).map((column) => column.key));
  return conditionsOf(stored.filter).every((condition) => keys.has(condition.column));
};

/** Custom segments of an object that the actor may use, by name. */
export const usableSegments = async (objectType: ObjectType, actor: Actor): Promise<Segment[]> => {
  const rows = await segmentCollection.refresh();
  const segments = [...rows.all()].filter((stored) => stored.object_type === objectType);
  const usable = await Promise.all(segments.map((stored) => isUsable(stored, actor)));
  return segments.filter((_, at) => usable[at]).toSorted((one, other) => one.name.localeCompare(other.name));
};

/**
 * The conditions of a custom segment when `segmentId` is a number; undefined for a key such as `all`. Throws
 * `unknown_segment` (404) when it does not exist, belongs to another object, or is not the actor's to use.
 */
export const resolveSegment = async (
  objectType: ObjectType,
  actor: Actor,
  segmentId: string,
): Promise<SegmentFilter | undefined> => {
  if (!/^\d+$/.test(segmentId)) return undefined;
  const stored = await segmentCollection.get(Number(segmentId));
  if (!stored || stored.object_type !== objectType || !(await isUsable(stored, actor)))
    throw new AppError('unknown_segment');
  return stored.filter;
};

/** The segment for a change. Its owner may change it; a shared one also users who manage the settings. */
export const segmentToChange = async (id: number, actor: Actor): Promise<Segment> => {
  const stored = await segmentStore.get(id);
  const isOwn = stored?.owner_user_id === actor.user_id;
  if (!stored || (!isOwn && stored.shared === 0)) throw new AppError('not_found');
  if (!isOwn && !can(actor, 'settings:manage')) {
    throw new AppError('forbidden', { detail: 'Only its owner can change this segment.' });
  }
  return stored;
};
