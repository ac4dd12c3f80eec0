import type { CarBody, CarOut } from '#shared/contract/fleet/car.ts';
import { vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { vehicleDateFields, type Vehicle } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import type { Currency } from '#shared/values/currency.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { plannedCells, presentPlanned } from '#functions/platform/assignments/planned-cells.ts';
import { findPerson, nameOfPerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { isMonthPushed, isProcessed, pushedMonthsOfEmployee } from './payroll-lock.ts';
import type { SeenVehicle } from './seen-vehicles.ts';
import { planVehicleChange, type VehicleChange } from './vehicle-changes.ts';
import { vehicleIndex, vehicleStore } from './vehicle-store.ts';
import { presentVehicle, type HolderFacts } from './vehicle-wire.ts';

const withDmyDates = (body: CarBody): CarBody => {
  const whole: Partial<Record<keyof CarBody, unknown>> = { ...body };
  for (const name of vehicleDateFields) if (body[name] === undefined) whole[name] = body[`${name}_dmy`];
  return whole as CarBody;
};

/** How this actor's saves of vehicles are planned, and how vehicles are shown to them. */
export const plannedVehicles = (actor: Actor) => {
  const context = vehicleContext(actor);

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

  /**
   * What a new vehicle is planned with, read together; one that names no currency has that of the company. A refused
   * vehicle leaves a gap in ids and numbers.
   */
  const begin = async (named: Currency | undefined) => {
    const [id, numberOf, rows, currency] = await Promise.all([
      vehicleStore.reserveIds(),
      autoNumbers('car'),
      vehicleIndex(context),
      named ?? readCompany().then((company) => company.currency),
    ]);
    return { id, numbers: numberOf(0), rows, currency };
  };

  return { plan, begin, present, holderFacts, areChecksSkipped };
};
