import { answerableFor } from '#shared/assignments/periods.ts';
import type { FleetHome } from '#shared/contract/home/get-home.ts';
import { emissions, monthCosts } from '#shared/fleet/fleet-figures.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { payrollIssues, vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { PayrollField } from '#shared/fleet/vehicle.ts';
import { visitRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { can, hasFeature, isTeamScoped } from '#shared/permissions/rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { inCents } from '#shared/values/money.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { teamCosts } from '#functions/platform/directory/cost-by-team.ts';
import { lackingYear, parametersOn } from './added-years.ts';
import { fleetEstimates } from './fleet-estimates.ts';
import { isIdle } from './fleet-segments.ts';
import { vehicles } from './vehicles.ts';

const NOT_READY_SHOWN = 6;
const CURRENCY = 'EUR';

const missingOf = (row: VehicleRow, actor: Actor): PayrollField[] =>
  payrollIssues(row, vehicleContext(actor)).map(({ path }) => path as PayrollField);

const yearlyCents = ({ cost_yearly: lease, operational_cost_yearly: operational }: VehicleRow): number =>
  inCents(lease) + inCents(operational);

/** The vehicles that miss most, of those added one after the other; of equal ones the first. */
const firstNotReady = () => {
  const first: { id: number; missing: number }[] = [];
  return {
    first,
    add: (id: number, missing: number): void => {
      if (first.length === NOT_READY_SHOWN && first.at(-1)!.missing >= missing) return;
      const at = first.findIndex((other) => other.missing < missing);
      first.splice(at === -1 ? first.length : at, 0, { id, missing });
      first.length = Math.min(first.length, NOT_READY_SHOWN);
    },
  };
};

/** Whether a vehicle is somebody's, or was to its end. */
const isSomebodys = (row: VehicleRow): boolean => answerableFor(row, row.related_employee_id) > 0;

/**
 * Adds up the fleet in one pass over its vehicles. `isCosted` says of a vehicle whether the reader is told what it
 * costs.
 */
const fleetFigures = (day: IsoDate, isCosted: (row: VehicleRow) => boolean) => {
  const counts = { vehicles: 0, unassigned: 0, pool: 0, notReady: 0, askedByPayroll: 0, otherCurrencies: 0 };
  const idle = { vehicles: 0, cents: 0 };
  const notReady = firstNotReady();
  const costs = monthCosts(day);
  const costsOfTeams = teamCosts((row: VehicleRow) => row.related_employee_id, yearlyCents);
  const estimates = fleetEstimates();
  const co2 = emissions(day);
  const addIdle = (row: VehicleRow): void => {
    if (!isIdle(row)) return;
    idle.vehicles += 1;
    idle.cents += yearlyCents(row);
  };
  const addActive = (row: VehicleRow): void => {
    const missing = row.payroll_missing;
    counts.vehicles += 1;
    if (row.related_employee_id === 0) counts.unassigned += 1;
    if (row.is_pool_vehicle === 1) counts.pool += 1;
    if (missing !== null) counts.askedByPayroll += 1;
    if (missing !== null && missing !== 0) {
      counts.notReady += 1;
      notReady.add(row.id, missing);
    }
    if (row.currency !== CURRENCY) counts.otherCurrencies += 1;
    else if (isCosted(row)) {
      costsOfTeams.add(row);
      addIdle(row);
    }
    estimates.add(row);
  };
  const add = (row: VehicleRow): void => {
    if (row.deleted === 0) addActive(row);
    if (row.currency === CURRENCY && isCosted(row)) costs.add(row);
    co2.add(row);
  };
  return { add, counts, idle, notReady: notReady.first, costs, costsOfTeams, estimates, co2 };
};

/**
 * The fleet's part of the home page, over the vehicles that the actor may see. To a team manager costs are those of
 * their people's vehicles (docs/areas/screens.md#home).
 */
export const fleetHome = async (actor: Actor): Promise<FleetHome> => {
  const day = today();
  const of = (segment_id: string) => vehicles(actor).open({ segment_id, show_deleted_only: '0' });
  const [active, archived, parametersOf] = await Promise.all([of('all'), of('archived'), parametersOn(day)]);
  const key = JSON.stringify(['home', active.view.scope?.key, day]);
  const { counts, idle, notReady, costs, costsOfTeams, estimates, co2 } = active.rows.kept(key, () => {
    const figures = fleetFigures(day, isTeamScoped(actor) ? isSomebodys : () => true);
    for (const { rows, view } of [active, archived]) visitRows(rows, view, figures.add);
    return figures;
  });
  return {
    vehicles: counts.vehicles,
    unassigned: counts.unassigned,
    idle: { vehicles: idle.vehicles, yearly: idle.cents / 100 },
    pool: hasFeature(actor, 'cars/pool-cars') ? counts.pool : null,
    not_payroll_ready: hasFeature(actor, 'cars/import') ? counts.notReady : null,
    asked_by_payroll: counts.askedByPayroll,
    not_ready: notReady.map(({ id }) => {
      const row = active.rows.get(id)!;
      const { name, type, plate, person_name } = row;
      return { id, name, type, plate, person_name, missing: missingOf(row, actor) };
    }),
    cost_per_month: costs.perMonth(),
    cost_by_team: costsOfTeams.byTeam().map(({ count, ...team }) => ({ ...team, vehicles: count })),
    estimates: {
      ...estimates.figures(can(actor, fieldRights.car.benefit_yearly)),
      unknown_year: lackingYear(parametersOf, day),
    },
    other_currencies: counts.otherCurrencies,
    co2: co2.figures(),
  };
};
