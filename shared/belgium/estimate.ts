import type { VehicleFields } from '#shared/fleet/vehicle.ts';
import type { ParameterCode } from './parameter-codes.ts';

/** The values of a vehicle that the formulas take. */
export type EstimatedVehicle = Pick<
  VehicleFields,
  | 'type'
  | 'fuel'
  | 'co2_g_km'
  | 'co2_g_km_wltp'
  | 'co2_g_km_corresponding'
  | 'date_first_registration'
  | 'order_date'
  | 'catalogue_value'
  | 'is_utility_vehicle'
  | 'is_pool_vehicle'
  | 'currency'
>;

export const estimateNames = ['benefit_in_kind', 'co2_contribution'] as const;
export type EstimateName = (typeof estimateNames)[number];

/** The fields without which a figure cannot be computed. */
export const estimateFields = [
  'fuel',
  'co2_g_km_wltp',
  'date_first_registration',
  'order_date',
  'catalogue_value',
  'is_utility_vehicle',
  'currency',
] as const;
export type EstimateField = (typeof estimateFields)[number];

export const noEstimateReasons = [
  'value_missing',
  'no_parameters',
  'bicycle',
  'motorbike',
  'utility_vehicle',
  'pool_vehicle',
  'other_currency',
] as const;

/** Why a figure cannot be computed, and the field that would change that. */
export type NoEstimate = {
  readonly reason: (typeof noEstimateReasons)[number];
  readonly field: EstimateField | null;
};

/** A figure, or why there is none. */
export type Estimated<F> = { readonly figure: F } | { readonly missing: readonly NoEstimate[] };

export const valueMissing = (field: EstimateField): NoEstimate => ({ reason: 'value_missing', field });

export const stepCodes = [
  'co2_none',
  'co2_nedc',
  'co2_wltp',
  'co2_lower',
  'co2_unknown',
  'co2_corresponding',
  'fake_hybrid',
  'percentage',
  'percentage_lowest',
  'percentage_highest',
  'age',
  'formula',
  'minimum',
  'own_contribution',
  'own_contribution_share',
  'own_contribution_unknown',
  'per_month',
  'base',
  'electric',
  'times',
  'contribution_minimum',
  'index',
  'bicycle_cost',
  'bicycle_spread',
  'bicycle_running',
] as const;
export type StepCode = (typeof stepCodes)[number];

/** One line of a computation: the numbers that were put in, what came out, and the figures of the year it takes. */
export type Step = {
  readonly code: StepCode;
  readonly values: Readonly<Record<string, number>>;
  readonly parameters: readonly ParameterCode[];
};

export const step = (
  code: StepCode,
  values: Readonly<Record<string, number>>,
  ...parameters: readonly ParameterCode[]
): Step => ({ code, values, parameters });
