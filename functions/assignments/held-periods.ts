import type { Periods } from '#shared/assignments/periods.ts';
import type { HeldPeriods } from '#shared/contract/records/held-periods.ts';
import { daysBetween, toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { today } from '#functions/http/clock.ts';
import { employeeBriefs } from '#functions/people/employee-briefs.ts';

/** Periods with the people in them, latest first. */
export const periodsOut = async (periods: Periods): Promise<HeldPeriods> => {
  const people = await employeeBriefs(periods.map((held) => held.employee_id));
  return periods.toReversed().map((held) => ({
    employee: people.get(held.employee_id) ?? { id: held.employee_id, name: '', avatar: null, team_names: '' },
    start_date: toDmy(held.start_date),
    end_date: toDmyOrNull(held.end_date),
    days: Math.max(0, daysBetween(held.start_date, held.end_date ?? today())),
  }));
};
