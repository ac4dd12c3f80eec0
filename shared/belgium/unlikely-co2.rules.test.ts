import { expect, it } from 'vitest';
import { emptyVehicle } from '#shared/fleet/vehicle.ts';
import type { Fuel } from '#shared/values/fuel.ts';
import { parametersWith } from './parameters.ts';
import { unlikelyBenefit } from './unlikely-co2.rules.ts';

it('asks about a CO2 value at the highest percentage, and about next to none with an engine', () => {
  const of = (fuel: Fuel, co2: number | null, catalogue_value: number | null = 42000) =>
    unlikelyBenefit({ ...emptyVehicle, is_utility_vehicle: 0, fuel, co2_g_km_wltp: co2, catalogue_value, date_first_registration: '2026-01-10' }, '2026-03-01', parametersWith()); // prettier-ignore
  // 42000 x 6/7 x 18 % / 12; 42000 x 6/7 x 4 % = 1440, raised to 1690, / 12.
  expect([of('gas', 196), of('diesel', 12)]).toEqual([540, 140.83]);
  expect([of('gas', 12), of('lpg', 12), of('natural_gas', 12)]).toEqual([140.83, 140.83, 140.83]);
  expect([of('diesel', 59), of('diesel', 60)]).toEqual([expect.any(Number), null]);
  expect([of('gas', 120), of('hybrid_gas', 12), of('electric', null), of('gas', null), of('gas', 400, null)]).toEqual([null, null, null, null, null]); // prettier-ignore
});
