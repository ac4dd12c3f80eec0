import type { VehicleFields } from './vehicle.ts';

const fuelsWithoutExhaust: ReadonlySet<string> = new Set(['electric', 'fuel_cells']);

/** Whether a vehicle with this fuel has no exhaust. */
export const burnsNothing = (fuel: VehicleFields['fuel']): boolean => fuel !== null && fuelsWithoutExhaust.has(fuel);

/**
 * Whether a vehicle that burns fuel has no CO2 value. Payroll takes it without one, but computes no benefit in kind: a
 * warning beside the checks, never one of them.
 */
export const lacksCo2 = (value: Pick<VehicleFields, 'type' | 'fuel' | 'co2_g_km' | 'co2_g_km_wltp'>): boolean =>
  value.type !== 'bicycle' &&
  value.fuel !== null &&
  !burnsNothing(value.fuel) &&
  value.co2_g_km === null &&
  value.co2_g_km_wltp === null;
