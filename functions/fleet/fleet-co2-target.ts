import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getEmissionTarget } from '#shared/contract/fleet/get-emission-target.ts';
import { co2Contribution } from '#shared/belgium/co2-contribution.rules.ts';
import { carsToReplace, type Emitter } from '#shared/belgium/co2-target.rules.ts';
import { averageOf, gramsOf } from '#shared/fleet/fleet-figures.ts';
import { emptyVehicle } from '#shared/fleet/vehicle.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { sumMoney } from '#shared/values/money.ts';
import { allParameters } from './added-years.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { everyRow } from './every-row.ts';

type Answer = EndpointResponse<typeof getEmissionTarget>;

/** The most cars of a plan that are named; its figures count all of them. */
const SHOWN = 100;

const electricMonthly = async (): Promise<number | null> => {
  const [day, parametersOf] = [today(), await allParameters()];
  const electric = co2Contribution(
    { ...emptyVehicle, fuel: 'electric', order_date: day },
    Number(day.slice(0, 4)),
    parametersOf,
  );
  return 'figure' in electric ? electric.figure.monthly : null;
};

const planOf = (rows: readonly VehicleRow[], fleet: readonly Emitter[], target: number, electric: number | null) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const replaced = carsToReplace(fleet, target, electric);
  return {
    target,
    cars: replaced.length,
    average_after: replaced.at(-1)?.average_after ?? averageOf(fleet.map(({ grams }) => grams)),
    saving_yearly: sumMoney(replaced.map((each) => each.saving_yearly)),
    without_saving: replaced.filter((each) => each.saving_yearly === null).length,
    data: replaced.slice(0, SHOWN).map(({ grams, ...each }) => {
      const row = byId.get(each.id);
      return {
        ...each,
        co2_g_km: grams,
        name: row?.name ?? '',
        plate: row?.plate ?? null,
        person_name: row?.person_name ?? null,
      };
    }),
  };
};

/** The average of the vehicles that the actor may see beside a target, and how to get there. */
export const fleetCo2Target = async (actor: Actor, target: number | undefined): Promise<Answer> => {
  const [rows, electric] = await Promise.all([everyRow(actor, 'all'), electricMonthly()]);
  const fleet = rows.flatMap((row): Emitter[] => {
    const grams = gramsOf(row);
    const { id, type } = row;
    const contribution = row.is_pool_vehicle === 1 ? 0 : row.co2_contribution_monthly;
    return grams === null ? [] : [{ id, grams, isCar: type === 'car', contribution }];
  });
  return {
    average: averageOf(fleet.map(({ grams }) => grams)),
    vehicles: fleet.length,
    unknown: rows.filter((row) => row.type === 'car' && gramsOf(row) === null).length,
    electric_yearly: electric === null ? null : sumMoney(Array.from({ length: 12 }, () => electric)),
    ...(target !== undefined && { plan: planOf(rows, fleet, target, electric) }),
  };
};
