import { endOn, type Periods } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import { vehicleDated } from '#shared/fleet/vehicle.dated.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy } from '#shared/values/dates.ts';
import { assertMonthsOpen, correctedEvent } from '#functions/platform/assignments/correction.ts';
import type { HandOver } from '#functions/platform/assignments/hand-over.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { pushUnchanged } from './payroll-lock.ts';
import { vehicleStore } from './vehicle-store.ts';
import type { SeenVehicle } from './seen-vehicles.ts';
import { vehicles } from './vehicles.ts';

/** A corrected history ends where the use of the vehicle ends. */
const correct = (actor: Actor, { vehicle, pushedMonths }: SeenVehicle, periods: Periods) => {
  const { id, date_end: ends, periods: before } = vehicle;
  if (JSON.stringify(before) === JSON.stringify(periods)) return { issues: [], writes: [] };
  const late = ends !== null && JSON.stringify(endOn(periods, ends)) !== JSON.stringify(periods);
  if (late) return { issues: [issue('periods', 'out_of_use', { day: toDmy(ends) })], writes: [] };
  assertMonthsOpen(before, periods, pushedMonths);
  const corrected = { ...vehicle, related_employee_link_source_app: null, periods: [...periods] };
  return {
    issues: [],
    writes: [
      vehicleStore.update(vehicle, vehicleDated.asOf(corrected, today())),
      correctedEvent(actor, 'car', id, { before, after: periods }),
      pushUnchanged(id, pushedMonths),
    ],
  };
};

/** Hands a vehicle to another driver or to nobody: an edit of its driver. */
export const handOverCars: HandOver = {
  object: 'car',

  async open(actor, ids) {
    const fleet = vehicles(actor);
    const toChange = await fleet.manyToChange(ids);
    return {
      toChange(id) {
        const { vehicle } = toChange(id);
        return { stored: vehicle, holder: vehicle.deleted === 1 ? 0 : vehicle.related_employee_id };
      },
      async plan(id, to, day) {
        const seen = toChange(id);
        const { issues, writes } = await fleet.plan(id, { related_employee_id: to }, day, { seen });
        return { issues, writes: [...writes, pushUnchanged(id, seen.pushedMonths)] };
      },
      correct: async (id, periods) => correct(actor, toChange(id), periods),
    };
  },
};
