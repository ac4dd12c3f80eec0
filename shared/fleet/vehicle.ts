import * as z from 'zod';
import { period } from '#shared/assignments/periods.ts';
import { extrasFields } from '#shared/records/record-extras.ts';
import { currencies, DEFAULT_CURRENCY } from '#shared/values/currency.ts';
import { fuels } from '#shared/values/fuel.ts';
import { flag, id, triFlag, version } from '#shared/values/wire.ts';

export const vehicleTypes = ['car', 'motorbike', 'bicycle'] as const;
export const contractTypes = ['buy', 'hire', 'op_lease', 'fin_lease'] as const;
export const usageTypes = ['private_and_commute', 'private'] as const;

export type VehicleType = (typeof vehicleTypes)[number];

const isoDate = z.string();
const money = z.number();

/**
 * The fields that people fill in: dates ISO, money in currency units, null empty, 0 nobody
 * (docs/areas/fleet.md#fields).
 */
export const vehicleFields = z.object({
  type: z.enum(vehicleTypes),
  brand: z.string(),
  model: z.string(),
  plate: z.string().nullable(),
  fuel: z.enum(fuels).nullable(),
  chassis_number: z.string().nullable(),
  color: z.string().nullable(),
  /** Horsepower. */
  pk: z.int().nullable(),
  supplier: z.string().nullable(),
  specifics: z.string().nullable(),
  related_employee_id: z.int().nonnegative(),
  is_pool_vehicle: triFlag,
  co2_g_km: z.int().nullable(),
  co2_g_km_wltp: z.int().nullable(),
  /** The CO2 value of the car that FPS Finance lists for a fake hybrid; older records lack it. */
  co2_g_km_corresponding: z.int().nullable().optional(),
  date_first_registration: isoDate.nullable(),
  date_commissioning: isoDate.nullable(),
  order_date: isoDate.nullable(),
  catalogue_value: money.nullable(),
  is_utility_vehicle: triFlag,
  usage_type: z.enum(usageTypes).nullable(),
  contract_type: z.enum(contractTypes).nullable(),
  cost_yearly: money.nullable(),
  operational_cost_yearly: money.nullable(),
  own_contribution: money.nullable(),
  /** Other values than `ownContributionPaymentTypes` are kept as they came (docs/areas/fleet.md#fields). */
  own_contribution_payment_type: z.string().nullable(),
  currency: z.enum(currencies),
});
export type VehicleFields = z.infer<typeof vehicleFields>;

/** A vehicle as stored. */
export const vehicle = vehicleFields.extend({
  id,
  version,
  deleted: flag,
  date_end: isoDate.nullable(),
  related_employee_link_source_app: z.string().nullable(),
  /**
   * When an integration took the vehicle over: from then on payroll fields are locked
   * (docs/areas/fleet.md#payroll-lock).
   */
  synced_at: z.string().nullable(),
  created_at: z.string(),
  /** The import that wrote the vehicle last, for undo by import id. */
  import_id: z.string().nullable(),
  /** The periods of its drivers, oldest first. */
  periods: z.array(period),
  ...extrasFields,
});
export type Vehicle = z.infer<typeof vehicle>;

export const emptyVehicle: VehicleFields = {
  type: 'car',
  brand: '',
  model: '',
  plate: null,
  fuel: null,
  chassis_number: null,
  color: null,
  pk: null,
  supplier: null,
  specifics: null,
  related_employee_id: 0,
  is_pool_vehicle: 0,
  co2_g_km: null,
  co2_g_km_wltp: null,
  co2_g_km_corresponding: null,
  date_first_registration: null,
  date_commissioning: null,
  order_date: null,
  catalogue_value: null,
  is_utility_vehicle: -1,
  usage_type: null,
  contract_type: null,
  cost_yearly: null,
  operational_cost_yearly: null,
  own_contribution: null,
  own_contribution_payment_type: null,
  currency: DEFAULT_CURRENCY,
};

/** Fields that an integration or a processed payroll month locks (docs/areas/fleet.md#payroll-lock). */
export const payrollFields = [
  'fuel',
  'co2_g_km',
  'co2_g_km_wltp',
  'date_first_registration',
  'date_commissioning',
  'order_date',
  'catalogue_value',
  'is_utility_vehicle',
  'usage_type',
] as const satisfies readonly (keyof VehicleFields)[];
export type PayrollField = (typeof payrollFields)[number];

/** Fields that a bicycle does not have: saving a bicycle clears them (docs/areas/fleet.md#what-a-bicycle-lacks). */
export const nonBicycleFields = [
  'plate',
  'fuel',
  'pk',
  'co2_g_km',
  'co2_g_km_wltp',
  'co2_g_km_corresponding',
  'is_utility_vehicle',
  'date_commissioning',
] as const satisfies readonly (keyof VehicleFields)[];

/** Every date field, for the codec between wire (dd/mm/yyyy) and storage (ISO). */
export const vehicleDateFields = ['date_first_registration', 'date_commissioning', 'order_date'] as const;

export const vehicleName = (value: { brand: string; model: string }): string => `${value.brand} ${value.model}`.trim();
