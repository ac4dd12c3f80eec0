import type * as z from 'zod';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { whatIf } from '#shared/contract/fleet/what-if.ts';
import { holderOn } from '#shared/assignments/periods.ts';
import type { EstimatedVehicle } from '#shared/belgium/estimate.ts';
import { perMonth } from '#shared/belgium/benefit-in-kind.rules.ts';
import type { ParametersOf } from '#shared/belgium/parameters.ts';
import { LAST_YEAR, whatIfYears } from '#shared/belgium/what-if.rules.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { comparedCarIssues, comparedVehicle, type ComparedCar } from '#shared/belgium/compared-car.rules.ts';
import { totalCost } from '#shared/fleet/vehicle.rules.ts';
import { vehicleName, type VehicleFields } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { can } from '#shared/permissions/rules.ts';
import { allParameters } from './added-years.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { thisYear, today } from '#functions/platform/runtime/clock.ts';
import { benefitFigure, contributionFigure } from './estimate-figures.ts';
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

type Alternative = Body['alternatives'][number];

const comparedCar = (other: Alternative): ComparedCar => ({
  fuel: other.fuel ?? null,
  co2_g_km: other.co2_g_km ?? null,
  co2_g_km_wltp: other.co2_g_km_wltp ?? null,
  co2_g_km_corresponding: other.co2_g_km_corresponding ?? null,
  catalogue_value: other.catalogue_value ?? null,
  order_date: other.order_date ?? null,
  date_first_registration: other.date_first_registration ?? null,
});

/** Another car; in place of a pool vehicle it is one, too. */
const otherCar = (other: Alternative, isPool: boolean): Compared => ({
  name: other.name ?? '',
  car_id: null,
  vehicle: { ...comparedVehicle(comparedCar(other)), is_pool_vehicle: isPool ? 1 : 0 },
  cost: other.yearly_cost ?? null,
});

const issuesOf = ({ alternatives }: Body): Issue[] =>
  alternatives.flatMap((other, at) =>
    comparedCarIssues(comparedCar(other), today()).map((found) => ({
      ...found,
      path: `alternatives.${at}.${found.path}`,
    })),
  );

const presentOnes = async (actor: Actor, { car_id: car, employee_id: person }: Body): Promise<Compared[]> => {
  if (car !== undefined) return [presentCar((await vehicles(actor).see(car)).vehicle)];
  if (person === undefined) return [];
  await findPerson(actor, person, 'employee_id');
  const held = await vehicles(actor).heldAs(person, (periods) => holderOn(periods, today()) === person);
  return held.map(presentCar);
};

type Facts = { readonly years: readonly number[]; readonly seesBenefit: boolean; readonly parametersOf: ParametersOf };

const presentCompared = (
  { name, car_id, vehicle, cost }: Compared,
  { years, seesBenefit, parametersOf }: Facts,
): EndpointResponse<typeof whatIf>['compared'][number] => {
  const current = thisYear();
  const contribution = contributionFigure(vehicle, current, parametersOf);
  const { benefit, missing } = benefitFigure(vehicle, null, today(), parametersOf);
  const figures = whatIfYears(vehicle, cost, years, parametersOf);
  return {
    name,
    car_id,
    ...(seesBenefit && {
      benefit_in_kind: benefit && {
        yearly: benefit.figure.yearly,
        monthly: perMonth(benefit.figure.yearly),
        steps: benefit.steps,
      },
    }),
    co2_contribution: contribution.co2_contribution,
    missing: [...(seesBenefit ? missing : []), ...contribution.missing],
    figures: figures.map(({ benefit: ofYear, ...rest }) => ({ ...rest, ...(seesBenefit && { benefit: ofYear }) })),
  };
};

/** The present vehicles and the alternatives, with what each costs by year. */
export const comparedCars = async (actor: Actor, body: Body): Promise<EndpointResponse<typeof whatIf>> => {
  assertNoIssues(issuesOf(body), 'form_invalid');
  const [present, parametersOf] = await Promise.all([presentOnes(actor, body), allParameters()]);
  const current = thisYear();
  const years = body.years ?? Array.from({ length: Math.max(1, LAST_YEAR - current + 1) }, (_, at) => current + at);
  const facts = { years, parametersOf, seesBenefit: can(actor, fieldRights.car.benefit_yearly) };
  const isPool = present.some(({ vehicle }) => vehicle.is_pool_vehicle === 1);
  const compared = [...present, ...body.alternatives.map((other) => otherCar(other, isPool))];
  return { years, compared: compared.map((car) => presentCompared(car, facts)) };
};
