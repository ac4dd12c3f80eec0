import type { DaysOffSettings } from '#shared/days-off/days-off-settings.ts';
import { rightIn, type DayOffRight } from '#shared/days-off/day-off-right.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { firstOfYear, lastOfYear } from '#shared/days-off/day-numbers.ts';
import {
  balanceOf,
  leftAfter,
  leftToAsk,
  type AskedDay,
  type BalanceOf,
  type DayOffBalance,
} from '#shared/days-off/balance.rules.ts';
import { employedTo, openUntil } from '#shared/days-off/employed-days.ts';
import { entriesOf, type DayEntry, type EntryRequest } from '#shared/days-off/entries.ts';
import { holidayDates, type FreeDays } from '#shared/days-off/holidays.ts';
import type { PersonDays } from '#shared/days-off/person-days.ts';
import { averageDay, personCalendar, type PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import type { WorkSchedule } from '#shared/days-off/work-schedule.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { isAwayFromWork } from '#shared/people/employee.dated.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { personDaysCollection, personDaysNow } from './person-days-store.ts';
import { readDaysOffSettings, readRights } from './days-off-settings.ts';
import { requestCollection, requestsByPerson } from './request-store.ts';
import { scheduleCollection } from './schedule-store.ts';
import { typeCollection } from './type-store.ts';

/** A person as far as days off ask: their employment. */
type Person = Pick<
  EmployeeRow,
  'id' | 'start_date' | 'active_until' | 'former_employments' | 'statute' | 'seniority_date'
>;

/** Everything that days off are counted with, as of one reading. Amounts are minutes. */
export type DaysOff = {
  readonly settings: DaysOffSettings;
  readonly today: IsoDate;
  readonly typeOf: (id: number) => DayOffType | undefined;
  readonly calendarOf: (employeeId: number) => PersonCalendar;
  /** The very same object as long as nothing changes that the days of a person are counted with. */
  readonly countedOf: (employeeId: number) => object;
  /** The calendar of somebody with these schedules. */
  readonly calendarWith: (schedules: PersonDays['schedules']) => PersonCalendar;
  /** What is kept of a person besides requests. */
  readonly keptOf: (employeeId: number) => PersonDays;
  readonly isLocked: (employeeId: number) => (date: IsoDate) => boolean;
  /** The minutes of an average working day of a person today. */
  readonly dayMinutes: (employeeId: number) => number;
  /** The day up to which an absence without end of a person lasts by now. */
  readonly openUntil: (employeeId: number) => IsoDate;
  /** What the days of a person really take, within two days; `requests` in place of those that are stored. */
  readonly entriesOf: (
    employeeId: number,
    from: IsoDate,
    to: IsoDate,
    requests?: readonly EntryRequest[],
  ) => DayEntry[];
  /** `requests` in place of those that are stored. */
  readonly balanceOf: (
    person: Person,
    typeId: number,
    year: number,
    requests?: readonly EntryRequest[],
  ) => DayOffBalance;
  /** What is free for these days of a year when everything among `requests` that waits is approved. */
  readonly leftToAsk: (
    person: Person,
    typeId: number,
    year: number,
    days: readonly AskedDay[],
    requests: readonly EntryRequest[],
  ) => number;
  /** What is left of a year once these days are taken, too, without what lapses before them. */
  readonly leftAfter: DaysOff['leftToAsk'];
};

type Known = {
  readonly settings: DaysOffSettings;
  readonly rights: readonly DayOffRight[];
};

const schedulesNow = (): ReadonlyMap<number, WorkSchedule> =>
  new Map(Array.from(scheduleCollection.rows.all(), (one) => [one.id, one]));

const lockedDays = ({ locked_months: months }: PersonDays): ((date: IsoDate) => boolean) => {
  const keys = new Set(months.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`));
  return (date) => keys.has(date.slice(0, 7));
};

const replacesIn = (requests: readonly EntryRequest[]): ReadonlyMap<number, number> =>
  new Map(
    requests.flatMap(({ id, state, replaces_id: replaced }) =>
      state === 'requested' && replaced !== null ? [[id, replaced] as const] : [],
    ),
  );

/** How often types and schedules changed, by which everybody is counted. */
let changes = 0;
for (const source of [scheduleCollection, typeCollection])
  source.onChange((ids) => {
    if ([...ids].length > 0) changes += 1;
  });

/** What was counted of a person, which holds as long as the rows that it was counted from are the present ones. */
type CountedPerson = {
  readonly person: EmployeeRow | undefined;
  readonly days: PersonDays | undefined;
  readonly requests: ReturnType<typeof requestsByPerson.rowsOf>;
  readonly calendar: PersonCalendar;
  /** By year: the balances of all types are counted with the same entries. */
  readonly entries: Map<number, DayEntry[]>;
  /** By type and year. */
  readonly balances: Map<string, DayOffBalance>;
};

/** What was counted already, which holds until what everybody is counted by changes, or a day is over. */
type Counted = {
  readonly of: string;
  readonly schedules: ReadonlyMap<number, WorkSchedule>;
  readonly holidays: FreeDays;
  /** By the schedules of a person: most people share one. */
  readonly calendars: Map<string, PersonCalendar>;
  readonly people: Map<number, CountedPerson>;
};
let counted: Counted | undefined;

const countedNow = ({ settings, rights }: Known, day: IsoDate): Counted => {
  const of = JSON.stringify([changes, day, settings, rights]);
  if (counted?.of !== of) {
    const holidays = holidayDates(settings);
    counted = { of, schedules: schedulesNow(), holidays, calendars: new Map(), people: new Map() };
  }
  return counted;
};

/**
 * The most years and balances of one person that are kept in memory, and the most calendars; what drops out is counted
 * anew.
 */
const YEARS_MAX = 4;
const BALANCES_MAX = 40;
const CALENDARS_MAX = 500;

const kept = <K, V>(known: Map<K, V>, max: number, key: K, make: () => V): V => {
  const value = known.get(key);
  if (value !== undefined) return value;
  if (known.size >= max) known.clear();
  const made = make();
  known.set(key, made);
  return made;
};

const daysOffWith = (read: Known): DaysOff => {
  const { settings, rights } = read;
  const day = today();
  const { schedules: known, holidays, calendars, people } = countedNow(read, day);
  const typeOf = (id: number) => typeCollection.rows.get(id);
  const calendarWith = (schedules: PersonDays['schedules']) => personCalendar({ schedules, known, holidays });
  const countedOf = (employeeId: number): CountedPerson => {
    const person = employeeCollection.rows.get(employeeId);
    const days = personDaysCollection.rows.get(employeeId);
    const requests = requestsByPerson.rowsOf(employeeId);
    const before = people.get(employeeId);
    if (before?.person === person && before?.days === days && before?.requests === requests) return before;
    const schedules = days?.schedules ?? [];
    const calendar = kept(calendars, CALENDARS_MAX, JSON.stringify(schedules), () => calendarWith(schedules));
    const now = { person, days, requests, calendar, entries: new Map(), balances: new Map() };
    people.set(employeeId, now);
    return now;
  };
  const lastDayOf = (employeeId: number): IsoDate | null =>
    employeeCollection.rows.get(employeeId)?.active_until ?? null;
  const openUntilOf = (employeeId: number): IsoDate => openUntil({ active_until: lastDayOf(employeeId) }, day);
  const calendarOf = (employeeId: number): PersonCalendar => countedOf(employeeId).calendar;
  /** What was approved for days between two employments counts nothing. */
  const whileEmployed = (employeeId: number, found: DayEntry[]): DayEntry[] => {
    const person = employeeCollection.rows.get(employeeId);
    return person?.former_employments ? found.filter(({ date }) => !isAwayFromWork(person, date)) : found;
  };
  const entries: DaysOff['entriesOf'] = (employeeId, from, to, requests = requestsByPerson.rowsOf(employeeId)) => {
    const found = entriesOf(requests, {
      kindOf: (id) => typeOf(id)?.kind ?? 'leave',
      isOverSchedule: (id) => typeOf(id)?.over_schedule === 1,
      calendar: calendarOf(employeeId),
      openUntil: openUntilOf(employeeId),
      from,
      to: employedTo(lastDayOf(employeeId), to),
    });
    return whileEmployed(employeeId, found);
  };
  const entriesUpTo = (employeeId: number, year: number, requests?: readonly EntryRequest[]): DayEntry[] => {
    const make = (): DayEntry[] =>
      entries(employeeId, firstOfYear(Math.min(settings.first_year, year)), lastOfYear(year), requests);
    return requests ? make() : kept(countedOf(employeeId).entries, YEARS_MAX, year, make);
  };
  const facts = (person: Person, typeId: number, year: number, requests?: readonly EntryRequest[]): BalanceOf => ({
    type_id: typeId,
    year,
    rightOf: (of) => rightIn(rights, typeId, of),
    person,
    corrections: personDaysNow(person.id).corrections,
    entries: entriesUpTo(person.id, year, requests),
    replaces: replacesIn(requests ?? requestsByPerson.rowsOf(person.id)),
    keepsHolidays: (id) => typeOf(id)?.keeps_holidays === 1,
    calendar: calendarOf(person.id),
    settings,
    today: day,
  });
  return {
    settings,
    today: day,
    typeOf,
    calendarOf,
    calendarWith,
    countedOf,
    keptOf: personDaysNow,
    isLocked: (employeeId) => lockedDays(personDaysNow(employeeId)),
    dayMinutes: (employeeId) => Math.round(averageDay(calendarOf(employeeId), day)),
    openUntil: openUntilOf,
    entriesOf: entries,
    balanceOf: (person, typeId, year, requests) =>
      requests
        ? balanceOf(facts(person, typeId, year, requests))
        : kept(countedOf(person.id).balances, BALANCES_MAX, `${typeId} ${year}`, () =>
            balanceOf(facts(person, typeId, year)),
          ),
    leftToAsk: (person, typeId, year, days, requests) => leftToAsk(facts(person, typeId, year, requests), days),
    leftAfter: (person, typeId, year, days, requests) => leftAfter(facts(person, typeId, year, requests), days),
  };
};

/** Reads everything that days off are counted with, up to date. */
export const readDaysOff = async (): Promise<DaysOff> => {
  const [settings, rights] = await Promise.all([
    readDaysOffSettings(),
    readRights(),
    requestCollection.refresh(),
    personDaysCollection.refresh(),
    scheduleCollection.refresh(),
  ]);
  return daysOffWith({ settings, rights });
};
