import type { IsoDate } from '#shared/values/dates.ts';
import { benefitInKind, perMonth } from './benefit-in-kind.rules.ts';
import type { EstimatedVehicle } from './estimate.ts';
import type { ParametersOf } from './parameters.ts';

/** No car without a plug emits less than this, in g/km. */
const LEAST_GRAMS = 60;
const plugless: ReadonlySet<string | null> = new Set(['gas', 'diesel', 'lpg', 'natural_gas']);

/**
 * The benefit a month that a CO2 value gives which is most likely mistyped: the highest percentage applies, or an
 * engine without a plug emits next to nothing. Null for any other, and where no benefit can be told.
 */
export const unlikelyBenefit = (vehicle: EstimatedVehicle, day: IsoDate, parametersOf: ParametersOf): number | null => {
  const estimate = benefitInKind(vehicle, day, parametersOf);
  if (!('figure' in estimate)) return null;
  const { percentage, grams, yearly, year } = estimate.figure;
  const isHighest = percentage === parametersOf(year).values.percentage_highest;
  const isLow = plugless.has(vehicle.fuel) && grams < LEAST_GRAMS;
  return isHighest || isLow ? perMonth(yearly) : null;
};
