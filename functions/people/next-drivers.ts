import type { NextDriverOut } from '#shared/contract/people/next-driver.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { decidableTypes } from '#shared/people/leaver-rights.ts';
import { nextDrivers } from '#shared/people/next-driver.rules.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { everyVehicle } from '#functions/fleet/vehicle-store.ts';
import { everyHolder } from '#functions/platform/assignments/held-records.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';

/**
 * Proposes drivers for a vehicle that a leaver has up to a day, one vehicle after the other: whoever is the first choice
 * for one is proposed for no other.
 */
export type NextDrivers = (leaver: EmployeeRow, firstDayWithout: IsoDate) => NextDriverOut[];

/** Whether a person has a vehicle after a day, or will get it later. */
const isDriverAfter = ({ periods, date_end: outOfUse }: VehicleRow, person: number, day: IsoDate): boolean =>
  periods.some(
    ({ employee_id: id, end_date: end }) =>
      id === person && [end, outOfUse].every((last) => last === null || last > day),
  );

/**
 * Who could drive the vehicles of leavers next, among the people whom the actor sees. It says who is new and who has no
 * vehicle, so it is for users who see first days and the fleet and may change a driver; for others nobody is proposed.
 */
export const nextDriversFor = async (actor: Actor): Promise<NextDrivers> => {
  const mayPropose =
    can(actor, 'people:wage-columns') &&
    can(actor, 'fleet:read') &&
    decidableTypes((permission) => can(actor, permission)).includes('car');
  if (!mayPropose) return () => [];
  const [people, fleet] = await Promise.all([employeeCollection.refresh(), everyVehicle()]);
  const seen = Array.from(people.all()).filter((row) => row.deleted === 0 && seesPerson(actor, row));
  const taken = new Set<number>();
  return (leaver, firstDayWithout) => {
    const day = firstDayWithout > today() ? firstDayWithout : today();
    const hasVehicle = (id: number): boolean =>
      fleet.naming(everyHolder, id, (row) => isDriverAfter(row, id, day)).length > 0;
    const proposed = nextDrivers(leaver, seen, { day, hasVehicle, isTaken: (id) => taken.has(id) });
    if (proposed[0]) taken.add(proposed[0].person.id);
    return proposed.map(({ person, reason, from }) => ({
      employee_id: person.id,
      name: person.name,
      why: reason,
      start_date: reason === 'new' ? toDmyOrNull(person.start_date) : null,
      from: toDmy(from),
    }));
  };
};
