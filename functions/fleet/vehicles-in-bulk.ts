import { carBody, type CarBody } from '#shared/contract/fleet/car.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { personIssues } from '#functions/platform/directory/employees.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { pushUnchanged } from './payroll-lock.ts';
import { vehicles } from './vehicles.ts';

const assertMayAssign = (actor: Actor, { related_employee_id: driver }: CarBody): void => {
  if (driver !== undefined)
    assertMay(actor, 'fleet:assign', 'You do not have the right to change who drives a vehicle.');
};

/** Vehicles in bulk edit: each as if its form was saved today. */
export const vehiclesInBulk: BulkEdit<Vehicle, CarBody> = {
  plural: 'vehicles',
  fields: carBody,

  async issues(actor, own) {
    assertMayAssign(actor, own);
    return personIssues(actor, own.related_employee_id ?? 0, 'related_employee_id');
  },

  async open(actor, ids) {
    const fleet = vehicles(actor);
    const toChange = await fleet.manyToChange(ids);
    return {
      toChange: (id) => toChange(id).vehicle,
      async plan({ id }, own, extras) {
        assertMayAssign(actor, own);
        const seen = toChange(id);
        const { changed, issues, writes } = await fleet.plan(id, own, null, seen, extras);
        return { changed, issues, writes: changed ? [...writes, pushUnchanged(id, seen.pushedMonths)] : [] };
      },
    };
  },
};
