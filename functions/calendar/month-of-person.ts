import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getMonth } from '#shared/contract/calendar/get-month.ts';
import { dateOf, dayNumber } from '#shared/days-off/day-numbers.ts';
import type { ShareAtWork } from '#shared/days-off/team-minimum.rules.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { monthKey } from '#shared/push/month.rules.ts';
import { addDays, addMonths, type IsoDate } from '#shared/values/dates.ts';
import { awayDays } from '#functions/days-off/away-days.ts';
import type { DaysOff } from '#functions/days-off/days-off.ts';
import { typeCollection } from '#functions/days-off/type-store.ts';
import { jsonText, type JsonText } from '#functions/platform/http/json-text.ts';
import { presentEntry } from './entries.ts';
import { scheduleOf, sharesOf } from '#functions/days-off/team-minimums.ts';
import { trainingsOf } from '#functions/days-off/training-days.ts';

type Row = EndpointResponse<typeof getMonth>['data'][number];

/** What a person has in the months that are shown, and the types that it names. */
type MonthOfPerson = {
  /** The objects that the months were made of, besides months and viewer: it holds as long as they are the very same. */
  readonly of: readonly unknown[];
  /** The row without the picture, whose link changes with the time. */
  readonly text: JsonText<Omit<Row, 'avatar'>>;
  readonly typeIds: ReadonlySet<number | null>;
  /** How much of each day the person is at work, if all is approved. */
  readonly shares: readonly ShareAtWork[];
};

/** At most this many months of people are kept as text, at about 3 kB each, and this many times three months. */
const KEPT_MAX = 6_000;
const THREE_KEPT_MAX = 1_000;
const kept = new LruCache<MonthOfPerson>(KEPT_MAX);
const threeKept = new LruCache<MonthOfPerson>(THREE_KEPT_MAX);

/** The first days of the months that are shown and of the one after them. */
const firstDays = ({ year, month, months }: Shown): IsoDate[] =>
  Array.from({ length: months + 1 }, (_, at) => addMonths(`${monthKey(year, month)}-01`, at));

/** The first and the last day of the months that are shown. */
export const spanOf = (shown: Shown): { from: IsoDate; to: IsoDate } => {
  const days = firstDays(shown);
  return { from: days[0] ?? '', to: addDays(days.at(-1) ?? '', -1) };
};

/** All days that are shown. */
export const datesOf = (shown: Shown): IsoDate[] => {
  const { from, to } = spanOf(shown);
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, at) => dateOf(first + at));
};

type Shown = { readonly year: number; readonly month: number; readonly months: number };

export type Viewed = Shown & {
  readonly daysOff: DaysOff;
  /** Whether the viewer knows the types of absences. */
  readonly seesReasons: boolean;
};

/** The months of people as a viewer reads them. One is derived again when something that it was made of changed. */
export const monthReader = ({ daysOff, seesReasons, ...shown }: Viewed) => {
  const { year, months } = shown;
  const { from, to } = spanOf(shown);
  const dates = datesOf(shown);
  const monthStarts = firstDays(shown).slice(0, -1);
  const keptHere = months === 1 ? kept : threeKept;
  const present = presentEntry(daysOff, seesReasons);
  const countedTypes = [...typeCollection.rows.all()].filter(
    ({ has_balance: has, unit, kind, active }) => has === 1 && unit === 'days' && kind === 'leave' && active === 1,
  );

  /** The minutes left of the year over all types that are counted in days and have a balance; null without any. */
  const leftOf = (person: EmployeeRow): number | null =>
    countedTypes.length === 0
      ? null
      : countedTypes.reduce((sum, { id }) => sum + daysOff.balanceOf(person, id, year).left, 0);

  const derived = (person: EmployeeRow, of: MonthOfPerson['of']): MonthOfPerson => {
    const { id } = person;
    const away = awayDays(daysOff, id, from, to);
    const days = away.map(present);
    const schedule = scheduleOf(daysOff, person, dates);
    const lockedMonths = monthStarts.filter(daysOff.isLocked(id)).map((day) => day.slice(0, 7));
    const text = jsonText({
      id,
      employee_id: id,
      name: person.name,
      team_ids: person.team_ids,
      team_names: person.team_names,
      locked: lockedMonths.length === months,
      locked_months: lockedMonths,
      schedule,
      days,
      left: leftOf(person),
      day_minutes: daysOff.dayMinutes(id),
    });
    return {
      of,
      text,
      typeIds: new Set(days.map(({ type_id: typeId }) => typeId)),
      shares: sharesOf(schedule, dates, away),
    };
  };

  return (person: EmployeeRow): MonthOfPerson => {
    const key = `${from} ${seesReasons} ${person.id}`;
    const of = [person, daysOff.countedOf(person.id), trainingsOf(person.id)];
    const known = keptHere.get(key);
    if (known?.of.every((source, at) => source === of[at])) return known;
    const month = derived(person, of);
    keptHere.set(key, month);
    return month;
  };
};
