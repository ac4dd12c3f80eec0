import * as z from 'zod';
import { estimates } from '#shared/contract/fleet/estimates.ts';
import { holderWarnings } from '#shared/assignments/planned.ts';
import { policyRow } from '#shared/contract/contracts/policy.ts';
import { plannedOut } from '#shared/contract/records/planned.ts';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import { CO2_MAX, PK_MAX, PLATE_MAX, TEXT_MAX } from '#shared/fleet/vehicle.rules.ts';
import { contractTypes, nonBicycleFields, payrollFields, usageTypes, vehicleTypes } from '#shared/fleet/vehicle.ts';
import { fuels } from '#shared/values/fuel.ts';
import { currencies } from '#shared/values/currency.ts';
import { dmyDate, wireDate } from '#shared/values/wire-date.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { line, paragraph } from '#shared/values/text.ts';
import { cleared, flag, id, personRef, triFlag, version } from '#shared/values/wire.ts';

const co2 = wireWholeNumber.pipe(z.int().min(0).max(CO2_MAX));
// The rules check plate and fuel, since the allowed ones depend on the vehicle and on the features of the company.
const plate = line(TEXT_MAX)
  .transform((text) => text.toUpperCase())
  .meta({ maxLength: PLATE_MAX });
const fuel = line(TEXT_MAX).meta({ enum: [...fuels] });

/** The fields of a vehicle in a request: all optional, so that the rules can name each missing one. */
export const carFieldsIn = {
  type: cleared(z.enum(vehicleTypes)),
  brand: cleared(line(TEXT_MAX)),
  model: cleared(line(TEXT_MAX)),
  plate: cleared(plate),
  fuel: cleared(fuel),
  chassis_number: cleared(line(50)),
  color: cleared(line(100)),
  pk: cleared(wireWholeNumber.pipe(z.int().positive().max(PK_MAX))),
  supplier: cleared(line(TEXT_MAX)),
  specifics: cleared(paragraph(TEXT_MAX)),
  related_employee_id: personRef.optional(),
  is_pool_vehicle: triFlag.optional(),
  co2_g_km: cleared(co2),
  co2_g_km_wltp: cleared(co2),
  /** The CO2 value of the car that corresponds to a fake hybrid (docs/areas/belgium.md#fake-hybrids). */
  co2_g_km_corresponding: cleared(co2),
  date_first_registration: cleared(wireDate),
  date_commissioning: cleared(wireDate),
  order_date: cleared(wireDate),
  /** Other names of the dates, read when the date itself is absent and never sent (docs/areas/fleet.md#fields). */
  date_first_registration_dmy: cleared(wireDate),
  date_commissioning_dmy: cleared(wireDate),
  order_date_dmy: cleared(wireDate),
  catalogue_value: cleared(wireMoney),
  is_utility_vehicle: triFlag.optional(),
  usage_type: cleared(z.enum(usageTypes)),
  contract_type: cleared(z.enum(contractTypes)),
  cost_yearly: cleared(wireMoney),
  operational_cost_yearly: cleared(wireMoney),
  own_contribution: cleared(wireMoney),
  /** Other values than the three known ones are kept, too (docs/areas/fleet.md#fields). */
  own_contribution_payment_type: cleared(line(60)),
  /** A new vehicle that names none has that of the company. */
  currency: z.enum(currencies).optional(),
};

/** The names of request fields that bicycles lack. */
export const nonBicycleInputs = [...nonBicycleFields, 'date_commissioning_dmy'] as const;
const nonBicycleNames = new Set<string>(nonBicycleInputs);

/** The values without the fields that bicycles lack. */
export const withoutNonBicycleInputs = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !nonBicycleNames.has(name))) as T;

/**
 * Leaves the fields that bicycles lack out of a body of type bicycle, before any of them is parsed
 * (docs/areas/fleet.md#what-a-bicycle-lacks).
 */
export const bicycleAware = <S extends z.ZodType>(schema: S) =>
  z.preprocess<unknown, S, z.input<S>>((body) => {
    if (typeof body !== 'object' || body === null || !('type' in body) || body.type !== 'bicycle') return body;
    return withoutNonBicycleInputs(body);
  }, schema);

export const carBody = bicycleAware(z.strictObject(carFieldsIn));
export type CarBody = z.output<typeof carBody>;

export const addCarBody = bicycleAware(
  z.strictObject({
    ...carFieldsIn,
    /** The day since when its driver has the new vehicle, today when absent. */
    start_date: cleared(wireDate),
    /** The vehicle whose custom fields the new one gets (docs/areas/records.md#duplicates). */
    like: id.optional(),
  }),
);
export type AddCarBody = z.output<typeof addCarBody>;

/** A vehicle in a response; the own contribution is there only for readers who may see wages. */
export const carOut = z.object({
  id,
  version,
  type: z.enum(vehicleTypes),
  brand: z.string(),
  model: z.string(),
  plate: z.string().nullable(),
  fuel: z.enum(fuels).nullable(),
  chassis_number: z.string().nullable(),
  color: z.string().nullable(),
  pk: z.int().nullable(),
  supplier: z.string().nullable(),
  specifics: z.string().nullable(),
  related_employee_id: z.int(),
  related_employee_link_source_app: z.string().nullable(),
  person_id: z.int(),
  person_name: z.string().nullable(),
  is_pool_vehicle: triFlag,
  co2_g_km: z.int().nullable(),
  co2_g_km_wltp: z.int().nullable(),
  co2_g_km_corresponding: z.int().nullable(),
  date_first_registration: dmyDate.nullable(),
  date_commissioning: dmyDate.nullable(),
  order_date: dmyDate.nullable(),
  catalogue_value: z.number().nullable(),
  is_utility_vehicle: triFlag,
  usage_type: z.enum(usageTypes).nullable(),
  contract_type: z.enum(contractTypes).nullable(),
  cost_yearly: z.number().nullable(),
  operational_cost_yearly: z.number().nullable(),
  own_contribution: z.number().nullable().optional(),
  own_contribution_payment_type: z.string().nullable().optional(),
  currency: z.enum(currencies),
  deleted: flag,
  /** The first day out of use, once it has come. */
  date_end: dmyDate.nullable(),
  ...plannedOut,
});
export type CarOut = z.output<typeof carOut>;

/** A line of the list: the vehicle with derived values. */
export const carRow = carOut.omit({ related_employee_link_source_app: true }).extend({
  /** The first day of the present driver. */
  driver_since: dmyDate.nullable(),
  /** A link to the picture, valid for a short time; null without one. */
  person_avatar: z.string().nullable(),
  /** Teams of the driver. */
  team_names: z.string().nullable(),
  total_cost_yearly: z.number().nullable(),
  /** Number of failing payroll checks; null when payroll does not check it (bicycle, no cars/import). */
  payroll_missing: z.int().nonnegative().nullable(),
  /** The estimated benefit in kind in EUR a year (docs/areas/belgium.md), only for readers who may see wages. */
  benefit_yearly: z.number().nullable().optional(),
  co2_contribution_monthly: z.number().nullable(),
  /** The year of today while nobody knows its Belgian figures: without them a car has no estimates. */
  unknown_year: z.int().optional(),
  ...policyRow,
  ...extrasRow,
});
export type CarRow = z.output<typeof carRow>;

const readinessCheck = z.object({ field: z.enum(payrollFields), ok: z.boolean(), message: z.string().nullable() });

export const carDetails = carOut.extend({
  tags: extrasRow.tags,
  /** A link to the picture, valid for a short time; null without one. */
  person_avatar: z.string().nullable(),
  /** The first day of the present driver. */
  driver_since: dmyDate.nullable(),
  total_cost_yearly: z.number().nullable(),
  is_over_a_day_old: flag,
  name_locked: z.boolean(),
  /** False for a team manager who sees the vehicle because nobody drives it. Rights are needed besides. */
  may_change: z.boolean(),
  locked_fields: z.array(z.enum(payrollFields)),
  /**
   * Whether saving needs no payroll info: the driver's month was pushed, and `disable_car_assertions_for_pushed_months`
   * is on.
   */
  payroll_checks_skipped: z.boolean(),
  /** What the vehicle costs its driver and employer, as an estimate; null once it is out of use. */
  estimates: estimates.nullable(),
  payroll_readiness: z.object({ asked: z.boolean(), checks: z.array(readinessCheck) }),
  /** The instant since when a payroll office has it; null while none says so (docs/areas/integrations.md#vehicles). */
  synced_at: z.string().nullable(),
  created_at: z.string(),
  /**
   * Soft findings: its driver is deactivated, another active vehicle has this plate, the chassis number has an unusual
   * form.
   */
  warnings: z.array(z.enum(['driver_left', 'duplicate_plate', 'chassis_format'])),
});
export type CarDetails = z.output<typeof carDetails>;

export const carWarnings = z.object({
  warnings: z.array(z.enum(['duplicate_plate', 'chassis_format', ...holderWarnings])).optional(),
});
