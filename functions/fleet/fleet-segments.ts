import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Actor, IntegrationFeature } from '#shared/permissions/actor.ts';
import { hasFeature } from '#shared/permissions/rules.ts';
import { heldPolicySegments, seesSegment } from '#functions/platform/assignments/policy-segments.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';

/** Built-in segments of the fleet list; custom ones are numbers. */
export const fleetSegments: Readonly<Record<string, (row: VehicleRow) => boolean>> = {
  all: (row) => row.deleted === 0,
  archived: (row) => row.deleted === 1,
  pool: (row) => row.deleted === 0 && row.is_pool_vehicle === 1,
  unassigned: (row) => row.deleted === 0 && row.related_employee_id === 0,
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
