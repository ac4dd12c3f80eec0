import { describe, expect, it } from 'vitest';
import { comparedCarIssues, comparedVehicle, type ComparedCar } from './compared-car.rules.ts';

const TODAY = '2026-03-02';
const car: ComparedCar = {
  fuel: 'gas',
  co2_g_km: null,
  co2_g_km_wltp: 120,
  co2_g_km_corresponding: null,
  catalogue_value: 45000,
  order_date: '2026-01-10',
  date_first_registration: '2026-02-10',
};
const judge = (over: Partial<ComparedCar>) =>
  comparedCarIssues({ ...car, ...over }, TODAY).map(({ path, code }) => `${path} ${code}`);

describe('a car to compare with', () => {
  it('is a passenger car in euros', () => {
    expect(comparedVehicle(car)).toMatchObject({ ...car, type: 'car', is_utility_vehicle: 0, currency: 'EUR' });
  });

  it('has a fuel, a price, its days and a CO2 value', () => {
    expect(judge({})).toEqual([]);
    expect(
      judge({
        fuel: null,
        co2_g_km_wltp: null,
        catalogue_value: null,
        order_date: null,
        date_first_registration: null,
      }),
    ).toEqual(['fuel required', 'catalogue_value required', 'order_date required', 'date_first_registration required']);
    expect(judge({ co2_g_km_wltp: null })).toEqual(['co2_g_km_wltp required']);
    expect(judge({ co2_g_km_wltp: null, fuel: 'electric' })).toEqual([]);
  });

  it('costs something', () => {
    expect(judge({ catalogue_value: 0 })).toEqual(['catalogue_value must_be_positive']);
    expect(judge({ catalogue_value: 1 })).toEqual([]);
  });
});
