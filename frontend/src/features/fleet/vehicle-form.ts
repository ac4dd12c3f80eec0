import type { CarDetails } from '#shared/contract/fleet/car.ts';
import {
  emptyVehicle,
  nonBicycleFields,
  type VehicleFields,
  vehicleDateFields,
  vehicleTypes,
  type VehicleType,
} from '#shared/fleet/vehicle.ts';
import { extraFuels } from '#shared/values/fuel.ts';
import { CO2_MAX, PK_MAX, mayBePool } from '#shared/fleet/vehicle.rules.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { DEFAULT_CURRENCY, type Currency } from '#shared/values/currency.ts';
import { parseDmy, toDmy } from '#shared/values/dates.ts';
import { parseMoney } from '#shared/values/money.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { typedWhole } from '#shared/values/whole-number.ts';
import { typedNumber } from '../../form/typed-number.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';

/** Values of the form that are chosen, never typed. */
type ChosenFields = Pick<VehicleFields, 'related_employee_id' | 'is_pool_vehicle' | 'is_utility_vehicle' | 'currency'>;

/**
 * The values of the form: text as typed, in wire spelling, so that invalid input is kept and nothing is converted
 * twice. An empty choice is ''.
 */
export type VehicleForm = {
  [K in Exclude<keyof VehicleFields, keyof ChosenFields>]: string;
} & ChosenFields;

export const formFields = keysOf(emptyVehicle);
const moneyFields = ['catalogue_value', 'cost_yearly', 'operational_cost_yearly', 'own_contribution'] as const;
const emptiedForBicycles = nonBicycleFields.filter((field) => field !== 'is_utility_vehicle');
const wholeNumberFields = ['pk', 'co2_g_km', 'co2_g_km_wltp', 'co2_g_km_corresponding'] as const;

const asTyped = (value: unknown): unknown =>
  value === null || value === undefined ? '' : typeof value === 'number' ? typedNumber(value) : value;

/**
 * The values of a stored vehicle: money, numbers and texts as people would type them; flags and the driver stay
 * numbers.
 */
export const formOf = (details: CarDetails): VehicleForm =>
  Object.fromEntries(
    formFields.map((field) => {
      const isNumber = field === 'related_employee_id' || field === 'is_pool_vehicle' || field === 'is_utility_vehicle';
      return [field, isNumber ? details[field] : asTyped(details[field as keyof CarDetails])];
    }),
  ) as VehicleForm;

/** What is so of one vehicle alone, and asked anew for another one that is like it. */
const ownFields: ReadonlySet<string> = new Set<keyof VehicleForm>([
  'plate',
  'chassis_number',
  'related_employee_id',
  'date_first_registration',
  'date_commissioning',
  'order_date',
]);

/** The values with which the form of another vehicle like this one starts. */
export const formLike = (details: CarDetails): Partial<VehicleForm> =>
  Object.fromEntries(Object.entries(formOf(details)).filter(([field]) => !ownFields.has(field)));

export const emptyForm = (
  employeeId: number,
  asksUsage: boolean,
  currency: Currency = DEFAULT_CURRENCY,
): VehicleForm => ({
  // why: the fields that are no texts have their values below
  ...(Object.fromEntries(formFields.map((field) => [field, ''])) as unknown as VehicleForm),
  currency,
  // The default where the company uses usage types.
  usage_type: asksUsage ? 'private_and_commute' : '',
  related_employee_id: employeeId,
  is_pool_vehicle: 0,
  is_utility_vehicle: -1,
});

/** The fields that were filled in, which is what a new vehicle sends. */
export const filledFields = (form: VehicleForm): Partial<VehicleForm> =>
  Object.fromEntries(formFields.filter((field) => form[field] !== '').map((field) => [field, form[field]]));

const moneyIssues = (form: VehicleForm): Issue[] =>
  moneyFields.flatMap((field) => {
    const parsed = form[field] === '' ? { ok: true as const } : parseMoney(form[field]);
    return parsed.ok ? [] : [issue(field, parsed.code, parsed.params)];
  });

const numberIssues = (form: VehicleForm): Issue[] =>
  wholeNumberFields.flatMap((field) => {
    const found = wholeNumberIssue(field, form[field], field === 'pk' ? { min: 1, max: PK_MAX } : { max: CO2_MAX });
    return found ? [found] : [];
  });

const dateIssues = (form: VehicleForm): Issue[] =>
  vehicleDateFields
    .filter((field) => form[field] !== '' && parseDmy(form[field]) === null)
    .map((field) => issue(field, 'invalid_date'));

/** Only a fake hybrid has a corresponding car. */
const withoutCorresponding = (form: VehicleForm): VehicleForm =>
  extraFuels.some((fuel) => fuel === form.fuel) ? form : { ...form, co2_g_km_corresponding: '' };

/**
 * The form without the values that do not apply to its type and fuel: a bicycle neither shows nor sends what was filled
 * in for a car (docs/areas/fleet.md#what-a-bicycle-lacks).
 */
export const applicableForm = (form: VehicleForm): VehicleForm =>
  form.type === 'bicycle'
    ? { ...form, is_utility_vehicle: -1, ...Object.fromEntries(emptiedForBicycles.map((field) => [field, ''])) }
    : withoutCorresponding(form);

/** The issues of the text itself, before any rule about vehicles. */
export const formIssues = (form: VehicleForm): Issue[] => {
  const applicable = applicableForm(form);
  return [...dateIssues(applicable), ...moneyIssues(applicable), ...numberIssues(applicable)];
};

const isType = (text: string): text is VehicleType => (vehicleTypes as readonly string[]).includes(text);
const typeOf = ({ type }: VehicleForm): VehicleType => (isType(type) ? type : 'car');

/** Whether the form asks about the pool; an answer from before a driver or another type was chosen no longer counts. */
const asksPool = (form: VehicleForm): boolean =>
  mayBePool({ type: typeOf(form), related_employee_id: form.related_employee_id });

/** What is sent of a form, without an answer about the pool that no longer counts. */
export const withoutOldPool = (sent: Partial<VehicleForm>, form: VehicleForm): Partial<VehicleForm> => {
  const { is_pool_vehicle: _, ...others } = sent;
  return asksPool(form) ? sent : others;
};

/** The record that the shared rules check; text that cannot be parsed counts as empty, and `formIssues` reports it. */
export const fieldsOf = (form: VehicleForm): VehicleFields => {
  const amount = (text: string): number | null => {
    const parsed = text === '' ? undefined : parseMoney(text);
    return parsed?.ok ? parsed.value : null;
  };
  const whole = (typed: string): number | null => {
    const value = typedWhole(typed);
    return value !== null && value >= 0 ? value : null;
  };
  const text = (value: string): string | null => (isBlank(value) ? null : value.trim());
  return {
    type: typeOf(form),
    brand: text(form.brand) ?? '',
    model: text(form.model) ?? '',
    plate: text(form.plate),
    fuel: text(form.fuel) as VehicleFields['fuel'],
    chassis_number: text(form.chassis_number),
    color: text(form.color),
    pk: whole(form.pk),
    supplier: text(form.supplier),
    specifics: text(form.specifics),
    related_employee_id: form.related_employee_id,
    is_pool_vehicle: asksPool(form) ? form.is_pool_vehicle : 0,
    co2_g_km: whole(form.co2_g_km),
    co2_g_km_wltp: whole(form.co2_g_km_wltp),
    co2_g_km_corresponding: whole(form.co2_g_km_corresponding),
    date_first_registration: parseDmy(form.date_first_registration),
    date_commissioning: parseDmy(form.date_commissioning),
    order_date: parseDmy(form.order_date),
    catalogue_value: amount(form.catalogue_value),
    is_utility_vehicle: form.is_utility_vehicle,
    usage_type: text(form.usage_type) as VehicleFields['usage_type'],
    contract_type: text(form.contract_type) as VehicleFields['contract_type'],
    cost_yearly: amount(form.cost_yearly),
    operational_cost_yearly: amount(form.operational_cost_yearly),
    own_contribution: amount(form.own_contribution),
    own_contribution_payment_type: text(form.own_contribution_payment_type),
    currency: form.currency,
  };
};

/**
 * The fields in the order in which the pages report issues: payroll values before the other fields of the vehicle
 * (docs/areas/fleet.md#required-values).
 */
const pageOrder: readonly string[] = [
  'type', 'date_first_registration', 'date_commissioning', 'order_date', 'catalogue_value', 'co2_g_km', 'co2_g_km_wltp', 'co2_g_km_corresponding', 'is_utility_vehicle',
  'usage_type', ...formFields, 'start_date',
]; // prettier-ignore

/** One issue per field, the first that was found, in the order of the page. */
export const firstPerField = (issues: readonly Issue[]): Issue[] =>
  [...new Map(issues.toReversed().map((found) => [found.path, found])).values()].toSorted(
    (one, other) => pageOrder.indexOf(one.path) - pageOrder.indexOf(other.path),
  );

/** A date as the form keeps it. */
export const toFormDate = (iso: string | null): string => (iso === null ? '' : toDmy(iso));
