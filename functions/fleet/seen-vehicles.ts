import { answerableFor } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { heldRecords, type HeldKind } from '#functions/platform/assignments/held-records.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { readParts } from '#functions/platform/storage/read-parts.ts';
import { fleetSegments } from './fleet-segments.ts';
import { pushedMonthsOf, PUSHED_PART } from './payroll-lock.ts';
import { vehicleHolders } from './vehicle-sight.ts';
import { vehicleIndex, vehicleStore } from './vehicle-store.ts';

const heldVehicles: HeldKind<'car'> = {
  object: 'car',
  ...vehicleHolders,
  segments: fleetSegments,
  holderOf: (row) => row.related_employee_id,
  index: (actor) => vehicleIndex(vehicleContext(actor)),
};

/** A vehicle as read for one actor, with what belongs to it. */
export type SeenVehicle = { vehicle: Vehicle; pushedMonths: string[] };

/** The list of vehicles as this actor may see it, and single ones read to be shown or changed. */
export const seenVehicles = (actor: Actor) => {
  const records = heldRecords(heldVehicles, actor);

  /**
   * The vehicle, or 404 when it does not exist or is driven by someone out of sight: the same answer for both. `people`
   * is the refresh that brings the people up to date.
   */
  const see = async (id: number, people: Promise<unknown> = employeeCollection.refresh()): Promise<SeenVehicle> => {
    const [whole] = await Promise.all([vehicleStore.getWithParts(id), people]);
    if (!whole) throw new AppError('not_found');
    await records.assertSees(answerableFor(whole.entity, whole.entity.related_employee_id));
    return { vehicle: whole.entity, pushedMonths: pushedMonthsOf(whole.parts.get(PUSHED_PART)) };
  };

  /** `see` for a change; 403 for a vehicle of another team. */
  const toChange = async (id: number, people?: Promise<unknown>): Promise<SeenVehicle> => {
    const seen = await see(id, people);
    await records.assertMayChange(answerableFor(seen.vehicle, seen.vehicle.related_employee_id));
    return seen;
  };

  /** `toChange` for many vehicles, read together. */
  const manyToChange = async (ids: readonly number[]): Promise<(id: number) => SeenVehicle> => {
    const [vehicleOf, parts, assertMayChange] = await Promise.all([
      vehicleStore.getEach(ids),
      readParts(vehicleStore.type, ids, PUSHED_PART),
      records.accessChecker(),
      employeeCollection.refresh(),
    ]);
    return (id) => {
      const vehicle = vehicleOf(id);
      assertMayChange(answerableFor(vehicle, vehicle.related_employee_id));
      return { vehicle, pushedMonths: pushedMonthsOf(parts.get(id)) };
    };
  };

  /** `toChange` with the rows of all vehicles, read together. */
  const beginChange = async (id: number) => {
    const index = vehicleIndex(vehicleContext(actor));
    const [seen, rows] = await Promise.all([toChange(id, index), index]);
    return { seen, rows };
  };

  return { records, see, toChange, manyToChange, beginChange };
};
