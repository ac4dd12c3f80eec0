import { unlikelyBenefit } from '#shared/belgium/unlikely-co2.rules.ts';
import { projectedFrom } from '#shared/belgium/what-if.rules.ts';
import type { ParametersOf } from '#shared/belgium/parameters.ts';
import { isFakeHybrid } from '#shared/fleet/fake-hybrid.ts';
import type { VehicleFields } from '#shared/fleet/vehicle.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { can } from '#shared/permissions/rules.ts';
import { formatAmount } from '#shared/values/money.ts';
import { today } from '#functions/platform/runtime/clock.ts';

type Emitting = Pick<VehicleFields, 'fuel' | 'co2_g_km' | 'co2_g_km_wltp' | 'co2_g_km_corresponding'>;

const columnOf = (value: Emitting): keyof Emitting => {
  if ((value.co2_g_km_corresponding ?? null) !== null && isFakeHybrid(value.fuel)) return 'co2_g_km_corresponding';
  return value.co2_g_km_wltp === null ? 'co2_g_km' : 'co2_g_km_wltp';
};

/**
 * Asks about a CO2 value that a row brings and that is most likely mistyped, by what it would cost the driver. The
 * figures of the last known year stand for those that are not known yet.
 */
export const co2Questions = (
  value: VehicleFields,
  before: Emitting | undefined,
  actor: Actor,
  parametersOf: ParametersOf,
): ImportIssue[] => {
  const isAsBefore = (['fuel', 'co2_g_km', 'co2_g_km_wltp', 'co2_g_km_corresponding'] as const).every(
    (field) => before !== undefined && (before[field] ?? null) === (value[field] ?? null),
  );
  if (isAsBefore || !can(actor, fieldRights.car.benefit_yearly)) return [];
  const monthly = unlikelyBenefit(value, today(), projectedFrom(parametersOf));
  if (monthly === null) return [];
  const column = columnOf(value);
  return [importIssue(column, 'unlikely_co2', { amount: formatAmount(monthly) })];
};
