import type { VehicleFields } from '#shared/fleet/vehicle.ts';
import { sumMoney, toCent } from '#shared/values/money.ts';
import { step, type Step } from './estimate.ts';

/** The number of years over which the price of a bicycle is spread (docs/areas/belgium.md#bicycles). */
export const BICYCLE_YEARS = 5;

type Bicycle = Pick<VehicleFields, 'type' | 'currency' | 'catalogue_value' | 'cost_yearly' | 'operational_cost_yearly'>;

/** A year's value of a bicycle for form 281.10, and how it was computed; null where nothing is known to compute it. */
export const bicycleValue = (vehicle: Bicycle): { yearly: number; steps: Step[] } | null => {
  const { catalogue_value: price, cost_yearly: cost, operational_cost_yearly: running } = vehicle;
  if (vehicle.type !== 'bicycle' || vehicle.currency !== 'EUR') return null;
  const spread = cost === null && price !== null && price > 0 ? toCent(price / BICYCLE_YEARS) : null;
  const own = cost ?? spread;
  if (own === null) return null;
  const yearly = sumMoney([own, running]);
  return {
    yearly,
    steps: [
      spread === null
        ? step('bicycle_cost', { amount: own })
        : step('bicycle_spread', { value: price ?? 0, years: BICYCLE_YEARS, result: spread }),
      ...(running === null ? [] : [step('bicycle_running', { amount: own, flat: running, result: yearly })]),
    ],
  };
};
