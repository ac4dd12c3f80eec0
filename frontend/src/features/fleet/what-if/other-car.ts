import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { whatIf } from '#shared/contract/fleet/what-if.ts';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { ExampleModel } from '#shared/belgium/example-models.ts';
import { comparedCarIssues } from '#shared/belgium/compared-car.rules.ts';
import { isFakeHybrid } from '#shared/fleet/fake-hybrid.ts';
import { totalCost } from '#shared/fleet/vehicle.rules.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { typedNumber } from '../../../form/typed-number.ts';
import {
  applicableForm,
  emptyForm,
  fieldsOf,
  firstPerField,
  formIssues,
  toFormDate,
  type VehicleForm,
} from '../vehicle-form.ts';

export const otherCarFields = [
  'brand',
  'model',
  'fuel',
  'co2_g_km_wltp',
  'co2_g_km',
  'co2_g_km_corresponding',
  'catalogue_value',
  'order_date',
  'date_first_registration',
  'cost_yearly',
  'operational_cost_yearly',
] as const;
type OtherCarField = (typeof otherCarFields)[number];

/** Another car as it was typed; the same texts stand in the address, and in the form of a new vehicle. */
export type OtherCar = Pick<VehicleForm, OtherCarField>;

type Alternative = NonNullable<EndpointCall<typeof whatIf>['body']>['alternatives'][number];

const emptyCar = Object.fromEntries(otherCarFields.map((field) => [field, ''])) as OtherCar;

/** A car that is ordered today. */
export const newOtherCar = (today: IsoDate): OtherCar => ({
  ...emptyCar,
  order_date: toFormDate(today),
  date_first_registration: toFormDate(today),
});

const typed = (value: number | null): string => (value === null ? '' : typedNumber(value));

/** A new one of the model of a vehicle. */
export const newOfSameModel = (car: CarRow, today: IsoDate): OtherCar => ({
  ...newOtherCar(today),
  brand: car.brand,
  model: car.model,
  fuel: car.fuel ?? '',
  co2_g_km_wltp: typed(car.co2_g_km_wltp),
  co2_g_km: typed(car.co2_g_km),
  co2_g_km_corresponding: typed(car.co2_g_km_corresponding),
  ...(car.currency === 'EUR' && {
    catalogue_value: typed(car.catalogue_value),
    cost_yearly: typed(car.cost_yearly),
    operational_cost_yearly: typed(car.operational_cost_yearly),
  }),
});

/** A new one of a well-known model; what is not known of it stays as it was typed. */
export const exampleCar = (example: ExampleModel, car: OtherCar): OtherCar => ({
  ...car,
  brand: example.brand,
  model: example.model,
  fuel: example.fuel,
  co2_g_km_wltp: typed(example.co2),
  co2_g_km: '',
  co2_g_km_corresponding: '',
  catalogue_value: typed(example.value),
});

const asForm = (car: OtherCar): VehicleForm =>
  applicableForm({ ...emptyForm(0, false), ...car, type: 'car', is_utility_vehicle: 0 });

/** Only a fake hybrid has a corresponding car. */
export const isFakeHybridCar = (car: OtherCar): boolean => isFakeHybrid(fieldsOf(asForm(car)).fuel);

/** What is wrong with another car, by the same rules as the API. */
export const otherCarIssues = (car: OtherCar, today: IsoDate): Issue[] => {
  const form = asForm(car);
  return firstPerField([...formIssues(form), ...comparedCarIssues(fieldsOf(form), today)]);
};

export const otherCarName = (car: OtherCar): string => vehicleName(car).trim();

/** The car as the API takes it. */
export const toAlternative = (car: OtherCar): Alternative => {
  const fields = fieldsOf(asForm(car));
  return {
    name: otherCarName(car),
    fuel: fields.fuel ?? undefined,
    co2_g_km: fields.co2_g_km,
    co2_g_km_wltp: fields.co2_g_km_wltp,
    co2_g_km_corresponding: fields.co2_g_km_corresponding,
    catalogue_value: car.catalogue_value,
    order_date: car.order_date,
    date_first_registration: car.date_first_registration,
    yearly_cost: totalCost(fields),
  };
};

const CAR = 'with';

/** The other cars of an address, each as a query of its own. */
export const carsOf = (address: URLSearchParams): OtherCar[] =>
  address.getAll(CAR).map((text) => {
    const values = new URLSearchParams(text);
    return Object.fromEntries(otherCarFields.map((field) => [field, values.get(field) ?? ''])) as OtherCar;
  });

/** The values of a car that were filled in. */
export const filledCar = (car: OtherCar): Record<string, string> =>
  Object.fromEntries(otherCarFields.filter((field) => car[field] !== '').map((field) => [field, car[field]]));

/** The address with these other cars. */
export const addressWithCars = (address: URLSearchParams, cars: readonly OtherCar[]): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.delete(CAR);
  for (const car of cars) next.append(CAR, new URLSearchParams(filledCar(car)).toString());
  return next;
};
