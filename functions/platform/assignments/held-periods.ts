import type { Periods } from '#shared/assignments/periods.ts';
import type { HeldPeriods } from '#shared/contract/records/held-periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { daysBetween, toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { briefsNow } from '#functions/platform/directory/employee-briefs.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';

/** Stands for somebody whom the actor may not see, or who is unknown. */
const someone = { id: 0, name: '', avatar: null, team_names: '' };

/**
 * Periods for a response, latest first, with the people as of the last refresh: the caller has just read the record. A
 * team manager does not learn who of another team held it.
 */
export const presentPeriods = async (actor: Actor, periods: Periods): Promise<HeldPeriods> => {
  const scope = await visibleEmployees(actor);
  const people = await briefsNow(periods.map((period) => period.employee_id).filter((id) => scope.has(id)));
  return periods.toReversed().map((period) => ({
    employee: people.get(period.employee_id) ?? someone,
    start_date: toDmy(period.start_date),
    end_date: toDmyOrNull(period.end_date),
    days: Math.max(0, daysBetween(period.start_date, period.end_date ?? today())),
  }));
};
