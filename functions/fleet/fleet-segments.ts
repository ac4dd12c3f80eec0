import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Actor, IntegrationFeature } from '#shared/permissions/actor.ts';
import { hasFeature } from '#shared/permissions/rules.ts';
import { DEFAULT_CURRENCY } from '#shared/values/currency.ts';
import { heldPolicySegments, seesSegment } from '#functions/platform/assignments/policy-segments.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';

/**
 * Whether a vehicle costs money though nobody drives it. A pool vehicle is nobody's by its nature, and costs of other
 * currencies are added up nowhere.
 */
export const isIdle = (row: VehicleRow): boolean =>
  row.related_employee_id === 0 &&
  row.is_pool_vehicle === 0 &&
  row.currency === DEFAULT_CURRENCY &&
  (row.total_cost_yearly ?? 0) > 0;

/** Built-in segments of the fleet list; custom ones are numbers. */
export const fleetSegments: Readonly<Record<string, (row: VehicleRow) => boolean>> = {
  all: (row) => row.deleted === 0,
  archived: (row) => row.deleted === 1,
  pool: (row) => row.deleted === 0 && row.is_pool_vehicle === 1,
  unassigned: (row) => row.deleted === 0 && row.related_employee_id === 0,
  idle: (row) => row.deleted === 0 && isIdle(row),
  driver_left: (row) => row.deleted === 0 && row.driver_left === 1,
  planned: (row) => row.deleted === 0 && (row.planned !== null || row.date_end !== null),
  not_payroll_ready: (row) => row.deleted === 0 && (row.payroll_missing ?? 0) > 0,
  ...heldPolicySegments<VehicleRow>((row) => row.related_employee_id),
};

/** A segment about something that is switched off would always be empty. */
const featureOf: Readonly<Record<string, IntegrationFeature>> = {
  pool: 'cars/pool-cars',
  not_payroll_ready: 'cars/import',
};

export const segmentsOfFleet = async (actor: Actor): Promise<SegmentChoiceOut[]> =>
  Object.keys(fleetSegments)
    .filter((key) => seesSegment(actor, key) && (featureOf[key] === undefined || hasFeature(actor, featureOf[key])))
    .map((key) => toBuiltInChoice(`fleet:segment.${key}`, key));
