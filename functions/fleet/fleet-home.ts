import type { FleetHome } from '#shared/contract/home/get-home.ts';
import { co2Figures, costPerMonth } from '#shared/fleet/fleet-figures.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { payrollIssues, totalCost, vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { PayrollField } from '#shared/fleet/vehicle.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { can, hasFeature } from '#shared/permissions/rules.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { costByTeam } from '#functions/platform/directory/cost-by-team.ts';
import { everyRow } from './every-row.ts';
import { fleetEstimates } from './fleet-estimates.ts';

const NOT_READY_SHOWN = 6;
const CURRENCY = 'EUR';

const missingOf = (row: VehicleRow, actor: Actor): PayrollField[] =>
  payrollIssues(row, vehicleContext(actor)).map(({ path }) => path as PayrollField);

/** The fleet's part of the home page, over the vehicles that the actor may see. */
export const fleetHome = async (actor: Actor): Promise<FleetHome> => {
  const [active, archived] = await Promise.all([everyRow(actor, 'all'), everyRow(actor, 'archived')]);
  const inEuro = (rows: readonly VehicleRow[]): VehicleRow[] => rows.filter(({ currency }) => currency === CURRENCY);
  const payrollVehicles = active.filter((row) => row.payroll_missing !== null);
  const notReady = payrollVehicles
    .filter((row) => row.payroll_missing !== 0)
    .toSorted((one, other) => (other.payroll_missing ?? 0) - (one.payroll_missing ?? 0));
  return {
    vehicles: active.length,
    unassigned: active.filter((row) => row.related_employee_id === 0).length,
    pool: hasFeature(actor, 'cars/pool-cars') ? active.filter((row) => row.is_pool_vehicle === 1).length : null,
    not_payroll_ready: hasFeature(actor, 'cars/import') ? notReady.length : null,
    asked_by_payroll: payrollVehicles.length,
    not_ready: notReady.slice(0, NOT_READY_SHOWN).map((row) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      plate: row.plate,
      person_name: row.person_name,
      missing: missingOf(row, actor),
    })),
    cost_per_month: costPerMonth(inEuro([...active, ...archived]), today()),
    cost_by_team: costByTeam(
      inEuro(active).map((row) => ({ holder: row.related_employee_id, yearly: totalCost(row) })),
    ).map(({ count, ...team }) => ({ ...team, vehicles: count })),
    estimates: fleetEstimates(active, can(actor, fieldRights.car.benefit_yearly)),
    other_currencies: active.length - inEuro(active).length,
    co2: co2Figures(active, archived, today()),
  };
};
