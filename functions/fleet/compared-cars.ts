import type * as z from 'zod';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { whatIf } from '#shared/contract/fleet/what-if.ts';
import { holderOn } from '#shared/assignments/periods.ts';
import type { EstimatedVehicle } from '#shared/belgium/estimate.ts';
import { LAST_YEAR, whatIfYears } from '#shared/belgium/what-if.rules.ts';
import { totalCost } from '#shared/fleet/vehicle.rules.ts';
import { vehicleName, type VehicleFields } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { can } from '#shared/permissions/rules.ts';
import { allParameters } from '#functions/platform/belgium/added-years.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { vehicles } from './vehicles.ts';

type Body = z.output<(typeof whatIf)['body']>;
type Compared = {
  readonly name: string;
  readonly car_id: number | null;
  readonly vehicle: EstimatedVehicle;
  readonly cost: number | null;
};

const presentCar = (value: VehicleFields & { id: number }): Compared => ({
  name: vehicleName(value),
  car_id: value.id,
  vehicle: value,
  cost: value.currency === 'EUR' ? totalCost(value) : null,
});

const otherCar = ({ name, yearly_cost: cost, ...fields }: Body['alternatives'][number]): Compared => ({
  name: name ?? '',
  car_id: null,
  vehicle: {
    ...fields,
    type: 'car',
    co2_g_km: fields.co2_g_km ?? null,
    co2_g_km_wltp: fields.co2_g_km_wltp ?? null,
    is_utility_vehicle: 0,
    currency: 'EUR',
  },
  cost: cost ?? null,
});

const presentOnes = async (actor: Actor, { car_id: car, employee_id: person }: Body): Promise<Compared[]> => {
  if (car !== undefined) return [presentCar((await vehicles(actor).see(car)).vehicle)];
  if (person === undefined) return [];
  await findPerson(actor, person, 'employee_id');
  return (await vehicles(actor).heldAs((periods) => holderOn(periods, today()) === person)).map(presentCar);
};

/** The present vehicles and the alternatives, with what each costs by year. */
export const comparedCars = async (actor: Actor, body: Body): Promise<EndpointResponse<typeof whatIf>> => {
  const [present, parametersOf] = await Promise.all([presentOnes(actor, body), allParameters()]);
  const thisYear = Number(today().slice(0, 4));
  const years = body.years ?? Array.from({ length: Math.max(1, LAST_YEAR - thisYear + 1) }, (_, at) => thisYear + at);
  const seesBenefit = can(actor, fieldRights.car.benefit_yearly);
  return {
    years,
    compared: [...present, ...body.alternatives.map(otherCar)].map(({ name, car_id, vehicle, cost }) => ({
      name,
      car_id,
      figures: whatIfYears(vehicle, cost, years, parametersOf, thisYear).map(({ benefit, ...figures }) => ({
        ...figures,
        ...(seesBenefit && { benefit }),
      })),
    })),
  };
};
