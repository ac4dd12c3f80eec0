import type { FleetHome } from '#shared/contract/home/get-home.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { inCents } from '#shared/values/money.ts';
import { teamSums } from '#functions/platform/directory/cost-by-team.ts';

const MONTHS_A_YEAR = 12;

/**
 * Adds up what active vehicles cost their drivers and the employer a year, together and by team, one vehicle after the
 * other; each counts as of today.
 */
export const fleetEstimates = () => {
  const { add, sums: together } = teamSums<VehicleRow, 'cars' | 'counted' | 'contribution' | 'benefit'>(
    (row) => row.related_employee_id,
    {
      cars: (row) => (row.type === 'car' && row.is_pool_vehicle !== 1 ? 1 : 0),
      counted: (row) => (row.co2_contribution_monthly === null ? 0 : 1),
      contribution: (row) => inCents((row.co2_contribution_monthly ?? 0) * MONTHS_A_YEAR),
      // Nobody has the benefit of a vehicle of nobody.
      benefit: (row) => (row.related_employee_id > 0 ? inCents(row.benefit_yearly) : 0),
    },
  );
  return {
    add,
    figures: (seesBenefit: boolean): Omit<FleetHome['estimates'], 'unknown_year'> => {
      const { all, teams } = together();
      return {
        co2_contribution: all.contribution / 100,
        benefit: seesBenefit ? all.benefit / 100 : null,
        without: all.cars - all.counted,
        by_team: teams
          .filter(({ sums }) => sums.counted > 0)
          .map(({ sums, ...team }) => ({
            ...team,
            vehicles: sums.counted,
            yearly: sums.contribution / 100,
            benefit: seesBenefit ? sums.benefit / 100 : null,
          }))
          .toSorted((one, other) => other.yearly - one.yearly),
      };
    },
  };
};
