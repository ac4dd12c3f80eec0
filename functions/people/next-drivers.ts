import type { NextDriverOut } from '#shared/contract/people/next-driver.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { decidableTypes } from '#shared/people/leaver-rights.ts';
import { nextDrivers } from '#shared/people/next-driver.rules.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { everyVehicle } from '#functions/fleet/vehicle-store.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';

/** Proposes drivers for a vehicle that a leaver has up to a day. */
export type NextDrivers = (leaver: EmployeeRow, firstDayWithout: IsoDate) => NextDriverOut[];

/** Later than every day: the end of a vehicle that somebody keeps. */
const NEVER = '9999-12-31';

/** The first day on which each person who has or will get a vehicle has none any more. */
const lastVehicleDays = async (): Promise<ReadonlyMap<number, IsoDate>> => {
  const ends = new Map<number, IsoDate>();
  (await everyVehicle()).visit(({ periods, date_end: outOfUse }) => {
    for (const { employee_id: id, end_date: end } of periods) {
      const last = [end ?? NEVER, outOfUse ?? NEVER].reduce((one, other) => (other < one ? other : one));
      if (last > (ends.get(id) ?? '')) ends.set(id, last);
    }
  });
  return ends;
};

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
  const [people, ends] = await Promise.all([employeeCollection.refresh(), lastVehicleDays()]);
  const seen = Array.from(people.all()).filter((row) => row.deleted === 0 && seesPerson(actor, row));
  return (leaver, firstDayWithout) => {
    const day = firstDayWithout > today() ? firstDayWithout : today();
    const hasVehicle = (id: number): boolean => (ends.get(id) ?? '') > day;
    return nextDrivers(leaver, seen, { day, hasVehicle }).map(({ person, reason, from }) => ({
      employee_id: person.id,
      name: person.name,
      why: reason,
      start_date: reason === 'new' ? toDmyOrNull(person.start_date) : null,
      from: toDmy(from),
    }));
  };
};
