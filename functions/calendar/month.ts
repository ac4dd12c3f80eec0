import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getMonth } from '#shared/contract/calendar/get-month.ts';
import type { EntryOut } from '#shared/contract/calendar/entry.ts';
import { dateOf, dayNumber } from '#shared/days-off/day-numbers.ts';
import type { PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { readDaysOff, type DaysOff } from '#functions/days-off/days-off.ts';
import { presentHolidays } from '#functions/days-off/holidays-of-year.ts';
import { typeCollection } from '#functions/days-off/type-store.ts';
import { entryPresenter, legendOf } from './entries.ts';
import { refreshTrainings, trainingEntries } from './training-entries.ts';

type Query = EndpointInput<typeof getMonth>['query'];
type Answer = EndpointResponse<typeof getMonth>;

/** The first and the last day of a month. */
const spanOf = (year: number, month: number): { from: IsoDate; to: IsoDate } => {
  const from = `${year}-${String(month).padStart(2, '0')}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return { from, to: addDays(next, -1) };
};

// A collator that is made once compares many names far faster than `localeCompare`.
const { compare } = new Intl.Collator();

/** By team and name, unless the query says otherwise. */
const byTeam = (one: EmployeeRow, other: EmployeeRow): number =>
  compare(one.team_names, other.team_names) || compare(one.name, other.name) || one.id - other.id;

/** The minutes left of a year over all types that are counted in days and have a balance; null without any. */
const leftOf = (daysOff: DaysOff, person: EmployeeRow, year: number): number | null => {
  const types = [...typeCollection.rows.all()].filter(
    ({ has_balance: has, unit, kind, active }) => has === 1 && unit === 'days' && kind === 'leave' && active === 1,
  );
  return types.length === 0 ? null : types.reduce((sum, { id }) => sum + daysOff.balanceOf(person, id, year).left, 0);
};

/** A month of the people of a query: what each has on each day, with the minutes of their schedules. */
export const monthOf = async (actor: Actor, query: Query): Promise<Answer> => {
  const { year, month, type_id: typeId, page, per_page: perPage } = query;
  const { from, to } = spanOf(year, month);
  const [{ rows, view }, daysOff] = await Promise.all([
    employees(actor).open(query),
    readDaysOff(),
    refreshTrainings(),
  ]);
  const present = entryPresenter(actor, daysOff);
  const daysOf = ({ id }: EmployeeRow): EntryOut[] => [
    ...daysOff.entriesOf(id, from, to).map(present),
    ...trainingEntries(id, daysOff.calendarOf(id), from, to),
  ];
  const matching = matchingRows(rows, query, view);
  const people = query.orderby_column === undefined ? matching.toSorted(byTeam) : matching;
  const found =
    typeId === undefined ? people : people.filter((person) => daysOf(person).some(({ type_id: id }) => id === typeId));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const picture = await pictureLinks(shown.map(({ avatar }) => avatar));
  // Most people share one calendar.
  const schedules = new Map<PersonCalendar, number[]>();
  const scheduleOf = (calendar: PersonCalendar): number[] => {
    const known = schedules.get(calendar);
    if (known) return known;
    const minutes: number[] = [];
    for (let day = dayNumber(from); day <= dayNumber(to); day += 1) minutes.push(calendar.minutesOn(dateOf(day)));
    schedules.set(calendar, minutes);
    return minutes;
  };
  const data = shown.map((person) => {
    return {
      id: person.id,
      employee_id: person.id,
      name: person.name,
      avatar: picture(person.avatar),
      team_ids: person.team_ids,
      team_names: person.team_names,
      locked: daysOff.isLocked(person.id)(from),
      schedule: scheduleOf(daysOff.calendarOf(person.id)),
      days: daysOf(person),
      left: leftOf(daysOff, person, year),
      day_minutes: daysOff.dayMinutes(person.id),
    };
  });
  return {
    year,
    month,
    holidays: presentHolidays(year, daysOff.settings).filter(({ date }) => Number(date.slice(3, 5)) === month),
    types: legendOf(data.flatMap(({ days }) => days)),
    data,
    count: found.length,
  };
};
