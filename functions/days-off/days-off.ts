import type { DaysOffSettings } from '#shared/days-off/days-off-settings.ts';
import type { DayOffRight } from '#shared/days-off/day-off-right.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { firstOfYear, lastOfYear } from '#shared/days-off/day-numbers.ts';
import { balanceOf, type DayOffBalance } from '#shared/days-off/balance.rules.ts';
import { openUntil } from '#shared/days-off/employed-days.ts';
import { entriesOf, type DayEntry, type EntryRequest } from '#shared/days-off/entries.ts';
import { holidayDates, type FreeDays } from '#shared/days-off/holidays.ts';
import type { PersonDays } from '#shared/days-off/person-days.ts';
import { averageDay, personCalendar, type PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import type { WorkSchedule } from '#shared/days-off/work-schedule.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { personDaysCollection, personDaysNow } from './person-days-store.ts';
import { readDaysOffSettings, readRights } from './days-off-settings.ts';
import { requestCollection, requestsByPerson } from './request-store.ts';
import { scheduleCollection } from './schedule-store.ts';
import { typeCollection } from './type-store.ts';

/** A person as far as days off ask: their employment. */
type Person = Pick<EmployeeRow, 'id' | 'start_date' | 'active_until' | 'statute' | 'seniority_date'>;

/** Everything that days off are counted with, as of one reading. Amounts are minutes. */
export type DaysOff = {
  readonly settings: DaysOffSettings;
  readonly today: IsoDate;
  readonly typeOf: (id: number) => DayOffType | undefined;
  readonly calendarOf: (employeeId: number) => PersonCalendar;
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
};

type Known = {
  readonly settings: DaysOffSettings;
  readonly rights: readonly DayOffRight[];
};

let knownSchedules: { readonly of: unknown; readonly byId: ReadonlyMap<number, WorkSchedule> } | undefined;

const schedulesNow = (): ReadonlyMap<number, WorkSchedule> => {
  const all = [...scheduleCollection.rows.all()];
  const key = all.map(({ id, version }) => `${id}@${version}`).join();
  if (knownSchedules?.of !== key) knownSchedules = { of: key, byId: new Map(all.map((one) => [one.id, one])) };
  return knownSchedules.byId;
};

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

/** How often anything changed that calendars and balances are made of. */
let changes = 0;
for (const source of [requestCollection, personDaysCollection, scheduleCollection, typeCollection, employeeCollection])
  source.onChange((ids) => {
    if ([...ids].length > 0) changes += 1;
  });

/** What was counted already, which holds until something changes or a day is over. */
type Counted = {
  readonly of: string;
  readonly holidays: FreeDays;
  /** By the schedules of a person: most people share one. */
  readonly calendars: Map<string, PersonCalendar>;
  /** By person and year: the balances of all types are counted with the same entries. */
  readonly entries: Map<string, DayEntry[]>;
  readonly balances: Map<string, DayOffBalance>;
};
let counted: Counted | undefined;

const countedNow = ({ settings, rights }: Known, day: IsoDate): Counted => {
  const of = JSON.stringify([changes, day, settings, rights]);
  if (counted?.of !== of)
    counted = { of, holidays: holidayDates(settings), calendars: new Map(), entries: new Map(), balances: new Map() };
  return counted;
};

const kept = <K, V>(known: Map<K, V>, key: K, make: () => V): V => {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
};

const daysOffWith = ({ settings, rights }: Known): DaysOff => {
  const day = today();
  const known = schedulesNow();
  const { holidays, calendars, entries: entriesKept, balances } = countedNow({ settings, rights }, day);
  const typeOf = (id: number) => typeCollection.rows.get(id);
  const calendarWith = (schedules: PersonDays['schedules']) => personCalendar({ schedules, known, holidays });
  const calendarOf = (employeeId: number): PersonCalendar => {
    const { schedules } = personDaysNow(employeeId);
    return kept(calendars, JSON.stringify(schedules), () => calendarWith(schedules));
  };
  const openUntilOf = (employeeId: number): IsoDate =>
    openUntil({ active_until: employeeCollection.rows.get(employeeId)?.active_until ?? null }, day);
  const entries: DaysOff['entriesOf'] = (employeeId, from, to, requests = requestsByPerson.rowsOf(employeeId)) =>
    entriesOf(requests, {
      kindOf: (id) => typeOf(id)?.kind ?? 'leave',
      isOverSchedule: (id) => typeOf(id)?.over_schedule === 1,
      calendar: calendarOf(employeeId),
      openUntil: openUntilOf(employeeId),
      from,
      to,
    });
  const entriesUpTo = (employeeId: number, year: number, requests?: readonly EntryRequest[]): DayEntry[] => {
    const make = (): DayEntry[] =>
      entries(employeeId, firstOfYear(Math.min(settings.first_year, year)), lastOfYear(year), requests);
    return requests ? make() : kept(entriesKept, `${employeeId} ${year}`, make);
  };
  const count: DaysOff['balanceOf'] = (person, typeId, year, requests) =>
    balanceOf({
      type_id: typeId,
      year,
      right: rights.find(({ type_id: id }) => id === typeId),
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
    keptOf: personDaysNow,
    isLocked: (employeeId) => lockedDays(personDaysNow(employeeId)),
    dayMinutes: (employeeId) => Math.round(averageDay(calendarOf(employeeId), day)),
    openUntil: openUntilOf,
    entriesOf: entries,
    balanceOf: (person, typeId, year, requests) =>
      requests
        ? count(person, typeId, year, requests)
        : kept(balances, `${person.id} ${typeId} ${year}`, () => count(person, typeId, year)),
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
