import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getTeam } from '#shared/contract/people/get-team.ts';
import { dayNumber, weekdayOf } from '#shared/days-off/day-numbers.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { awayDays, type AwayDay } from '#functions/days-off/away-days.ts';
import { readDaysOff } from '#functions/days-off/days-off.ts';
import { shownType } from '#functions/days-off/shown-type.ts';
import { refreshTrainings } from '#functions/days-off/training-days.ts';

type Absences = EndpointResponse<typeof getTeam>['absences'];

const DAYS_SHOWN = 14;

/** The Monday of the week of a day. */
const mondayOf = (day: IsoDate): IsoDate => addDays(day, -weekdayOf(dayNumber(day)));

const sourceOf = ({ request_id: request, training_id: training }: AwayDay): string => `${request}/${training}`;

/** The absences of these people this and next week, one line for each request and training; null without the right to days off. */
export const absencesOf = async (actor: Actor, people: readonly EmployeeRow[]): Promise<Absences> => {
  if (!can(actor, 'days:read')) return null;
  const [daysOff] = await Promise.all([readDaysOff(), refreshTrainings()]);
  const from = mondayOf(daysOff.today);
  const to = addDays(from, DAYS_SHOWN - 1);
  const lines = people.flatMap(({ id, name }) => {
    const bySource = Map.groupBy(awayDays(daysOff, id, from, to), sourceOf);
    return [...bySource.values()].flatMap((days) => {
      const dates = days.map(({ date }) => date).toSorted();
      const [first, last, [one]] = [dates[0], dates.at(-1), days];
      if (first === undefined || last === undefined || one === undefined) return [];
      return [{ id, name, one, first, last }];
    });
  });
  return lines
    .toSorted((one, other) => one.first.localeCompare(other.first) || one.name.localeCompare(other.name))
    .map(({ id, name, one, first, last }) => ({
      employee_id: id,
      name,
      ...shownType(actor, daysOff, one.type_id),
      asked: one.state === 'requested' ? 1 : 0,
      start_date: toDmy(first),
      end_date: toDmy(last),
    }));
};
