import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyVehicle } from '#shared/fleet/vehicle.ts';
import { fuels, type Fuel } from '#shared/values/fuel.ts';
import { co2Contribution, contributionSteps } from './co2-contribution.rules.ts';
import type { EstimatedVehicle } from './estimate.ts';
import { parametersWith } from './parameters.ts';

const parametersOf = parametersWith();
const [OLD, NEW] = ['2023-06-30', '2023-07-01'];
const car = (over: Partial<EstimatedVehicle> = {}): EstimatedVehicle => ({
  ...emptyVehicle,
  fuel: 'diesel',
  co2_g_km_wltp: 130,
  order_date: OLD,
  ...over,
});
const monthlyOf = (vehicle: EstimatedVehicle, year = 2026): number | null => {
  const estimate = co2Contribution(vehicle, year, parametersOf);
  return 'figure' in estimate ? estimate.figure.monthly : null;
};
const missingOf = (vehicle: EstimatedVehicle, year = 2026): string[] => {
  const estimate = co2Contribution(vehicle, year, parametersOf);
  return 'missing' in estimate ? estimate.missing.map(({ reason, field }) => `${reason} ${field ?? ''}`.trim()) : [];
};

describe('the contribution of a month, computed by hand from the sources', () => {
  it.each<[string, number, Fuel, number | null, string, number]>([
    ['(130 x 9 - 600) / 12 = 47.50 x 1.6291', 2026, 'diesel', 130, OLD, 77.38],
    ['47.50 x 4 x 1.6291', 2026, 'diesel', 130, NEW, 309.53],
    ['(126 x 9 - 600) / 12 = 44.50 x 1.6291', 2026, 'diesel', 126, OLD, 72.49],
    ['(126 x 9 - 768) / 12 = 30.50 x 4 x 1.6291', 2026, 'gas', 126, NEW, 198.75],
    ['(120 x 9 - 768) / 12 = 26 x 1.6291', 2026, 'gas', 120, OLD, 42.36],
    ['26 x 4 x 1.6291', 2026, 'gas', 120, NEW, 169.43],
    ['20.83 x 1.6291', 2026, 'electric', null, OLD, 33.93],
    ['minimum 25.99 x 1.6291', 2026, 'electric', null, NEW, 42.34],
    ['20.83 x 1.5948', 2025, 'electric', null, OLD, 33.22],
    ['minimum 23.41 x 1.5948', 2025, 'fuel_cells', null, NEW, 37.33],
    ['20.83 x 1.5359', 2024, 'electric', null, NEW, 31.99],
    ['20.83 x 1.5046', 2023, 'electric', null, OLD, 31.34],
    ['plug-in: (35 x 9 - 768) / 12 is negative; minimum', 2026, 'hybrid_gas', 35, NEW, 42.34],
    ['fake: its own 35 g, not 2.5 times; minimum', 2026, 'fake_hybrid_gas', 35, NEW, 42.34],
    ['unknown: (182 x 9 - 768) / 12 = 72.50 x 1.6291', 2026, 'gas', null, OLD, 118.11],
    ['unknown: (165 x 9 - 600) / 12 = 73.75 x 4 x 1.6291', 2026, 'diesel', null, NEW, 480.58],
    ['(140 x 9 - 990) / 12 = 22.50 x 1.6291', 2026, 'lpg', 140, OLD, 36.65],
    ['22.50 x 4 x 1.6291', 2026, 'natural_gas', 140, NEW, 146.62],
    ['2025: 26 x 2.75 x 1.5948', 2025, 'gas', 120, NEW, 114.03],
    ['2024: (110 x 9 - 600) / 12 = 32.50 x 2.25 x 1.5359', 2024, 'diesel', 110, NEW, 112.31],
    ['(95 x 9 - 768) / 12 = 7.25; minimum 20.83 x 1.6291', 2026, 'gas', 95, OLD, 33.93],
    ['(114 x 9 - 768) / 12 = 21.50 x 1.6291, just above the minimum', 2026, 'gas', 114, OLD, 35.03],
    ['(92 x 9 - 768) / 12 = 5 x 4 = 20; minimum 25.99 x 1.6291', 2026, 'gas', 92, NEW, 42.34],
    ['(94 x 9 - 768) / 12 = 6.50 x 4 = 26 x 1.6291', 2026, 'gas', 94, NEW, 42.36],
    ['2025: (151 x 9 - 600) / 12 = 63.25 x 1.5948', 2025, 'hybrid_diesel', 151, OLD, 100.87],
  ])('%s', (_sum, year, fuel, co2, ordered, expected) => {
    expect(monthlyOf(car({ fuel, co2_g_km_wltp: co2, order_date: ordered }), year)).toBe(expected);
  });

  it('goes by the order; a vehicle that was registered earlier was ordered earlier', () => {
    expect(monthlyOf(car({ order_date: null, date_first_registration: OLD }))).toBe(77.38);
    expect(monthlyOf(car({ order_date: OLD, date_first_registration: '2024-02-01' }))).toBe(77.38);
    expect(missingOf(car({ order_date: null, date_first_registration: NEW }))).toEqual(['value_missing order_date']);
  });
});

it('is put together step by step', () => {
  const stepsOf = (vehicle: EstimatedVehicle) => {
    const estimate = co2Contribution(vehicle, 2026, parametersOf);
    if (!('figure' in estimate)) throw new Error('no figure');
    return contributionSteps(vehicle, estimate.figure, parametersOf);
  };
  expect(stepsOf(car({ order_date: NEW }))).toEqual([
    { code: 'co2_wltp', values: { grams: 130 }, parameters: [] },
    { code: 'base', values: { grams: 130, by: 9, flat: 600, result: 47.5 }, parameters: ['co2_per_gram', 'co2_flat_diesel'] }, // prettier-ignore
    { code: 'times', values: { amount: 47.5, times: 4, result: 190 }, parameters: ['co2_times'] },
    { code: 'index', values: { amount: 190, index: 1.6291, result: 309.53 }, parameters: ['co2_index'] },
  ]);
  expect(stepsOf(car({ fuel: 'electric', order_date: NEW }))).toEqual([
    { code: 'electric', values: { result: 20.83 }, parameters: ['co2_electric'] },
    { code: 'contribution_minimum', values: { amount: 20.83, result: 25.99 }, parameters: ['co2_minimum'] },
    { code: 'index', values: { amount: 25.99, index: 1.6291, result: 42.34 }, parameters: ['co2_index'] },
  ]);
  const codes = (vehicle: EstimatedVehicle): string[] =>
    stepsOf(vehicle).map(({ code, parameters }) => [code, ...parameters].join(' '));
  expect(codes(car({ fuel: 'electric' }))).toEqual(['electric co2_electric', 'index co2_index']);
  expect(codes(car({ fuel: 'gas', co2_g_km_wltp: 95 }))).toEqual([
    'co2_wltp',
    'base co2_per_gram co2_flat_petrol',
    'contribution_minimum co2_minimum_old',
    'index co2_index',
  ]);
  expect(codes(car({ co2_g_km_wltp: null }))).toEqual([
    'co2_unknown co2_unknown_diesel',
    'base co2_per_gram co2_flat_diesel',
    'index co2_index',
  ]);
  expect(stepsOf(car({ fuel: 'gas', co2_g_km_wltp: null }))[0]).toEqual({
    code: 'co2_unknown',
    values: { grams: 182 },
    parameters: ['co2_unknown_petrol'],
  });
});

it('is not told for what pays none, and for years without figures', () => {
  expect([missingOf(car({ type: 'bicycle' })), missingOf(car({ type: 'motorbike' }))]).toEqual([['bicycle'], ['motorbike']]); // prettier-ignore
  expect(missingOf(car({ is_pool_vehicle: 1, fuel: null }))).toEqual(['pool_vehicle']);
  expect(monthlyOf(car({ is_pool_vehicle: -1 }))).toBe(77.38);
  expect(missingOf(car({ fuel: null }))).toEqual(['value_missing fuel']);
  expect(missingOf(car({ fuel: 'lpg', co2_g_km_wltp: null }))).toEqual(['value_missing co2_g_km_wltp']);
  expect([missingOf(car(), 2022), missingOf(car(), 2027)]).toEqual([['no_parameters'], ['no_parameters']]);
});

it('never falls below its minimum, never falls with more CO2, and is higher for a later order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fuels), fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 100 }), (fuel, co2, more) => {
      const [old, higher] = [OLD, NEW].map((order_date) => monthlyOf(car({ fuel, co2_g_km_wltp: co2, order_date })) ?? 0);
      expect(old).toBeGreaterThanOrEqual(33.93);
      expect(higher).toBeGreaterThan(old ?? 0);
      expect(monthlyOf(car({ fuel, co2_g_km_wltp: co2 + more }))).toBeGreaterThanOrEqual(old ?? 0);
    }), // prettier-ignore
  );
});
