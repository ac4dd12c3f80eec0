import { isFakeHybrid } from '#shared/fleet/fake-hybrid.ts';
import type { VehicleFields } from '#shared/fleet/vehicle.ts';
import type { Fuel } from '#shared/values/fuel.ts';
import { daysBetween, type IsoDate } from '#shared/values/dates.ts';
import { toCent } from '#shared/values/money.ts';
import { step, valueMissing, type Estimated, type EstimatedVehicle, type NoEstimate, type Step } from './estimate.ts';
import type { ParametersOf, YearParameters } from './parameters.ts';
import { benefitCo2, co2Step, fuelGroup, type UsedCo2 } from './used-co2.rules.ts';

const MONTHS_A_YEAR = 12;
/** Six sevenths of the catalogue value are private use. */
const PRIVATE = { part: 6, of: 7 } as const;

/** The months since the first registration; one that has begun counts (docs/areas/belgium.md#age). */
export const monthsOfAge = (registered: IsoDate, day: IsoDate): number => {
  const monthOf = (iso: IsoDate): number => Number(iso.slice(0, 4)) * MONTHS_A_YEAR + Number(iso.slice(5, 7));
  return Math.max(1, monthOf(day) - monthOf(registered) + 1);
};

/** The benefit of a whole year at the rate of one day, before what the driver pays. */
export type Benefit = {
  readonly year: number;
  readonly co2: UsedCo2;
  /** What the percentage is computed with: 2.5 times the value of a fake hybrid whose corresponding car is not known. */
  readonly grams: number;
  readonly percentage: number;
  readonly months: number;
  /** The part of the catalogue value that counts at this age, in per cent. */
  readonly age: number;
  /** What the formula gives, before the minimum. */
  readonly formula: number;
  readonly yearly: number;
};

const whyNot = (vehicle: EstimatedVehicle, { missing }: YearParameters): NoEstimate[] => {
  if (vehicle.type !== 'car') return [{ reason: vehicle.type, field: null }];
  if (vehicle.is_utility_vehicle === 1) return [{ reason: 'utility_vehicle', field: null }];
  if (missing.length > 0) return [{ reason: 'no_parameters', field: null }];
  return [
    ...(vehicle.fuel === null ? [valueMissing('fuel')] : []),
    ...(vehicle.fuel !== null && benefitCo2(vehicle) === null ? [valueMissing('co2_g_km_wltp')] : []),
    ...(vehicle.date_first_registration === null ? [valueMissing('date_first_registration')] : []),
    ...(vehicle.catalogue_value === null || vehicle.catalogue_value <= 0 ? [valueMissing('catalogue_value')] : []),
    ...(vehicle.is_utility_vehicle === -1 ? [valueMissing('is_utility_vehicle')] : []),
    ...(vehicle.currency === 'EUR' ? [] : [{ reason: 'other_currency', field: 'currency' } as const]),
  ];
};

/** Without a corresponding car, a fake hybrid counts a multiple of its own value. */
const isMultiplied = (fuel: Fuel, { norm }: UsedCo2): boolean => isFakeHybrid(fuel) && norm !== 'corresponding';

/** In hundredths of a per cent, so that no step of 0.1 leaves a rounding error. */
const percentageOf = (grams: number, isClean: boolean, isDiesel: boolean, { values }: YearParameters): number => {
  const { percentage_base = 0, percentage_step = 0, percentage_lowest = 0, percentage_highest = 0 } = values;
  if (isClean) return percentage_lowest;
  const reference = (isDiesel ? values.reference_diesel : values.reference_petrol) ?? 0;
  const hundredths = Math.round((percentage_base + (grams - reference) * percentage_step) * 100);
  return Math.min(Math.max(hundredths, percentage_lowest * 100), percentage_highest * 100) / 100;
};

const ageOf = (months: number, { values: { age_step = 0, age_floor = 0 } }: YearParameters): number =>
  Math.max(100 - age_step * Math.floor((months - 1) / MONTHS_A_YEAR), age_floor);

/** The benefit in kind of a driver at the rate of a day (docs/areas/belgium.md#benefit-in-kind), or why it is unknown. */
export const benefitInKind = (
  vehicle: EstimatedVehicle,
  day: IsoDate,
  parametersOf: ParametersOf,
): Estimated<Benefit> => {
  const parameters = parametersOf(Number(day.slice(0, 4)));
  const { fuel, date_first_registration: registered, catalogue_value: value } = vehicle;
  const co2 = benefitCo2(vehicle);
  const missing = whyNot(vehicle, parameters);
  if (missing.length > 0 || fuel === null || co2 === null || registered === null || value === null) return { missing };
  const group = fuelGroup(fuel);
  const grams = isMultiplied(fuel, co2) ? co2.grams * (parameters.values.fake_hybrid_times ?? 1) : co2.grams;
  const percentage = percentageOf(grams, group === 'none', group === 'diesel', parameters);
  const months = monthsOfAge(registered, day);
  const age = ageOf(months, parameters);
  // Whole numbers up to the division: cents, per cent, hundredths of a per cent.
  const [cents, hundredths] = [Math.round(value * 100), Math.round(percentage * 100)];
  const formula = Math.round((cents * age * hundredths * PRIVATE.part) / (PRIVATE.of * 1_000_000)) / 100;
  const yearly = Math.max(formula, parameters.values.benefit_minimum ?? 0);
  return { figure: { year: parameters.year, co2, grams, percentage, months, age, formula, yearly } };
};

type Contribution = Pick<VehicleFields, 'own_contribution' | 'own_contribution_payment_type'>;

/** What a driver pays for a year; null where nobody knows, as with an amount per kilometre. */
export const ownContributionYearly = (
  { own_contribution: amount, own_contribution_payment_type: type }: Contribution,
  yearly: number,
): number | null => {
  if (amount === null) return 0;
  if (type === 'per_month' || type === null) return toCent(amount * MONTHS_A_YEAR);
  return type === 'percentage_of_benefit' ? toCent((yearly * amount) / 100) : null;
};

/** The benefit after what the driver pays, which never goes below nothing. An amount that nobody knows is left out. */
export const afterOwnContribution = (contribution: Contribution, yearly: number): number =>
  Math.max(0, toCent(yearly - (ownContributionYearly(contribution, yearly) ?? 0)));

export const perMonth = (yearly: number): number => toCent(yearly / MONTHS_A_YEAR);

const percentageSteps = (vehicle: EstimatedVehicle, benefit: Benefit, { values }: YearParameters): Step[] => {
  const { co2, grams, percentage } = benefit;
  if (vehicle.fuel === null || co2.norm === null)
    return [step('percentage_lowest', { percentage }, 'percentage_lowest')];
  const code = fuelGroup(vehicle.fuel) === 'diesel' ? 'reference_diesel' : 'reference_petrol';
  const reference = values[code] ?? 0;
  const raw = toCent((values.percentage_base ?? 0) + (grams - reference) * (values.percentage_step ?? 0));
  return [
    ...(isMultiplied(vehicle.fuel, co2)
      ? [step('fake_hybrid', { grams: co2.grams, times: values.fake_hybrid_times ?? 1, counted: grams }, 'fake_hybrid_times')] // prettier-ignore
      : []),
    step('percentage', { grams, reference, base: values.percentage_base ?? 0, by: values.percentage_step ?? 0, percentage: raw }, code), // prettier-ignore
    ...(raw < percentage ? [step('percentage_lowest', { percentage }, 'percentage_lowest')] : []),
    ...(raw > percentage ? [step('percentage_highest', { percentage }, 'percentage_highest')] : []),
  ];
};

const contributionSteps = (contribution: Contribution, yearly: number): Step[] => {
  const { own_contribution: amount, own_contribution_payment_type: type } = contribution;
  if (amount === null || amount === 0) return [];
  const paid = ownContributionYearly(contribution, yearly);
  if (paid === null) return [step('own_contribution_unknown', { amount })];
  const result = afterOwnContribution(contribution, yearly);
  return type === 'percentage_of_benefit'
    ? [step('own_contribution_share', { percentage: amount, paid, result })]
    : [step('own_contribution', { amount, paid, result })];
};

/** How a benefit was computed, one line a step. `contribution` is what the driver pays, null without one. */
export const benefitSteps = (
  vehicle: EstimatedVehicle,
  benefit: Benefit,
  contribution: Contribution | null,
  parametersOf: ParametersOf,
): Step[] => {
  const parameters = parametersOf(benefit.year);
  const { percentage, months, age, formula, yearly } = benefit;
  const net = contribution ? afterOwnContribution(contribution, yearly) : yearly;
  return [
    co2Step(vehicle, benefit.co2),
    ...percentageSteps(vehicle, benefit, parameters),
    step(
      'age',
      { months, age },
      ...(age < 100 ? (['age_step'] as const) : []),
      ...(age === parameters.values.age_floor ? (['age_floor'] as const) : []),
    ),
    step('formula', { value: vehicle.catalogue_value ?? 0, age, percentage, result: formula }),
    ...(formula < yearly ? [step('minimum', { formula, result: yearly }, 'benefit_minimum')] : []),
    ...(contribution ? contributionSteps(contribution, yearly) : []),
    step('per_month', { yearly: net, result: perMonth(net) }),
  ];
};

const firstOf = (year: number): IsoDate => `${year}-01-01`;

/** The sum of `rate x days` in cents in a year, up to a day; undefined where no rate is known. */
const centDays = (
  vehicle: EstimatedVehicle,
  year: number,
  until: IsoDate,
  parametersOf: ParametersOf,
): number | undefined => {
  let sum = 0;
  for (let month = 1; month <= MONTHS_A_YEAR; month += 1) {
    const start = `${year}-${String(month).padStart(2, '0')}-01`;
    if (start >= until) break;
    const next = month === MONTHS_A_YEAR ? firstOf(year + 1) : `${year}-${String(month + 1).padStart(2, '0')}-01`;
    const estimate = benefitInKind(vehicle, start, parametersOf);
    if (!('figure' in estimate)) return undefined;
    sum += Math.round(estimate.figure.yearly * 100) * daysBetween(start, next < until ? next : until);
  }
  return sum;
};

/**
 * The benefit of a period of days `[from, to)`, before what the driver pays. Each year is rounded from its first of
 * January on, so that periods that follow each other add up to the cent (docs/areas/belgium.md#a-part-of-a-year).
 */
export const benefitBetween = (
  vehicle: EstimatedVehicle,
  from: IsoDate,
  to: IsoDate,
  parametersOf: ParametersOf,
): number | null => {
  let cents = 0;
  for (let year = Number(from.slice(0, 4)); firstOf(year) < to; year += 1) {
    const days = daysBetween(firstOf(year), firstOf(year + 1));
    const until = centDays(vehicle, year, to, parametersOf);
    const before = centDays(vehicle, year, from, parametersOf);
    if (until === undefined || before === undefined) return null;
    cents += Math.round(until / days) - Math.round(before / days);
  }
  return cents / 100;
};
