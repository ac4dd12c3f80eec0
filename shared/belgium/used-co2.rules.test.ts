import { describe, expect, it } from 'vitest';
import { emptyVehicle } from '#shared/fleet/vehicle.ts';
import { co2Step, usedCo2 } from './used-co2.rules.ts';

const car = { ...emptyVehicle, fuel: 'gas' as const };

describe('the CO2 value that counts', () => {
  it('is the lower one of two, and the newer norm where they are equal', () => {
    expect(usedCo2({ ...car, co2_g_km: 110, co2_g_km_wltp: 130 })).toEqual({ grams: 110, norm: 'nedc' });
    expect(usedCo2({ ...car, co2_g_km: 110, co2_g_km_wltp: 110 })).toEqual({ grams: 110, norm: 'wltp' });
  });

  it('of a car without an exhaust is shown as nothing', () => {
    expect(co2Step(car, { grams: 0, norm: null })).toMatchObject({ code: 'co2_none', values: { grams: 0 } });
  });
});
