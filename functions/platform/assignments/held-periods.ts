import type { Periods } from '#shared/assignments/periods.ts';
import type { HeldPeriods } from '#shared/contract/records/held-periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { daysBetween, toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { briefsNow } from '#functions/platform/directory/employee-briefs.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';

/** Somebody whom the actor may not see, or who is no longer known. */
const someone = { id: 0, name: '', avatar: null, team_names: '' };

/**
 * Periods with the people in them as of the last refresh, for who just read the thing, latest first; a team manager is not told who of another team had it.
 */
export const presentPeriods = async (actor: Actor, periods: Periods): Promise<HeldPeriods> => {
  const scope = await visibleEmployees(actor);
  const people = await briefsNow(periods.map((held) => held.employee_id).filter((id) => scope.has(id)));
  return periods.toReversed().map((held) => ({
    employee: people.get(held.employee_id) ?? someone,
    start_date: toDmy(held.start_date),
    end_date: toDmyOrNull(held.end_date),
    days: Math.max(0, daysBetween(held.start_date, held.end_date ?? today())),
  }));
};
