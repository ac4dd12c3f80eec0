import { issue, type Issue } from '#shared/errors/issue.ts';
import { hasFeature, hasFlag, can } from '#shared/permissions/rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { DAY_MS, addDays, FIRST_DAY, sensibleDayIssues, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { sumMoney } from '#shared/values/money.ts';
import { isFakeHybrid } from './fake-hybrid.ts';
import {
  emptyVehicle,
  nonBicycleFields,
  payrollFields,
  type PayrollField,
  type Vehicle,
  type VehicleFields,
  vehicleDateFields,
} from './vehicle.ts';
import { extraFuels, plainFuels } from '#shared/values/fuel.ts';

export const PLATE_MAX = 10;
export const CO2_MAX = 500;
export const PK_MAX = 999_999_999;
export const ORDER_DATE_REQUIRED_FROM = '2023-07-01';
export const TEXT_MAX = 500;

/**
 * The rights, flags and integration features of the actor that decide which rules apply
 * (docs/areas/session-and-rights.md#features-and-flags).
 */
export type VehicleContext = {
  payrollImport: boolean;
  poolCars: boolean;
  orderDate: boolean;
  orderDateAlways: boolean;
  orderDatePrefill: boolean;
  usageType: boolean;
  paymentType: boolean;
  extraFuels: boolean;
  endDatePush: boolean;
  skipAssertions: boolean;
  renameOld: boolean;
};

export const vehicleContext = (actor: Actor): VehicleContext => ({
  payrollImport: hasFeature(actor, 'cars/import'),
  poolCars: hasFeature(actor, 'cars/pool-cars'),
  orderDate: hasFeature(actor, 'cars/order-date'),
  orderDateAlways: hasFeature(actor, 'cars/order-date/always-required'),
  orderDatePrefill: hasFeature(actor, 'cars/order-date/prefill'),
  usageType: hasFlag(actor, 'enable_cars_usage_type'),
  paymentType: hasFlag(actor, 'use_own_contribution_payment_type'),
  extraFuels: hasFeature(actor, 'cars/extra-fuels'),
  endDatePush: hasFeature(actor, 'cars/end-date-push'),
  skipAssertions: can(actor, 'fleet:skip-assertions'),
  renameOld: can(actor, 'fleet:rename-old'),
});

const isBicycle = (value: Pick<VehicleFields, 'type'>): boolean => value.type === 'bicycle';

/** A pool vehicle is a car without a person (docs/areas/fleet.md#driver). */
export const mayBePool = (value: Pick<VehicleFields, 'type' | 'related_employee_id'>): boolean =>
  value.type === 'car' && value.related_employee_id === 0;

/** Nobody puts a vehicle into the pool while the integration knows none; one that is in it stays as it is. */
export const poolIssues = (
  before: Pick<VehicleFields, 'is_pool_vehicle'> | undefined,
  { is_pool_vehicle: isPool }: Pick<VehicleFields, 'is_pool_vehicle'>,
  { poolCars }: Pick<VehicleContext, 'poolCars'>,
): Issue[] =>
  isPool === 1 && before?.is_pool_vehicle !== 1 && !poolCars ? [issue('is_pool_vehicle', 'unrecognized_key')] : [];

/** Only a fake hybrid has a corresponding car; with another fuel the value that was kept goes. */
export const correspondingIssues = (
  before: Pick<VehicleFields, 'co2_g_km_corresponding'> | undefined,
  { type, fuel, co2_g_km_corresponding: grams = null }: VehicleFields,
): Issue[] =>
  grams !== null && grams !== before?.co2_g_km_corresponding && type !== 'bicycle' && !isFakeHybrid(fuel)
    ? [issue('co2_g_km_corresponding', 'not_fake_hybrid')]
    : [];

type Contribution = Pick<VehicleFields, 'own_contribution' | 'own_contribution_payment_type'>;

/** The whole of the benefit. */
const SHARE_MAX = 100;

/** Nobody contributes more than the whole benefit. Judged when a save touches it, so that older vehicles can be edited. */
export const contributionIssues = (
  before: Contribution | undefined,
  { own_contribution: amount, own_contribution_payment_type: type }: Contribution,
): Issue[] =>
  type === 'percentage_of_benefit' &&
  (amount ?? 0) > SHARE_MAX &&
  (amount !== before?.own_contribution || type !== before.own_contribution_payment_type)
    ? [issue('own_contribution', 'max', { max: SHARE_MAX })]
    : [];

/** Sets the values that follow from others in the same save (bicycle, pool vehicle, prefilled order date, fuel). */
export const settleVehicle = <V extends VehicleFields>(value: V, context: VehicleContext): V => {
  const settled = { ...value };
  if (!mayBePool(settled)) settled.is_pool_vehicle = 0;
  if (isBicycle(settled)) {
    Object.assign(settled, Object.fromEntries(nonBicycleFields.map((field) => [field, emptyVehicle[field]])));
  }
  if (!isFakeHybrid(settled.fuel)) settled.co2_g_km_corresponding = null;
  if (settled.type === 'car' && context.usageType) settled.usage_type ??= 'private_and_commute';
  if (settled.own_contribution !== null) settled.own_contribution_payment_type ??= 'per_month';
  return withOrderDate(settled, context);
};

/** The order date taken from the first registration when that lies before 2023-07-01. */
export const prefilledOrderDate = (value: Pick<VehicleFields, 'date_first_registration'>): IsoDate | null =>
  value.date_first_registration !== null && value.date_first_registration < ORDER_DATE_REQUIRED_FROM
    ? value.date_first_registration
    : null;

/** Whether the order date follows the first registration; payroll asks only cars for it when they are added. */
export const isOrderDatePrefilled = ({ type }: Pick<VehicleFields, 'type'>, context: VehicleContext): boolean =>
  context.orderDate && context.orderDatePrefill && type === 'car';

/** The vehicle with the prefilled order date, which counts as if it had been entered. */
export const withOrderDate = <V extends VehicleFields>(value: V, context: VehicleContext): V =>
  isOrderDatePrefilled(value, context) && value.order_date === null
    ? { ...value, order_date: prefilledOrderDate(value) }
    : value;

export const isOrderDateRequired = (value: VehicleFields, context: VehicleContext): boolean =>
  context.orderDate &&
  (context.orderDateAlways ||
    (value.date_first_registration !== null && value.date_first_registration >= ORDER_DATE_REQUIRED_FROM));

/**
 * One issue for each missing required field, shown under the title Missing data (docs/areas/fleet.md#required-values).
 */
export const missingVehicleData = (value: { [K in keyof VehicleFields]?: VehicleFields[K] | undefined }): Issue[] => {
  const issues: Issue[] = [];
  const bicycle = value.type === 'bicycle';
  if (!value.type) issues.push(issue('type', 'please_fill_type'));
  if (!value.brand) issues.push(issue('brand', 'please_fill_brand'));
  if (!value.model) issues.push(issue('model', 'please_fill_model'));
  if (!bicycle && !value.plate) issues.push(issue('plate', 'please_fill_plate'));
  if (!bicycle && !value.fuel) issues.push(issue('fuel', 'please_fill_fuel'));
  return issues;
};

/** Whether a refused new vehicle lacks data, so that its title is Missing data instead of Invalid. */
export const isDataMissing = (issues: readonly Issue[]): boolean =>
  issues.some(({ code }) => code.startsWith('please_fill'));

const PLATE = /^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u;
export const isPlate = (text: string): boolean => text === '' || PLATE.test(text);

const plateIssues = (plate: string): Issue[] => {
  if (plate.length > PLATE_MAX) return [issue('plate', 'too_long', { max: PLATE_MAX })];
  return isPlate(plate) ? [] : [issue('plate', 'invalid_characters')];
};

/** The fuels of the company; fake hybrids need the feature `cars/extra-fuels`. */
export const allowedFuels = ({ extraFuels: hasExtra }: Pick<VehicleContext, 'extraFuels'>): readonly string[] =>
  hasExtra ? [...plainFuels, ...extraFuels] : plainFuels;

/**
 * Rules for every vehicle, new or edited. Fields that the save clears are not checked
 * (docs/areas/fleet.md#what-a-bicycle-lacks).
 */
export const vehicleIssues = (value: VehicleFields, context: VehicleContext): Issue[] => {
  const issues: Issue[] = [];
  if (value.is_pool_vehicle === 1 && !mayBePool(value)) issues.push(issue('is_pool_vehicle', 'pool_not_possible'));
  if (isBicycle(value)) return issues;
  if (value.plate !== null) issues.push(...plateIssues(value.plate));
  const fuels = allowedFuels(context);
  if (value.fuel !== null && !fuels.includes(value.fuel))
    issues.push(issue('fuel', 'invalid_value', { allowed: fuels.join(', ') }));
  return issues;
};

/** A vehicle is in use at most this long before its first registration: papers may arrive late. */
const USE_BEFORE_REGISTRATION_DAYS = 31;
type DayField = (typeof vehicleDateFields)[number];
type DayFields = Pick<VehicleFields, 'type' | DayField>;
type UseFields = Pick<VehicleFields, 'date_first_registration' | 'date_commissioning'>;

const earlyUse = ({ date_first_registration: registered, date_commissioning: used }: UseFields): Issue[] =>
  registered !== null && used !== null && used < addDays(registered, -USE_BEFORE_REGISTRATION_DAYS)
    ? [issue('date_commissioning', 'used_before_registration', { day: toDmy(registered) })]
    : [];

/**
 * Impossible days: long ago, far ahead, or in use long before the first registration. Judged when a save touches them,
 * so that older vehicles can still be edited (docs/areas/fleet.md#impossible-days).
 */
export const dayIssues = (before: DayFields | undefined, after: DayFields, today: IsoDate): Issue[] => {
  // The commissioning date of a bicycle is cleared, so it is not judged.
  const judged = vehicleDateFields.filter((field) => !(isBicycle(after) && field === 'date_commissioning'));
  const touched = judged.filter((field) => after[field] !== (before?.[field] ?? null));
  return [
    ...touched.flatMap((field) => sensibleDayIssues(field, after[field], today)),
    ...(!isBicycle(after) && touched.some((field) => field !== 'order_date') ? earlyUse(after) : []),
  ];
};

/** A vehicle does not go out of use before it came into use, as far as that day is known. */
export const endOfUseIssues = (value: UseFields, end: IsoDate): Issue[] => {
  const { date_first_registration: registered, date_commissioning: used } = value;
  const start = registered ?? used;
  const code = registered === null ? 'ends_before_commissioning' : 'ends_before_use';
  if (start !== null && end < start) return [issue('date_end', code, { day: toDmy(start) })];
  return end < FIRST_DAY ? [issue('date_end', 'date_before_min', { min: toDmy(FIRST_DAY) })] : [];
};

/**
 * The payroll checks that a vehicle fails; none when it is ready or not checked (docs/areas/fleet.md#payroll-checks).
 */
export const payrollIssues = (value: VehicleFields, context: VehicleContext): Issue[] => {
  if (!context.payrollImport || isBicycle(value)) return [];
  const issues: Issue[] = [];
  if (value.date_first_registration === null) issues.push(issue('date_first_registration', 'required'));
  if (value.is_utility_vehicle === -1) issues.push(issue('is_utility_vehicle', 'unknown'));
  if (value.date_commissioning === null) issues.push(issue('date_commissioning', 'required'));
  if (value.catalogue_value === null) issues.push(issue('catalogue_value', 'required'));
  else if (value.catalogue_value <= 0) issues.push(issue('catalogue_value', 'must_be_positive'));
  if (value.co2_g_km !== null && value.co2_g_km > CO2_MAX) issues.push(issue('co2_g_km', 'max', { max: CO2_MAX }));
  if (isOrderDateRequired(value, context) && value.order_date === null) issues.push(issue('order_date', 'required'));
  return issues;
};

/** The checks that the readiness badge lists, in the order of the form. */
export const payrollChecks = (value: VehicleFields, context: VehicleContext): PayrollField[] => {
  if (!context.payrollImport || isBicycle(value)) return [];
  const checks: PayrollField[] = [
    'date_first_registration',
    'date_commissioning',
    'catalogue_value',
    'co2_g_km',
    'is_utility_vehicle',
  ];
  return isOrderDateRequired(value, context) ? [...checks, 'order_date'] : checks;
};

/** The issues of the payroll section of an edit. */
const payrollSectionIssues = (value: VehicleFields, context: VehicleContext): Issue[] => [
  ...(context.skipAssertions ? [] : payrollIssues(value, context)),
  ...(context.usageType && value.type === 'car' && value.usage_type === null ? [issue('usage_type', 'required')] : []),
];

/**
 * The fields of the payroll section that were in error before an edit and that it does not touch: they refuse no edit
 * (docs/areas/fleet.md#what-an-edit-leaves-open).
 */
export const fieldsLeftOpen = (
  before: VehicleFields,
  after: VehicleFields,
  context: VehicleContext,
): PayrollField[] => {
  const errorsBefore = new Set(payrollSectionIssues(before, context).map(({ path, code }) => `${path} ${code}`));
  const fields = payrollSectionIssues(after, context)
    .filter(({ path, code }) => errorsBefore.has(`${path} ${code}`))
    .map(({ path }) => path as PayrollField);
  return fields.filter((field) => before[field] === after[field]);
};

/** All issues of an edit: the payroll section first, then the required fields (docs/areas/fleet.md#required-values). */
export const editIssues = (merged: VehicleFields, context: VehicleContext): Issue[] => [
  ...payrollSectionIssues(merged, context),
  ...missingVehicleData(merged),
  ...vehicleIssues(merged, context),
];

export const isOverADayOld = (value: Pick<Vehicle, 'created_at'>, now: Date): boolean =>
  now.getTime() - Date.parse(value.created_at) > DAY_MS;

/** Brand and model stay changeable while both are one character or less (docs/areas/fleet.md#brand-and-model). */
export const isNameLocked = (value: Vehicle, context: VehicleContext, now: Date): boolean =>
  isOverADayOld(value, now) && !context.renameOld && !(value.brand.length <= 1 && value.model.length <= 1);

/**
 * Payroll fields that may not change, because the vehicle is synced or a payroll month of its driver was pushed. Fields
 * that are in error stay open (docs/areas/fleet.md#payroll-lock).
 */
export const lockedFields = (value: Vehicle, payrollMonthPushed: boolean, context: VehicleContext): PayrollField[] => {
  if (context.skipAssertions || (value.synced_at === null && !payrollMonthPushed)) return [];
  const inError = new Set(payrollSectionIssues(value, context).map(({ path }) => path));
  return payrollFields.filter((field) => !inError.has(field));
};

export const totalCost = (value: Pick<VehicleFields, 'cost_yearly' | 'operational_cost_yearly'>): number | null =>
  value.cost_yearly === null && value.operational_cost_yearly === null
    ? null
    : sumMoney([value.cost_yearly, value.operational_cost_yearly]);

// 17 characters without I, O and Q; the check digit is North American only
// (docs/areas/fleet.md#plate-and-chassis-number).
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
export const looksLikeChassisNumber = (text: string): boolean => VIN.test(text.toUpperCase().replace(/\s/g, ''));
export const chassisKey = (text: string): string => text.toUpperCase().replace(/\s/g, '');
