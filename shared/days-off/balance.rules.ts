import type { Employee } from '#shared/people/employee.ts';
import { employmentsOf, isAwayFromWork } from '#shared/people/employee.dated.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { dateOf, dayNumber, firstOfYear, lastOfYear, yearOf } from './day-numbers.ts';
import type { DayOffRight } from './day-off-right.ts';
import type { DaysOffSettings } from './days-off-settings.ts';
import type { DayEntry } from './entries.ts';
import type { BalanceCorrection } from './person-days.ts';
import type { PersonCalendar } from './schedule.rules.ts';

/* Rights and balances, all in minutes (docs/areas/days-off.md#rights and docs/areas/days-off.md#balances). */

/** The days of work in a week of which a right speaks. */
const WEEK_DAYS = 5;
/** Legal holidays that an absence kept from being taken stay until the end of the second year after theirs. */
const KEPT_YEARS = 2;

export type Employment = Pick<
  Employee,
  'start_date' | 'active_until' | 'former_employments' | 'statute' | 'seniority_date'
>;

/** Whoever has no right to days off: they are no employees. */
const hasNoRight = ({ statute }: Employment): boolean => statute === 'self_employed' || statute === 'intern';

/** Full years of seniority on 1 January of a year; none without a first day. */
export const seniorityYears = ({ seniority_date: since, start_date: start }: Employment, year: number): number => {
  const from = since ?? start;
  if (from === null) return 0;
  return Math.max(0, year - yearOf(from) - (from.slice(5) > '01-01' ? 1 : 0));
};

/** The days that a full year of five days a week gives, seniority included. */
const daysOfYear = (person: Employment, { days, seniority }: DayOffRight, year: number): number => {
  const years = seniorityYears(person, year);
  const steps = seniority.filter(({ from_years: from }) => from <= years);
  const reached = steps.toSorted((a, b) => b.from_years - a.from_years)[0];
  return days + (reached?.days ?? 0);
};

/**
 * The days of a stretch of time on which somebody is employed, by employment; an unknown first or last day limits
 * nothing.
 */
const employedWithin = (person: Employment, from: IsoDate, to: IsoDate): { first: IsoDate; last: IsoDate }[] =>
  employmentsOf(person)
    .map(({ start_date: start, active_until: end }) => ({
      first: start !== null && start > from ? start : from,
      last: end !== null && end < to ? end : to,
    }))
    .filter(({ first, last }) => first <= last);

/**
 * The minutes of an average day of a year for a person, over the whole year: each month is a twelfth, of which the days
 * of employment count with a fifth of the week of their schedule.
 */
const averageOfYear = (person: Employment, year: number, calendar: PersonCalendar): number => {
  let sum = 0;
  for (let month = 1; month <= 12; month += 1) {
    const from = `${year}-${String(month).padStart(2, '0')}-01`;
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
    for (const { first, last } of employedWithin(person, from, `${from.slice(0, 8)}${days}`))
      sum += calendar.weeklyOver(first, last) / days;
  }
  return sum / 12 / WEEK_DAYS;
};

/** What a year gives a person, in minutes (docs/areas/days-off.md#rights). */
export const rightOfYear = (person: Employment, right: DayOffRight, year: number, calendar: PersonCalendar): number => {
  if (hasNoRight(person)) return 0;
  if (employedWithin(person, firstOfYear(year), lastOfYear(year)).length === 0) return 0;
  const worked = right.basis === 'year_before' ? year - 1 : year;
  return Math.round(daysOfYear(person, right, year) * averageOfYear(person, worked, calendar));
};

/** A balance of a person, a type and a year. All amounts are minutes. */
export type DayOffBalance = {
  readonly type_id: number;
  readonly year: number;
  readonly right: number;
  /** The minutes from the years before, without what lapsed by today. */
  readonly carried_over: number;
  /** What was carried over and not taken by its last day. */
  readonly carried_lapsed: number;
  /** The next last day of what was carried over; once all have passed, the last of them. */
  readonly carried_until: IsoDate | null;
  /** The minutes that lapse after that day, because nobody has taken or planned them by then. */
  readonly carried_open: number;
  readonly corrections: number;
  /** The approved minutes up to and including today. */
  readonly taken: number;
  /** The approved minutes after today. */
  readonly planned: number;
  /** What the requests that wait would add to taken and planned; negative for a change to less. */
  readonly asked: number;
  readonly left: number;
};

export type BalanceOf = {
  readonly type_id: number;
  readonly year: number;
  /** The right of a year; undefined for a type whose balance is made of corrections only. */
  readonly rightOf: (year: number) => DayOffRight | undefined;
  readonly person: Employment;
  readonly corrections: readonly Pick<BalanceCorrection, 'type_id' | 'year' | 'minutes'>[];
  /** By date, of all types, from the first year of balances to the end of this one (entries.ts). */
  readonly entries: readonly DayEntry[];
  /** By the id of a request that waits, the approved one that it changes. */
  readonly replaces: ReadonlyMap<number, number>;
  /** Whether an absence of a type keeps legal holidays that were not taken. */
  readonly keepsHolidays: (typeId: number) => boolean;
  readonly calendar: PersonCalendar;
  readonly settings: Pick<DaysOffSettings, 'first_year'>;
  readonly today: IsoDate;
};

/** Minutes of an earlier year that may be taken up to a day. */
type Carried = { readonly until: IsoDate; readonly minutes: number };
type Used = Carried & { readonly used: number };

const sumOf = (entries: readonly Pick<DayEntry, 'minutes'>[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);

const inYear =
  (year: number) =>
  ({ date }: { readonly date: IsoDate }): boolean =>
    yearOf(date) === year;

const approvedIn = ({ entries, type_id: type }: BalanceOf, year: number): DayEntry[] =>
  entries.filter((entry) => entry.type_id === type && entry.state === 'approved' && inYear(year)(entry));

/** What approved days of a year take of what was carried over: each day takes what lapses first, while it may. */
const usedOf = (carried: readonly Carried[], approved: readonly Pick<DayEntry, 'date' | 'minutes'>[]): Used[] => {
  const used = carried.map((each) => ({ ...each, used: 0 }));
  for (const { date, minutes } of approved) {
    let open = minutes;
    for (const each of used) {
      if (date > each.until) continue;
      const part = Math.min(open, each.minutes - each.used);
      each.used += part;
      open -= part;
    }
  }
  return used;
};

const minutesOfRight = ({ rightOf, person, calendar }: BalanceOf, year: number): number => {
  const right = rightOf(year);
  return right === undefined ? 0 : rightOfYear(person, right, year, calendar);
};

const correctionsIn = ({ corrections, type_id: type }: BalanceOf, year: number): number =>
  corrections.reduce((sum, each) => (each.type_id === type && each.year === year ? sum + each.minutes : sum), 0);

/** The minutes of absences of a year that keep legal holidays from lapsing. */
const keptBy = ({ entries, rightOf, keepsHolidays }: BalanceOf, year: number): number =>
  rightOf(year)?.basis !== 'year_before'
    ? 0
    : sumOf(entries.filter((one) => one.state === 'approved' && keepsHolidays(one.type_id) && inYear(year)(one)));

/** A day of a year as MM-DD; the last of February where the year has no leap day. */
const dayIn = (year: number, monthDay: string): IsoDate => {
  const date = `${year}-${monthDay}`;
  return dateOf(dayNumber(date)) === date ? date : `${year}-02-28`;
};

/**
 * What a year leaves to the next one of its own: days of legal holidays that absences keep, and what the right lets
 * carry. A year that took more than it had leaves nothing.
 */
const leftBehind = (balance: BalanceOf, year: number, own: number): Carried[] => {
  const kept = Math.min(own, keptBy(balance, year));
  const right = balance.rightOf(year);
  const until = right?.carries_until ?? null;
  const most = right?.carries_max ?? null;
  const fifth = balance.calendar.weekly(lastOfYear(year)) / WEEK_DAYS;
  const limit = most === null ? Infinity : Math.round(most * fifth);
  return [
    {
      until: until === null ? lastOfYear(year) : dayIn(year + 1, until),
      minutes: until === null ? 0 : Math.min(own - kept, limit),
    },
    { until: lastOfYear(year + KEPT_YEARS), minutes: kept },
  ].filter(({ minutes }) => minutes > 0);
};

/**
 * What is carried into a year, by last day. A year that took more than it had leaves no debt; who had left before the
 * year carries nothing into it, hired again in it or not.
 */
const carriedInto = (balance: BalanceOf): Carried[] => {
  const isAwayIn = (year: number): boolean => isAwayFromWork(balance.person, firstOfYear(year));
  if (isAwayIn(balance.year)) return [];
  let carried: Carried[] = [];
  for (let year = balance.settings.first_year; year < balance.year; year += 1) {
    const approved = approvedIn(balance, year);
    const used = usedOf(isAwayIn(year) ? [] : carried, approved);
    const ownUsed = sumOf(approved) - used.reduce((sum, each) => sum + each.used, 0);
    const own = minutesOfRight(balance, year) + correctionsIn(balance, year) - ownUsed;
    const stays = used
      .filter((each) => each.until > lastOfYear(year) && each.used < each.minutes)
      .map((each) => ({ until: each.until, minutes: each.minutes - each.used }));
    carried = [...stays, ...leftBehind(balance, year, own)].toSorted((a, b) => (a.until < b.until ? -1 : 1));
  }
  return carried;
};

/** What waits of a type in a year; a change counts without the approved request that it replaces. */
const askedIn = ({ entries, type_id: type, year, replaces }: BalanceOf): number => {
  const own = entries.filter((entry) => entry.type_id === type && inYear(year)(entry));
  const replaced = new Set(replaces.values());
  return (
    sumOf(own.filter(({ state }) => state === 'requested')) -
    sumOf(own.filter(({ request_id: id }) => replaced.has(id)))
  );
};

/** The balance of a type in a year (docs/areas/days-off.md#balances). */
export const balanceOf = (balance: BalanceOf): DayOffBalance => {
  const { type_id, year, today } = balance;
  const approved = approvedIn(balance, year);
  const carried = usedOf(carriedInto(balance), approved);
  const lapsed = carried.filter(({ until }) => until < today).reduce((sum, one) => sum + one.minutes - one.used, 0);
  const carriedOver = carried.reduce((sum, { minutes }) => sum + minutes, 0) - lapsed;
  const next = carried.find(({ until }) => until >= today);
  const right = minutesOfRight(balance, year);
  const corrections = correctionsIn(balance, year);
  const taken = sumOf(approved.filter(({ date }) => date <= today));
  const planned = sumOf(approved.filter(({ date }) => date > today));
  return {
    type_id,
    year,
    right,
    carried_over: carriedOver,
    carried_lapsed: lapsed,
    carried_until: (next ?? carried.at(-1))?.until ?? null,
    carried_open: next === undefined ? 0 : next.minutes - next.used,
    corrections,
    taken,
    planned,
    asked: askedIn(balance),
    left: right + carriedOver + corrections - taken - planned,
  };
};

/** A day that is asked for, with its minutes. */
export type AskedDay = Pick<DayEntry, 'date' | 'minutes'>;

const byDate = (one: AskedDay, other: AskedDay): number => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0);

/**
 * What is free for asked days of a year when everything that waits is approved: what was carried over and lapses within
 * the year is free for days up to its last one only.
 */
export const leftToAsk = (balance: BalanceOf, days: readonly AskedDay[]): number => {
  const { entries, type_id: type, year, today } = balance;
  const { left, asked, carried_until: last } = balanceOf(balance);
  if (last === null) return left - asked;
  const taking = entries.filter((entry) => entry.type_id === type && inYear(year)(entry));
  const carried = usedOf(carriedInto(balance), [...taking, ...days.filter(inYear(year))].toSorted(byDate));
  const lapses = carried.filter(({ until }) => until >= today && until < lastOfYear(year));
  return left - asked - lapses.reduce((sum, { minutes, used }) => sum + minutes - used, 0);
};

/**
 * What is left of a year once these days are taken, as of the last of them: what was carried over and lapses before it
 * is gone by then. What else waits counts as little as it does in `left`.
 */
export const leftAfter = (balance: BalanceOf, days: readonly AskedDay[]): number => {
  const own = days.filter(inYear(balance.year)).toSorted(byDate);
  const taken = sumOf(own);
  const { left } = balanceOf(balance);
  const last = own.at(-1)?.date ?? balance.today;
  const approved = approvedIn(balance, balance.year);
  const carried = usedOf(carriedInto(balance), [...approved, ...own].toSorted(byDate));
  const lapses = carried.filter(({ until }) => until >= balance.today && until < last);
  return left - taken - lapses.reduce((sum, { minutes, used }) => sum + minutes - used, 0);
};
