import * as z from 'zod';
import { bicycleAware, carFieldsIn, type CarBody } from '#shared/contract/fleet/car.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared } from '#shared/values/wire.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { givenLateIssues } from '#functions/platform/assignments/given-late.ts';
import { personIssues } from '#functions/platform/directory/employees.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { pushUnchanged } from './payroll-lock.ts';
import { vehicles } from './vehicles.ts';

const fields = bicycleAware(z.strictObject({ ...carFieldsIn, change_date: cleared(wireDate) }));
type Own = z.output<typeof fields>;

const assertMayAssign = (actor: Actor, { related_employee_id: driver }: CarBody): void => {
  if (driver !== undefined)
    assertMay(actor, 'fleet:assign', 'You do not have the right to change who drives a vehicle.');
};

/**
 * Vehicles in bulk edit: each as if its form was saved. Another driver starts on the day of the change, today by default;
 * what that driver has already stays as it is.
 */
export const vehiclesInBulk: BulkEdit<Vehicle, Own> = {
  fields,

  async issues(actor, own) {
    assertMayAssign(actor, own);
    const driver = own.related_employee_id ?? 0;
    return [
      ...(await personIssues(actor, driver, 'related_employee_id')),
      ...givenLateIssues(driver, own.change_date, 'change_date'),
    ];
  },

  async open(actor, ids) {
    const fleet = vehicles(actor);
    const toChange = await fleet.manyToChange(ids);
    return {
      toChange: (id) => toChange(id).vehicle,
      async plan({ id }, { change_date: day = null, ...sent }, extras) {
        assertMayAssign(actor, sent);
        const seen = toChange(id);
        const { related_employee_id: driver, ...own } = sent;
        const body = driver === seen.vehicle.related_employee_id ? own : sent;
        const { changed, issues, writes } = await fleet.plan(id, body, day, { seen, extras });
        return { changed, issues, writes: changed ? [...writes, pushUnchanged(id, seen.pushedMonths)] : [] };
      },
    };
  },
};
