import type { IsoDate } from '#shared/values/dates.ts';
import { toCent } from '#shared/values/money.ts';
import { step, valueMissing, type Estimated, type EstimatedVehicle, type NoEstimate, type Step } from './estimate.ts';
import type { ParametersOf, YearParameters } from './parameters.ts';
import { co2Step, fuelGroup, usedCo2, type FuelGroup, type UsedCo2 } from './used-co2.rules.ts';

/** Vehicles ordered from this day on pay the higher contribution (docs/areas/belgium.md#co2-contribution). */
export const HIGHER_FROM: IsoDate = '2023-07-01';

/** The solidarity contribution of the employer for one month. */
export type Co2Contribution = {
  readonly year: number;
  readonly group: FuelGroup;
  readonly co2: UsedCo2;
  /** Nobody knows the CO2 value, so the one that the law assumes counts. */
  readonly isAssumed: boolean;
  readonly isHigher: boolean;
  /** What the formula gives before index and minimum, times the multiplier. */
  readonly base: number;
  readonly raised: number;
  readonly monthly: number;
};

/**
 * Whether a vehicle was ordered before the higher contribution: by its order date, or because it was registered before.
 * Null where nobody knows.
 */
const isOrderedEarlier = ({
  order_date: ordered,
  date_first_registration: registered,
}: EstimatedVehicle): boolean | null => {
  if (ordered !== null) return ordered < HIGHER_FROM;
  return registered !== null && registered < HIGHER_FROM ? true : null;
};

const assumedCo2 = (group: FuelGroup, { values }: YearParameters): UsedCo2 | null => {
  const grams = group === 'diesel' ? values.co2_unknown_diesel : values.co2_unknown_petrol;
  return group === 'lpg' || grams === undefined ? null : { grams, norm: null };
};

const flatOf = (group: FuelGroup, { values }: YearParameters): number =>
  ({ petrol: values.co2_flat_petrol, diesel: values.co2_flat_diesel, lpg: values.co2_flat_lpg, none: 0 })[group] ?? 0;

const whyNot = (vehicle: EstimatedVehicle, { missing }: YearParameters, hasCo2: boolean): NoEstimate[] => {
  if (vehicle.type !== 'car') return [{ reason: vehicle.type, field: null }];
  if (vehicle.is_pool_vehicle === 1) return [{ reason: 'pool_vehicle', field: null }];
  if (missing.includes('co2_index')) return [{ reason: 'no_parameters', field: null }];
  return [
    ...(vehicle.fuel === null ? [valueMissing('fuel')] : []),
    ...(hasCo2 ? [] : [valueMissing('co2_g_km_wltp')]),
    ...(isOrderedEarlier(vehicle) === null ? [valueMissing('order_date')] : []),
  ];
};

/** The CO2 contribution of a month of a year, or why it is unknown. It is due for whole months. */
export const co2Contribution = (
  vehicle: EstimatedVehicle,
  year: number,
  parametersOf: ParametersOf,
): Estimated<Co2Contribution> => {
  const parameters = parametersOf(year);
  const group = vehicle.fuel === null ? 'petrol' : fuelGroup(vehicle.fuel);
  const known = usedCo2(vehicle);
  const co2 = known ?? assumedCo2(group, parameters);
  const missing = whyNot(vehicle, parameters, co2 !== null);
  if (missing.length > 0 || co2 === null) return { missing };
  const { co2_per_gram = 0, co2_electric = 0, co2_times = 1, co2_minimum = 0, co2_minimum_old = 0, co2_index = 0 } = parameters.values; // prettier-ignore
  const isHigher = isOrderedEarlier(vehicle) === false;
  const base = group === 'none' ? co2_electric : (co2.grams * co2_per_gram - flatOf(group, parameters)) / 12;
  const raised = isHigher && group !== 'none' ? base * co2_times : base;
  const monthly = toCent(Math.max(raised, isHigher ? co2_minimum : co2_minimum_old) * co2_index);
  return { figure: { year, group, co2, isAssumed: known === null, isHigher, base, raised, monthly } };
};

const startSteps = (vehicle: EstimatedVehicle, figure: Co2Contribution, parameters: YearParameters): Step[] => {
  const { group, co2, base } = figure;
  if (group === 'none') return [step('electric', { result: base }, 'co2_electric')];
  const { grams } = co2;
  return [
    figure.isAssumed
      ? step('co2_unknown', { grams }, group === 'diesel' ? 'co2_unknown_diesel' : 'co2_unknown_petrol')
      : co2Step(vehicle, co2),
    step('base', { grams, by: parameters.values.co2_per_gram ?? 0, flat: flatOf(group, parameters), result: toCent(base) }, 'co2_per_gram', `co2_flat_${group}`), // prettier-ignore
  ];
};

/** How a contribution was computed, one line a step. */
export const contributionSteps = (
  vehicle: EstimatedVehicle,
  figure: Co2Contribution,
  parametersOf: ParametersOf,
): Step[] => {
  const parameters = parametersOf(figure.year);
  const { values } = parameters;
  const code = figure.isHigher ? 'co2_minimum' : 'co2_minimum_old';
  const minimum = values[code] ?? 0;
  const counted = Math.max(figure.raised, minimum);
  return [
    ...startSteps(vehicle, figure, parameters),
    ...(figure.isHigher && figure.group !== 'none'
      ? [step('times', { amount: toCent(figure.base), times: values.co2_times ?? 1, result: toCent(figure.raised) }, 'co2_times')] // prettier-ignore
      : []),
    ...(figure.raised < minimum ? [step('contribution_minimum', { amount: toCent(figure.raised), result: minimum }, code)] : []), // prettier-ignore
    step('index', { amount: toCent(counted), index: values.co2_index ?? 0, result: figure.monthly }, 'co2_index'),
  ];
};
