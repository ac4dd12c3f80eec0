import { benefitCo2 } from './used-co2.rules.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { correspondingIssues, dayIssues } from '#shared/fleet/vehicle.rules.ts';
import { emptyVehicle, type VehicleFields } from '#shared/fleet/vehicle.ts';

/** The most cars that are compared with the present one. */
export const ALTERNATIVES_MAX = 5;

/** What has to be known of another car to put it beside the present one. */
export type ComparedCar = Pick<
  VehicleFields,
  | 'fuel'
  | 'co2_g_km'
  | 'co2_g_km_wltp'
  | 'co2_g_km_corresponding'
  | 'catalogue_value'
  | 'order_date'
  | 'date_first_registration'
>;

const required = ['fuel', 'catalogue_value', 'order_date', 'date_first_registration'] as const;

/** The other car as a vehicle: a passenger car in euros. */
export const comparedVehicle = (car: ComparedCar): VehicleFields => ({
  ...emptyVehicle,
  ...car,
  type: 'car',
  is_utility_vehicle: 0,
  currency: 'EUR',
});

/** What is missing or impossible of another car. */
export const comparedCarIssues = (car: ComparedCar, today: IsoDate): Issue[] => {
  const vehicle = comparedVehicle(car);
  return [
    ...required.filter((field) => car[field] === null).map((field) => issue(field, 'required')),
    ...(car.catalogue_value !== null && car.catalogue_value <= 0 ? [issue('catalogue_value', 'must_be_positive')] : []),
    ...(car.fuel !== null && benefitCo2(vehicle) === null ? [issue('co2_g_km_wltp', 'required')] : []),
    ...correspondingIssues(undefined, vehicle),
    ...dayIssues(undefined, vehicle, today),
  ];
};
