import type { HandOver } from '#functions/platform/assignments/hand-over.ts';
import { pushUnchanged } from './payroll-lock.ts';
import { vehicles } from './vehicles.ts';

/** A vehicle from one driver to another or to nobody: an edit of its driver. */
export const handOverCars: HandOver = {
  object: 'car',

  async open(actor, ids) {
    const fleet = vehicles(actor);
    const seeToChange = await fleet.seeManyToChange(ids);
    return {
      toChange(id) {
        const { vehicle } = seeToChange(id);
        return { stored: vehicle, holder: vehicle.deleted === 1 ? 0 : vehicle.related_employee_id };
      },
      async plan(id, to, day) {
        const seen = seeToChange(id);
        const { issues, writes } = await fleet.plan(id, { related_employee_id: to }, day, seen);
        return { issues, writes: [...writes, pushUnchanged(id, seen.pushedMonths)] };
      },
    };
  },
};
