import type { CarDetails, CarRow } from '#shared/contract/fleet/car.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { answerableFor } from '#shared/assignments/periods.ts';
import { lockedFields } from '#shared/fleet/vehicle.rules.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { carPolicies } from '#functions/platform/contracts/policies.ts';
import { presentPolicy } from '#functions/platform/contracts/policy-wire.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { pictureLink, pictureLinks } from '#functions/platform/files/picture-links.ts';
import { presentCustomFields, presentExtras } from '#functions/platform/records/extras-wire.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { lackingYear, parametersOn } from './added-years.ts';
import { isProcessed } from './payroll-lock.ts';
import { estimateFacts, presentEstimates } from './present-estimates.ts';
import { vehicleIndex } from './vehicle-store.ts';
import { presentVehicleDetails, presentVehicleRow } from './vehicle-wire.ts';
import { vehicles } from './vehicles.ts';

export const readVehiclePage = async (
  actor: Actor,
  query: ListQuery,
): Promise<{ data: CarRow[]; count: number; has_archived_vehicles: boolean }> => {
  const { data, count, fields, hasArchived } = await vehicles(actor).page(query);
  const [picture, scope, parametersOf] = await Promise.all([
    pictureLinks(data.map((row) => row.person_avatar)),
    visibleEmployees(actor),
    parametersOn(today()),
  ]);
  const lacking = lackingYear(parametersOf);
  return {
    data: data.map((row) => ({
      ...presentVehicleRow(row, actor, scope, picture),
      ...(lacking !== null && row.type === 'car' && row.deleted === 0 && { unknown_year: lacking }),
      ...presentExtras(row, fields),
    })),
    count,
    has_archived_vehicles: hasArchived,
  };
};

type VehicleFacts = Awaited<ReturnType<typeof presentPolicy>> & {
  readonly details: CarDetails;
  readonly driverId: number;
  readonly custom_fields: CustomFieldOut[];
};

/** One vehicle with its derived values; everything is read in parallel. */
export const readVehicleDetails = async (actor: Actor, id: number): Promise<VehicleFacts> => {
  const fleet = vehicles(actor);
  const { context } = fleet;
  const index = vehicleIndex(context);
  const reading = fleet.see(id, index);
  const [rows, { vehicle, pushedMonths }, custom_fields] = await Promise.all([
    index,
    reading,
    presentCustomFields(
      actor,
      'car',
      reading.then((seen) => seen.vehicle),
    ),
  ]);
  const processed = isProcessed(pushedMonths);
  const facts = {
    ...(await fleet.holderFacts(vehicle)),
    personAvatar: await pictureLink(rows.get(id)?.person_avatar ?? null),
    estimates: presentEstimates(vehicle, actor, await estimateFacts(actor)),
    lockedFields: lockedFields(vehicle, processed, context),
    mayChange: await fleet.mayChange(answerableFor(vehicle, vehicle.related_employee_id)),
    driverLeft: vehicle.deleted === 0 && employeeCollection.rows.get(vehicle.related_employee_id)?.deleted === 1,
    duplicatePlate: vehicle.deleted === 0 && fleet.hasDuplicatePlate(rows, vehicle),
    checksSkipped: await fleet.areChecksSkipped(vehicle.related_employee_id, today()),
    at: now(),
  };
  return {
    details: presentVehicleDetails(vehicle, facts, context, actor),
    driverId: vehicle.related_employee_id,
    custom_fields,
    ...(await presentPolicy(actor, rows.get(id), carPolicies.rowsOf(id), vehicle.related_employee_id)),
  };
};
