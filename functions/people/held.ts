import type { Held } from '#shared/contract/people/employee.ts';
import { periodOn } from '#shared/assignments/periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { vehicles } from '#functions/fleet/vehicles.ts';

/**
 * What a person holds on that day. The caller has checked that the actor sees the person; what hangs off him needs the
 * right of its own area (reliability §1, case 3).
 */
export const heldOn = async (actor: Actor, employeeId: number, day: IsoDate): Promise<Held> => {
  const rows = can(actor, 'fleet:read') ? await vehicles(actor).heldBy(employeeId, day) : [];
  return {
    vehicles: rows.flatMap(({ id, name, type, plate, periods }) => {
      const period = periodOn(periods, day);
      return period
        ? [{ id, name, type, plate, start_date: toDmy(period.start_date), end_date: toDmyOrNull(period.end_date) }]
        : [];
    }),
    assets: [],
    licences: [],
  };
};
