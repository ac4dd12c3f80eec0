import type { HandOver } from '#functions/platform/assignments/hand-over.ts';
import { pushUnchanged } from './payroll-lock.ts';
import { vehicles } from './vehicles.ts';

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
        const { issues, writes } = await fleet.plan(id, { related_employee_id: to }, day, seen);
        return { issues, writes: [...writes, pushUnchanged(id, seen.pushedMonths)] };
      },
    };
  },
};
