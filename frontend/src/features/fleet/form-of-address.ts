import type { VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { DEFAULT_CURRENCY } from '#shared/values/currency.ts';
import type { VehicleForm } from './vehicle-form.ts';
import { otherCarFields } from './what-if/other-car.ts';

/**
 * The values of a car that the address of a new vehicle brings; the order date only where the company has one. The
 * amounts of a comparison are in EUR.
 */
export const formOfAddress = (address: URLSearchParams, context: VehicleContext): Partial<VehicleForm> => {
  const given = otherCarFields.filter((field) => address.has(field) && (field !== 'order_date' || context.orderDate));
  if (given.length === 0) return {};
  const values = Object.fromEntries(given.map((field) => [field, address.get(field) ?? '']));
  return { ...values, type: 'car', is_utility_vehicle: 0, currency: DEFAULT_CURRENCY };
};
