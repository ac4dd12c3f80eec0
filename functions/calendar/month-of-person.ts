import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getMonth } from '#shared/contract/calendar/get-month.ts';
import { dateOf, dayNumber } from '#shared/days-off/day-numbers.ts';
import { isEmployedWithin } from '#shared/days-off/employed-days.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import type { DaysOff } from '#functions/days-off/days-off.ts';
import { typeCollection } from '#functions/days-off/type-store.ts';
import { jsonText, type JsonText } from '#functions/platform/http/json-text.ts';
import { presentEntry } from './entries.ts';
import { trainingEntries, trainingsOf } from './training-entries.ts';

type Row = EndpointResponse<typeof getMonth>['data'][number];

/** What a person has in a month, and the types that it names. */
type MonthOfPerson = {
  /** The objects that the month was made of, besides month and viewer: it holds as long as they are the very same. */
  readonly of: readonly unknown[];
  /** The row without the picture, whose link changes with the time. */
  readonly text: JsonText<Omit<Row, 'avatar'>>;
  readonly typeIds: ReadonlySet<number | null>;
};

/** At most this many months of people are kept as text, at about 3 kB each. */
const KEPT_MAX = 6_000;
const kept = new LruCache<MonthOfPerson>(KEPT_MAX);

/** The first and the last day of a month. */
const spanOf = (year: number, month: number): { from: IsoDate; to: IsoDate } => {
  const from = `${year}-${String(month).padStart(2, '0')}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return { from, to: addDays(next, -1) };
};

export type Viewed = {
  readonly daysOff: DaysOff;
  readonly year: number;
  readonly month: number;
  /** Whether the viewer knows the types of absences. */
  readonly seesReasons: boolean;
};

/** The months of people as a viewer reads them. One is derived again when something that it was made of changed. */
export const monthReader = ({ daysOff, year, month, seesReasons }: Viewed) => {
  const { from, to } = spanOf(year, month);
  const present = presentEntry(daysOff, seesReasons);
  const countedTypes = [...typeCollection.rows.all()].filter(
    ({ has_balance: has, unit, kind, active }) => has === 1 && unit === 'days' && kind === 'leave' && active === 1,
  );

  /** The minutes left of the year over all types that are counted in days and have a balance; null without any. */
  const leftOf = (person: EmployeeRow): number | null =>
    countedTypes.length === 0
      ? null
      : countedTypes.reduce((sum, { id }) => sum + daysOff.balanceOf(person, id, year).left, 0);

  /** The minutes of each day; 0 where nobody works, and before the first and after the last day of work. */
  const scheduleOf = (person: EmployeeRow): number[] => {
    const calendar = daysOff.calendarOf(person.id);
    const minutes: number[] = [];
    for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
      const date = dateOf(day);
      minutes.push(isEmployedWithin(person, date, date) ? calendar.minutesOn(date) : 0);
    }
    return minutes;
  };

  const derived = (person: EmployeeRow, of: MonthOfPerson['of']): MonthOfPerson => {
    const { id } = person;
    const days = [
      ...daysOff.entriesOf(id, from, to).map(present),
      ...trainingEntries(id, daysOff.calendarOf(id), from, to),
    ];
    const text = jsonText({
      id,
      employee_id: id,
      name: person.name,
      team_ids: person.team_ids,
      team_names: person.team_names,
      locked: daysOff.isLocked(id)(from),
      schedule: scheduleOf(person),
      days,
      left: leftOf(person),
      day_minutes: daysOff.dayMinutes(id),
    });
    return { of, text, typeIds: new Set(days.map(({ type_id: typeId }) => typeId)) };
  };

  return (person: EmployeeRow): MonthOfPerson => {
    const key = `${from} ${seesReasons} ${person.id}`;
    const of = [person, daysOff.countedOf(person.id), trainingsOf(person.id)];
    const known = kept.get(key);
    if (known?.of.every((source, at) => source === of[at])) return known;
    const month = derived(person, of);
    kept.set(key, month);
    return month;
  };
};
