import { useQuery } from '@tanstack/react-query';
import { checkPayrollMonthPushed } from '#shared/contract/fleet/check-payroll-month-pushed.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import { isoOf } from '#shared/values/dates.ts';
import { query } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';

/**
 * Whether payroll checks nothing of a vehicle, as the month in which the driver gets it was pushed for them
 * (docs/areas/fleet.md#payroll-checks). `day` is dd/mm/yyyy; empty: today.
 */
export const useChecksSkipped = (driverId: number, day: string): boolean => {
  const actor = useActor();
  const date = isoOf(day) === undefined ? actor.today : day;
  const answer = useQuery({
    ...query(checkPayrollMonthPushed, { query: { employee_id: String(driverId), date } }),
    enabled: driverId > 0 && hasFlag(actor, 'disable_car_assertions_for_pushed_months'),
  });
  return answer.data?.is_pushed === true;
};
