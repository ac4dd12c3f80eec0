import type { ObjectType } from '#shared/activity/events.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { visibleColumns, type Column } from '#shared/list/column.ts';
import { filterRule } from '#shared/list/condition-rule.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import { employeeColumns, type EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import type { Segment } from '#shared/segments/segment.ts';
import { collection } from '#functions/storage/collection.ts';
import { entityStore } from '#functions/storage/entity.ts';

export const segmentStore = entityStore<Segment>({
  type: 'segment',
  layout: { version: 1, fields: ['object_type', 'name', 'filter', 'shared', 'owner_user_id'] },
});

export const segmentCollection = collection<Segment, Segment>({ entity: segmentStore, toRow: (stored) => stored });

/** Whoever uses segments of an object must be allowed to read its list. */
export const readPermission: Readonly<Record<ObjectType, Permission>> = { car: 'fleet:read', employee: 'people:read' };

const columnKeys = (objectType: ObjectType, actor: Actor): ReadonlySet<string> => {
  const columns =
    objectType === 'car'
      ? visibleColumns<VehicleRow>(vehicleColumns, actor)
      : visibleColumns<EmployeeRow>(employeeColumns, actor);
  return new Set(columns.map((column) => column.key));
};

/** A segment on a column that the actor may not see would tell him about it, so he does not have that segment. */
const isUsable = (stored: Segment, actor: Actor): boolean => {
  if (!can(actor, 'segments:custom') || (stored.shared === 0 && stored.owner_user_id !== actor.user_id)) return false;
  const keys = columnKeys(stored.object_type, actor);
  return stored.filter.conditions.every((condition) => keys.has(condition.column));
};

/** Custom segments of an object that the actor may use, by name. */
export const usableSegments = async (objectType: ObjectType, actor: Actor): Promise<Segment[]> => {
  const rows = await segmentCollection.refresh();
  return [...rows.all()]
    .filter((stored) => stored.object_type === objectType && isUsable(stored, actor))
    .toSorted((one, other) => one.name.localeCompare(other.name));
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
  if (!stored || stored.object_type !== objectType || !isUsable(stored, actor)) throw new AppError('unknown_segment');
  return stored.filter;
};

/** Throws as `filterRule` does when a condition does not go with the columns that the actor may see. */
export const assertFilter = (objectType: ObjectType, filter: SegmentFilter, actor: Actor): void => {
  const check = <Row>(columns: readonly Column<Row>[]): void => void filterRule(filter, columns, 'filter');
  if (objectType === 'car') check(visibleColumns<VehicleRow>(vehicleColumns, actor));
  else check(visibleColumns<EmployeeRow>(employeeColumns, actor));
};

/** Segments are changed by their owner; shared ones also by whoever manages the settings. */
export const segmentToChange = async (id: number, actor: Actor): Promise<Segment> => {
  const stored = await segmentStore.get(id);
  const isOwn = stored?.owner_user_id === actor.user_id;
  if (!stored || (!isOwn && stored.shared === 0)) throw new AppError('not_found');
  if (!isOwn && !can(actor, 'settings:manage')) {
    throw new AppError('forbidden', { detail: 'Only its owner can change this segment.' });
  }
  return stored;
};
