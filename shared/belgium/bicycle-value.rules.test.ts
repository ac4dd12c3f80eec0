import { describe, expect, it } from 'vitest';
import { emptyVehicle } from '#shared/fleet/vehicle.ts';
import { bicycleValue } from './bicycle-value.rules.ts';

const bicycle = { ...emptyVehicle, type: 'bicycle' as const };

describe('the value of a bicycle for form 281.10', () => {
  it.each([
    ['its price spread over five years', { catalogue_value: 5899 }, 1179.8],
    ['what it is leased for, rather than its price', { catalogue_value: 5899, cost_yearly: 900 }, 900],
    ['the cost of running it besides', { cost_yearly: 900, operational_cost_yearly: 120.55 }, 1020.55],
  ])('is %s', (_, values, yearly) => {
    const found = bicycleValue({ ...bicycle, ...values });
    expect(found?.yearly).toBe(yearly);
    expect(found?.steps.at(-1)?.values).toSatisfy((of: Record<string, number>) => Object.values(of).includes(yearly));
  });

  it('is put together step by step', () => {
    expect(bicycleValue({ ...bicycle, catalogue_value: 5899 })?.steps).toMatchObject([
      { code: 'bicycle_spread', values: { value: 5899, years: 5, result: 1179.8 } },
    ]);
    expect(bicycleValue({ ...bicycle, cost_yearly: 900, operational_cost_yearly: 120.55 })?.steps).toMatchObject([
      { code: 'bicycle_cost', values: { amount: 900 } },
      { code: 'bicycle_running', values: { amount: 900, flat: 120.55, result: 1020.55 } },
    ]);
    expect(bicycleValue({ ...bicycle, cost_yearly: 900 })?.steps).toHaveLength(1);
  });

  it.each([
    ['without price and cost', { operational_cost_yearly: 120 }],
    ['with a price of nothing', { catalogue_value: 0 }],
    ['in another currency', { cost_yearly: 900, currency: 'USD' as const }],
    ['of a car', { cost_yearly: 900, type: 'car' as const }],
  ])('is not told %s', (_, values) => {
    expect(bicycleValue({ ...bicycle, ...values })).toBeNull();
  });
});
