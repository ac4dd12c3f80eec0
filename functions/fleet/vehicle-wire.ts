import { periodOn } from '#shared/assignments/periods.ts';
import type { PlannedOut } from '#shared/contract/records/planned.ts';
import type { CarDetails, CarOut, CarRow } from '#shared/contract/fleet/car.ts';
import {
  payrollChecks,
  payrollIssues,
  isNameLocked,
  isOverADayOld,
  looksLikeChassisNumber,
  totalCost,
  type VehicleContext,
} from '#shared/fleet/vehicle.rules.ts';
import { plannedEnd } from '#shared/fleet/vehicle.dated.ts';
import type { PayrollField, Vehicle } from '#shared/fleet/vehicle.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { can } from '#shared/permissions/rules.ts';
import { belgianDay, toDmyOrNull } from '#shared/values/dates.ts';
import { presentPolicyRow } from '#functions/platform/contracts/policy-wire.ts';
import { presentPlanned } from '#functions/platform/assignments/planned-cells.ts';
import type { VisibleEmployees } from '#functions/platform/directory/scope.ts';
import type { PictureOf } from '#functions/platform/files/picture-links.ts';

type Sendable = Omit<Vehicle, 'related_employee_link_source_app' | 'import_id'>;

/** The name of the driver, and who is planned to follow. */
export type HolderFacts = { readonly personName: string | null; readonly planned: PlannedOut };

/**
 * The one serializer for list, detail and conflict answers: the fields that this actor may see, dates as dd/mm/yyyy.
 */
const common = (
  value: Sendable,
  { personName, planned }: HolderFacts,
  actor: Actor,
): Omit<CarOut, 'related_employee_link_source_app'> => ({
  id: value.id,
  version: value.version,
  type: value.type,
  brand: value.brand,
  model: value.model,
  plate: value.plate,
  fuel: value.fuel,
  chassis_number: value.chassis_number,
  color: value.color,
  pk: value.pk,
  supplier: value.supplier,
  related_employee_id: value.related_employee_id,
  person_id: value.related_employee_id,
  person_name: personName,
  is_pool_vehicle: value.is_pool_vehicle,
  co2_g_km: value.co2_g_km,
  co2_g_km_wltp: value.co2_g_km_wltp,
  co2_g_km_corresponding: value.co2_g_km_corresponding ?? null,
  date_first_registration: toDmyOrNull(value.date_first_registration),
  date_commissioning: toDmyOrNull(value.date_commissioning),
  order_date: toDmyOrNull(value.order_date),
  catalogue_value: value.catalogue_value,
  is_utility_vehicle: value.is_utility_vehicle,
  usage_type: value.usage_type,
  contract_type: value.contract_type,
  cost_yearly: value.cost_yearly,
  operational_cost_yearly: value.operational_cost_yearly,
  ...(can(actor, 'wages:own-contribution') && {
    own_contribution: value.own_contribution,
    own_contribution_payment_type: value.own_contribution_payment_type,
  }),
  specifics: value.specifics,
  currency: value.currency,
  deleted: value.deleted,
  date_end: value.deleted === 1 ? toDmyOrNull(value.date_end) : null,
  planned,
  planned_end: toDmyOrNull(plannedEnd(value)),
});

export const presentVehicle = (value: Vehicle, facts: HolderFacts, actor: Actor): CarOut => ({
  ...common(value, facts, actor),
  related_employee_link_source_app: value.related_employee_link_source_app,
});

export const presentVehicleRow = (
  row: VehicleRow,
  actor: Actor,
  scope: VisibleEmployees,
  picture: PictureOf,
): Omit<CarRow, 'tags' | 'custom_fields'> => ({
  ...common(row, { personName: row.person_name, planned: presentPlanned(row, scope) }, actor),
  driver_since: toDmyOrNull(row.driver_since),
  person_avatar: picture(row.person_avatar),
  team_names: row.team_names,
  total_cost_yearly: row.total_cost_yearly,
  payroll_missing: row.payroll_missing,
  ...(can(actor, fieldRights.car.benefit_yearly) && { benefit_yearly: row.benefit_yearly }),
  co2_contribution_monthly: row.co2_contribution_monthly,
  ...presentPolicyRow(row, actor),
});

const readiness = (value: Vehicle, context: VehicleContext): CarDetails['payroll_readiness'] => {
  const failing = new Map(payrollIssues(value, context).map((failed) => [failed.path, failed.message]));
  const checks = payrollChecks(value, context).map((field) => ({
    field,
    ok: !failing.has(field),
    message: failing.get(field) ?? null,
  }));
  return { asked: checks.length > 0, checks };
};

export type DetailFacts = HolderFacts & {
  /** A link to the picture. */
  personAvatar: string | null;
  lockedFields: PayrollField[];
  mayChange: boolean;
  estimates: CarDetails['estimates'];
  duplicatePlate: boolean;
  driverLeft: boolean;
  checksSkipped: boolean;
  at: Date;
};

export const presentVehicleDetails = (
  value: Vehicle,
  facts: DetailFacts,
  context: VehicleContext,
  actor: Actor,
): CarDetails => ({
  ...presentVehicle(value, facts, actor),
  tags: [...(value.tags ?? [])],
  person_avatar: facts.personAvatar,
  driver_since: toDmyOrNull(periodOn(value.periods, belgianDay(facts.at))?.start_date ?? null),
  total_cost_yearly: totalCost(value),
  is_over_a_day_old: isOverADayOld(value, facts.at) ? 1 : 0,
  name_locked: isNameLocked(value, context, facts.at),
  may_change: facts.mayChange,
  locked_fields: facts.lockedFields,
  payroll_checks_skipped: facts.checksSkipped,
  estimates: facts.estimates,
  payroll_readiness: readiness(value, context),
  synced_at: value.synced_at,
  created_at: value.created_at,
  warnings: [
    ...(facts.driverLeft ? (['driver_left'] as const) : []),
    ...(facts.duplicatePlate ? (['duplicate_plate'] as const) : []),
    ...(value.chassis_number !== null && !looksLikeChassisNumber(value.chassis_number)
      ? (['chassis_format'] as const)
      : []),
  ],
});
