import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getHeldHistory } from '#shared/contract/people/get-held-history.ts';
import type { Periods } from '#shared/assignments/periods.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { isoOf, toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { assets } from '#functions/assets/assets.ts';
import { vehicles } from '#functions/fleet/vehicles.ts';
import { licenses } from '#functions/software/licenses.ts';

type Item = EndpointResponse<typeof getHeldHistory>['items'][number];
type HeldRow = { readonly id: number; readonly name: string; readonly periods: Periods };

/**
 * All that a person held, holds and will hold. The caller has checked that the actor sees the person; the records of
 * each area need the right to that area (docs/areas/people.md#what-people-hold).
 */
export const heldEver = async (actor: Actor, employeeId: number): Promise<Item[]> => {
  const isTheirs = (periods: Periods): boolean => periods.some(({ employee_id: id }) => id === employeeId);
  const itemOf =
    <Row extends HeldRow>(type: HeldType, markOf: (row: Row) => string | null) =>
    (row: Row): Item => ({
      type,
      id: row.id,
      name: row.name,
      mark: markOf(row),
      periods: row.periods
        .filter(({ employee_id: id }) => id === employeeId)
        .map(({ start_date: start, end_date: end }) => ({ start_date: toDmy(start), end_date: toDmyOrNull(end) })),
    });
  const [cars, things, licences] = await Promise.all([
    can(actor, 'fleet:read') ? vehicles(actor).heldAs(employeeId, isTheirs) : [],
    can(actor, 'assets:read') ? assets(actor).heldAs(employeeId, isTheirs) : [],
    can(actor, 'software:read') ? licenses(actor).heldAs(employeeId, isTheirs) : [],
  ]);
  const first = ({ periods }: Item): string => isoOf(periods[0]?.start_date) ?? '';
  return [
    ...cars.map(itemOf('car', ({ plate }) => plate)),
    ...things.map(itemOf('asset', ({ serial_number: serial }) => serial)),
    ...licences.map(itemOf('software_license', ({ username }) => username)),
  ].toSorted((one, other) => first(one).localeCompare(first(other)));
};
