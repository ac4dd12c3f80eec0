import { isFakeHybrid } from '#shared/fleet/fake-hybrid.ts';
import { burnsNothing } from '#shared/fleet/lacks-co2.ts';
import type { Fuel } from '#shared/values/fuel.ts';
import { step, type EstimatedVehicle, type Step } from './estimate.ts';

const dieselFuels: ReadonlySet<Fuel> = new Set(['diesel', 'hybrid_diesel', 'fake_hybrid_diesel']);
const gasFuels: ReadonlySet<Fuel> = new Set(['lpg', 'natural_gas']);

/** The fuel by which the formulas tell vehicles apart; natural gas counts as LPG. */
export type FuelGroup = 'petrol' | 'diesel' | 'lpg' | 'none';

export const fuelGroup = (fuel: Fuel): FuelGroup => {
  if (burnsNothing(fuel)) return 'none';
  if (dieselFuels.has(fuel)) return 'diesel';
  return gasFuels.has(fuel) ? 'lpg' : 'petrol';
};

export type UsedCo2 = { readonly grams: number; readonly norm: 'nedc' | 'wltp' | 'corresponding' | null };

/**
 * The CO2 value that counts: nothing without an exhaust, the only one that is known, or of two the lower one, since
 * whoever is taxed may choose (docs/areas/belgium.md#which-co2-value-counts). Null while none is known.
 */
export const usedCo2 = ({ fuel, co2_g_km: nedc, co2_g_km_wltp: wltp }: EstimatedVehicle): UsedCo2 | null => {
  if (burnsNothing(fuel)) return { grams: 0, norm: null };
  if (wltp !== null && (nedc === null || wltp <= nedc)) return { grams: wltp, norm: 'wltp' };
  return nedc === null ? null : { grams: nedc, norm: 'nedc' };
};

/** The CO2 value that the benefit takes: that of the corresponding car of a fake hybrid, where it is known. */
export const benefitCo2 = (vehicle: EstimatedVehicle): UsedCo2 | null => {
  const { fuel, co2_g_km_corresponding: grams = null } = vehicle;
  return grams !== null && isFakeHybrid(fuel) ? { grams, norm: 'corresponding' } : usedCo2(vehicle);
};

export const co2Step = ({ co2_g_km: nedc, co2_g_km_wltp: wltp }: EstimatedVehicle, { grams, norm }: UsedCo2): Step => {
  if (norm === null) return step('co2_none', { grams });
  if (norm === 'corresponding') return step('co2_corresponding', { grams });
  if (nedc !== null && wltp !== null) return step('co2_lower', { nedc, wltp, grams });
  return step(norm === 'nedc' ? 'co2_nedc' : 'co2_wltp', { grams });
};
