import type { FleetHome } from '#shared/contract/home/get-home.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { sumMoney } from '#shared/values/money.ts';
import { costByTeam } from '#functions/platform/directory/cost-by-team.ts';

const MONTHS_A_YEAR = 12;

const yearly = (monthly: number | null): number | null =>
  monthly === null ? null : Math.round(monthly * MONTHS_A_YEAR * 100) / 100;

/** What the vehicles cost their drivers and the employer a year, together and by team; each counts as of today. */
export const fleetEstimates = (active: readonly VehicleRow[], seesBenefit: boolean): FleetHome['estimates'] => {
  // Nobody has the benefit of a vehicle of nobody.
  const driven = seesBenefit ? active.filter((row) => row.related_employee_id > 0) : [];
  const benefits = new Map(
    costByTeam(driven.map((row) => ({ holder: row.related_employee_id, yearly: row.benefit_yearly }))).map((team) => [
      team.team_id,
      team.yearly,
    ]),
  );
  const told = active.filter((row) => row.co2_contribution_monthly !== null);
  return {
    co2_contribution: sumMoney(told.map((row) => yearly(row.co2_contribution_monthly))),
    benefit: seesBenefit ? sumMoney(driven.map((row) => row.benefit_yearly)) : null,
    without: active.filter((row) => row.type === 'car').length - told.length,
    by_team: costByTeam(
      told.map((row) => ({ holder: row.related_employee_id, yearly: yearly(row.co2_contribution_monthly) })),
    ).map(({ count, ...team }) => ({
      ...team,
      vehicles: count,
      benefit: seesBenefit ? (benefits.get(team.team_id) ?? 0) : null,
    })),
  };
};
