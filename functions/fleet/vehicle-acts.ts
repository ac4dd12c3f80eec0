import { endIssues, endOn, withoutEnd } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { vehicleDated } from '#shared/fleet/vehicle.dated.ts';
import { endOfUseIssues, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { calledOffWrites } from '#functions/platform/assignments/holder-event-writes.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { BulkActs } from '#functions/platform/records/record-kind.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { vehicleClaims } from './vehicle-claims.ts';
import { vehicleStore } from './vehicle-store.ts';
import { vehicles } from './vehicles.ts';

type End = { dateEnd: IsoDate | null | undefined; context: VehicleContext };

/**
 * Takes a vehicle out of use on a day, today by default; another day corrects the one it has. Throws for a day that
 * cannot be.
 */
export const endUse = (
  actor: Actor,
  vehicle: Vehicle,
  { dateEnd, context }: End,
): { day: IsoDate; writes: Write[] } => {
  // A blank date is refused only while the integration takes end dates.
  if (!dateEnd && context.endDatePush && !vehicle.deleted) assertNoIssues([issue('date_end', 'please_fill_end_date')]);
  const day = dateEnd ?? (vehicle.deleted ? vehicle.date_end : null) ?? today();
  if (day === vehicle.date_end) return { day, writes: [] };
  const periods = vehicle.date_end === null ? vehicle.periods : withoutEnd(vehicle.periods, vehicle.date_end);
  assertNoIssues(endIssues(periods, day, today(), 'date_end'), 'period_overlap');
  assertNoIssues(endOfUseIssues(vehicle, day), 'invalid');
  const ended = vehicleDated.asOf({ ...vehicle, date_end: day, periods: [...endOn(periods, day)] }, today());
  const writes = [
    vehicleStore.update(vehicle, ended),
    ...vehicleClaims.change(vehicle, ended),
    ...calledOffWrites({ actor, object: 'car', id: vehicle.id, before: vehicle.periods, after: ended.periods }),
    recordEvent(actor, { object: 'car', id: vehicle.id, type: 'car_deleted', payload: { date_end: toDmy(day) } }),
  ];
  return { day, writes };
};

/** Unarchives a vehicle, or calls its planned end off; nothing is left to do for one that is in use without an end. */
export const restoreVehicle = (actor: Actor, vehicle: Vehicle): Write[] => {
  if (!vehicle.deleted && vehicle.date_end === null) return [];
  // Calling a planned end off leaves the driver where they are; a vehicle out of use comes back without one.
  const periods = vehicle.deleted ? vehicle.periods : withoutEnd(vehicle.periods, vehicle.date_end);
  const inUse = { ...vehicle, deleted: 0 as const, date_end: null, periods: [...periods] };
  const restored = vehicleDated.asOf(inUse, today());
  const { id, date_end: end } = vehicle;
  return [
    vehicleStore.update(vehicle, restored),
    ...vehicleClaims.change(vehicle, restored),
    vehicle.deleted || end === null
      ? recordEvent(actor, { object: 'car', id, type: 'car_undeleted', payload: {} })
      : recordEvent(actor, { object: 'car', id, type: 'plan_called_off', payload: { date_end: toDmy(end) } }),
  ];
};

/** Archive and unarchive of many vehicles. One that is archived already keeps its day. */
export const vehicleActs: BulkActs = {
  async open(actor, ids) {
    const fleet = vehicles(actor);
    const toChange = await fleet.manyToChange(ids);
    return (id, { act, day }) => {
      const { vehicle } = toChange(id);
      const archived = () =>
        vehicle.deleted ? [] : endUse(actor, vehicle, { dateEnd: day, context: fleet.context }).writes;
      return { before: vehicle, issues: [], writes: act === 'archive' ? archived() : restoreVehicle(actor, vehicle) };
    };
  },
};
