import type { CarBody, CarOut } from '#shared/contract/fleet/car.ts';
import { answerableFor } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { plateKey } from '#shared/fleet/plate-key.ts';
import { vehicleContext, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { vehicleDateFields, type Vehicle } from '#shared/fleet/vehicle.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import type { Currency } from '#shared/values/currency.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { heldRecords, isTaken, type HeldKind } from '#functions/platform/assignments/held-records.ts';
import { plannedCells, presentPlanned } from '#functions/platform/assignments/planned-cells.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { employeeCollection, findPerson, nameOfPerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { readParts } from '#functions/platform/storage/read-parts.ts';
import { isMonthPushed, isProcessed, pushedMonthsOf, pushedMonthsOfEmployee, PUSHED_PART } from './payroll-lock.ts';
import { planVehicleChange, type VehicleChange } from './vehicle-changes.ts';
import { fleetSegments } from './fleet-segments.ts';
import { vehicleHolders } from './vehicle-sight.ts';
import { plateKeyColumn, vehicleIndex, vehicleStore } from './vehicle-store.ts';
import { presentVehicle, type HolderFacts } from './vehicle-wire.ts';

const heldVehicles: HeldKind<'car'> = {
  object: 'car',
  ...vehicleHolders,
  segments: fleetSegments,
  holderOf: (row) => row.related_employee_id,
  index: (actor) => vehicleIndex(vehicleContext(actor)),
};

/** A vehicle as read for one actor, with what belongs to it. */
export type SeenVehicle = { vehicle: Vehicle; pushedMonths: string[] };

const withDmyDates = (body: CarBody): CarBody => {
  const whole: Partial<Record<keyof CarBody, unknown>> = { ...body };
  for (const name of vehicleDateFields) if (body[name] === undefined) whole[name] = body[`${name}_dmy`];
  return whole as CarBody;
};

/** Vehicles as this actor may see and change them. */
export const vehicles = (actor: Actor) => {
  const context: VehicleContext = vehicleContext(actor);
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
    const [storedVehicles, parts, assertMayChange] = await Promise.all([
      vehicleStore.getMany(ids),
      readParts(vehicleStore.type, ids, PUSHED_PART),
      records.accessChecker(),
      employeeCollection.refresh(),
    ]);
    const vehiclesById = new Map(storedVehicles.map((vehicle) => [vehicle.id, vehicle]));
    return (id) => {
      const vehicle = vehiclesById.get(id);
      if (!vehicle) throw new AppError('not_found');
      assertMayChange(answerableFor(vehicle, vehicle.related_employee_id));
      return { vehicle, pushedMonths: pushedMonthsOf(parts.get(id)) };
    };
  };

  const holderFacts = async (vehicle: Vehicle): Promise<HolderFacts> => ({
    personName: nameOfPerson(vehicle.related_employee_id),
    planned: presentPlanned(plannedCells(vehicle.periods, vehicle.date_end), await visibleEmployees(actor)),
  });

  const present = async (vehicle: Vehicle): Promise<CarOut> =>
    presentVehicle(vehicle, await holderFacts(vehicle), actor);

  /** Throws for a driver that the save names anew and whom the actor may not give anything. */
  const assertKnownDriver = async (body: CarBody, before: Vehicle | undefined): Promise<void> => {
    const id = body.related_employee_id ?? 0;
    if (id > 0 && id !== before?.related_employee_id) await findPerson(actor, id, 'related_employee_id');
  };

  const areChecksSkipped = async (driverId: number, day: IsoDate): Promise<boolean> =>
    hasFlag(actor, 'disable_car_assertions_for_pushed_months') &&
    driverId > 0 &&
    isMonthPushed(await pushedMonthsOfEmployee(driverId), day);

  /** `numbers` are those of a new vehicle. */
  const plan = async (
    id: number,
    sent: CarBody,
    changeDate: IsoDate | null | undefined,
    {
      seen,
      extras,
      numbers = null,
    }: { seen?: SeenVehicle; extras?: NewExtras | undefined; numbers?: CustomValues | null },
  ) => {
    const body = withDmyDates(sent);
    const before = seen?.vehicle;
    await assertKnownDriver(body, before);
    const driverId = body.related_employee_id ?? before?.related_employee_id ?? 0;
    const change: VehicleChange = {
      actor,
      context,
      id,
      before,
      body,
      changeDate,
      processed: seen ? isProcessed(seen.pushedMonths) : false,
      skipAssertions: await areChecksSkipped(driverId, changeDate ?? today()),
      numbers,
      at: now(),
      extras,
      present,
    };
    return planVehicleChange(change);
  };

  const hasDuplicatePlate = (rows: RowIndex<VehicleRow>, { id, plate }: Pick<Vehicle, 'id' | 'plate'>): boolean =>
    isTaken(rows, plateKeyColumn, plate && plateKey(plate), id);

  return {
    context,
    open: records.open,
    matching: records.matching,
    heldAs: records.heldAs,
    page: records.page,
    mayChange: records.mayChange,
    see,
    toChange,
    manyToChange,
    plan,
    present,
    holderFacts,
    areChecksSkipped,
    hasDuplicatePlate,

    /**
     * What a new vehicle is planned with, read together; one that names no currency has that of the company. A refused
     * vehicle leaves a gap in ids and numbers.
     */
    async begin(named: Currency | undefined) {
      const [id, numberOf, rows, currency] = await Promise.all([
        vehicleStore.reserveIds(),
        autoNumbers('car'),
        vehicleIndex(context),
        named ?? readCompany().then((company) => company.currency),
      ]);
      return { id, numbers: numberOf(0), rows, currency };
    },

    /** `toChange` with the rows of all vehicles, read together. */
    async beginChange(id: number) {
      const index = vehicleIndex(context);
      const [seen, rows] = await Promise.all([toChange(id, index), index]);
      return { seen, rows };
    },

    /** A team manager adds vehicles only for their own people (docs/areas/session-and-rights.md#teams). */
    async assertMayAssign(employeeId: number): Promise<void> {
      assertMay(actor, 'fleet:assign');
      if (employeeId === 0 && !(await records.mayLeaveUnheld())) {
        throw new AppError('form_invalid', {
          fields: [issue('related_employee_id', 'required')],
          detail: 'Choose somebody of your teams.',
        });
      }
    },
  };
};
