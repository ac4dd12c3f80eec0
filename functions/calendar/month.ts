import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getMonth } from '#shared/contract/calendar/get-month.ts';
import type { HolidayOut } from '#shared/contract/days-off/holiday.ts';
import { yearOf } from '#shared/days-off/day-numbers.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { parseDmy, type IsoDate } from '#shared/values/dates.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { jsonText, withFields, withList, type JsonText } from '#functions/platform/http/json-text.ts';
import { readDaysOff, type DaysOff } from '#functions/days-off/days-off.ts';
import { presentHolidays } from '#functions/days-off/holidays-of-year.ts';
import { legendOf } from './entries.ts';
import { minimumsOf } from '#functions/days-off/team-minimums.ts';
import { datesOf, monthReader, spanOf } from './month-of-person.ts';
import { refreshTrainings } from '#functions/days-off/training-days.ts';

type Query = EndpointInput<typeof getMonth>['query'];
type Answer = EndpointResponse<typeof getMonth>;

/** By team and name, unless the query says otherwise. Teams whose names differ in an accent only are not merged. */
const byTeam: Column<EmployeeRow> = {
  key: 'calendar:team',
  label: 'people:column.team',
  kind: 'text',
  value: ({ team_names: teams, team_ids: ids, name }) => [teams, ids.join(), name].join('\u0000'),
};

/** How many months before and after the shown one the tabs of the calendar reach. */
const MONTHS_AROUND = 4;

/** The months around one that were pushed to payroll, each with the number of these people. */
const lockedAround = ({ keptOf }: DaysOff, people: readonly EmployeeRow[], { year, month }: Query) => {
  const counts = new Map<string, number>();
  for (const { id } of people)
    for (const locked of keptOf(id).locked_months) {
      if (Math.abs((locked.year - year) * 12 + locked.month - month) > MONTHS_AROUND) continue;
      const key = `${locked.year}-${String(locked.month).padStart(2, '0')}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, count]) => ({ month: key, people: count }));
};

/** The public holidays that are kept from the first to the last day of what is shown. */
const holidaysWithin = ({ from, to }: { from: IsoDate; to: IsoDate }, { settings }: DaysOff): HolidayOut[] =>
  [...new Set([yearOf(from), yearOf(to)])]
    .flatMap((year) => presentHolidays(year, settings))
    .filter(({ date }) => {
      const day = parseDmy(date) ?? '';
      return day >= from && day <= to;
    });

/** A month, or three, of the people of a query: what each has on each day, with the minutes of their schedules. */
export const monthOf = async (actor: Actor, query: Query): Promise<JsonText<Answer>> => {
  const { year, month, type_id: typeId, page, per_page: perPage } = query;
  const shownMonths = { year, month, months: Number(query.months) };
  const [{ rows, view }, daysOff] = await Promise.all([
    employees(actor).open(query),
    readDaysOff(),
    refreshTrainings(),
  ]);
  const monthOfPerson = monthReader({ ...shownMonths, daysOff, seesReasons: can(actor, 'absences:reasons') });
  const people =
    query.orderby_column === undefined
      ? matchingRows(rows, { ...query, orderby_column: byTeam.key }, { ...view, columns: [...view.columns, byTeam] })
      : matchingRows(rows, query, view);
  const found = typeId === undefined ? people : people.filter((person) => monthOfPerson(person).typeIds.has(typeId));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const picture = await pictureLinks(shown.map(({ avatar }) => avatar));
  const typeIds = new Set<number | null>();
  const data = shown.map((person) => {
    const known = monthOfPerson(person);
    for (const id of known.typeIds) typeIds.add(id);
    return withFields(known.text, { avatar: picture(person.avatar) });
  });
  const head = jsonText({
    ...shownMonths,
    holidays: holidaysWithin(spanOf(shownMonths), daysOff),
    types: legendOf(typeIds),
    locked_months: lockedAround(daysOff, found, query),
    minimums: minimumsOf(
      new Set(found.flatMap(({ team_ids: ids }) => ids)),
      datesOf(shownMonths),
      (person) => monthOfPerson(person).shares,
    ),
    count: found.length,
  });
  return withList(head, 'data', data);
};
