import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getPersonYear } from '#shared/contract/calendar/get-person-year.ts';
import { dateOf, dayNumber, yearOf } from '#shared/days-off/day-numbers.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { awayDays } from '#functions/days-off/away-days.ts';
import { readDaysOff } from '#functions/days-off/days-off.ts';
import { presentHolidays } from '#functions/days-off/holidays-of-year.ts';
import { legendOf, presentEntry } from './entries.ts';
import { refreshTrainings } from '#functions/days-off/training-days.ts';

/** A year of a person whom the actor sees, this year by default. */
export const yearOfPerson = async (
  actor: Actor,
  person: EmployeeRow,
  asked: number | undefined,
): Promise<EndpointResponse<typeof getPersonYear>> => {
  const [daysOff] = await Promise.all([readDaysOff(), refreshTrainings()]);
  const year = asked ?? yearOf(daysOff.today);
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const calendar = daysOff.calendarOf(person.id);
  const present = presentEntry(daysOff, can(actor, 'absences:reasons'));
  const days = awayDays(daysOff, person.id, from, to).map(present);
  const free: string[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1)
    if (calendar.scheduled(dateOf(day)) === 0) free.push(toDmy(dateOf(day)));
  return {
    year,
    employee_id: person.id,
    name: person.name,
    holidays: presentHolidays(year, daysOff.settings),
    types: legendOf(new Set(days.map(({ type_id: typeId }) => typeId))),
    days,
    free_days: free,
    locked_months: daysOff
      .keptOf(person.id)
      .locked_months.filter((one) => one.year === year)
      .map(({ month }) => month),
  };
};
