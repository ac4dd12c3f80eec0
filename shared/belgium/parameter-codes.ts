import { keysOf } from '#shared/values/keys-of.ts';
/** What a parameter is written in, on the screen as in a form. */
export type ParameterUnit = 'grams' | 'percent' | 'euro' | 'times' | 'days';

/** Every figure that the formulas take, with its unit, in the order in which they are shown. */
export const parameterUnits = {
  reference_petrol: 'grams',
  reference_diesel: 'grams',
  benefit_minimum: 'euro',
  percentage_base: 'percent',
  percentage_step: 'percent',
  percentage_lowest: 'percent',
  percentage_highest: 'percent',
  age_step: 'percent',
  age_floor: 'percent',
  fake_hybrid_times: 'times',
  co2_index: 'times',
  co2_times: 'times',
  co2_minimum: 'euro',
  co2_minimum_old: 'euro',
  co2_per_gram: 'euro',
  co2_flat_petrol: 'euro',
  co2_flat_diesel: 'euro',
  co2_flat_lpg: 'euro',
  co2_electric: 'euro',
  co2_unknown_petrol: 'grams',
  co2_unknown_diesel: 'grams',
  voucher_value: 'euro',
  voucher_employee: 'euro',
  training_days: 'days',
  training_days_small: 'days',
} as const satisfies Readonly<Record<string, ParameterUnit>>;

export type ParameterCode = keyof typeof parameterUnits;
export const parameterCodes = keysOf(parameterUnits);

/** The parameters that are set anew for each year. Without one of them a year has no figures. */
export const yearlyCodes = [
  'reference_petrol',
  'reference_diesel',
  'benefit_minimum',
  'co2_index',
] as const satisfies readonly ParameterCode[];
export type YearlyCode = (typeof yearlyCodes)[number];

/** What belongs together on the screen. */
export const parameterGroups = {
  benefit: [
    'reference_petrol',
    'reference_diesel',
    'benefit_minimum',
    'percentage_base',
    'percentage_step',
    'percentage_lowest',
    'percentage_highest',
    'age_step',
    'age_floor',
    'fake_hybrid_times',
  ],
  contribution: [
    'co2_index',
    'co2_times',
    'co2_minimum',
    'co2_minimum_old',
    'co2_per_gram',
    'co2_flat_petrol',
    'co2_flat_diesel',
    'co2_flat_lpg',
    'co2_electric',
    'co2_unknown_petrol',
    'co2_unknown_diesel',
  ],
  vouchers: ['voucher_value', 'voucher_employee'],
  trainings: ['training_days', 'training_days_small'],
} as const satisfies Readonly<Record<string, readonly ParameterCode[]>>;

/** The longest text that says where figures were read. */
export const SOURCE_MAX = 200;
