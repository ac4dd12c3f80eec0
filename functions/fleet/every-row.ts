import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { peekRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { vehicles } from './vehicles.ts';

/** Every vehicle of a segment that the actor may see, for reading fields of it; never spread one. */
export const everyRow = async (actor: Actor, segment: string): Promise<VehicleRow[]> => {
  const { rows, view } = await vehicles(actor).open({ segment_id: segment, show_deleted_only: '0' });
  return [...peekRows(rows, { search_term: '', orderby_direction: 'asc' }, view)];
};
