import { issue, type Issue } from '#shared/errors/issue.ts';
import { addDays, isIsoDate, type IsoDate } from '#shared/values/dates.ts';
import { dayNumber, weekdayOf, yearOf } from './day-numbers.ts';
import type { ClosingDay, HolidayName } from './names.ts';

/* The public holidays of Belgium and the days in their place (docs/areas/days-off.md#holidays). */

export type Holiday = { readonly date: IsoDate; readonly name: HolidayName };
/** `replaces` is the date of the rule when the holiday is kept on another day. */
export type KeptHoliday = Holiday & { readonly replaces: IsoDate | null };
export type HolidaySettings = {
  readonly closing_day: ClosingDay;
  readonly moved_holidays: readonly { readonly date: IsoDate; readonly on: IsoDate | null }[];
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus. */
export const easterOf = (year: number): IsoDate => {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30; // prettier-ignore
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`;
};

/**
 * The public holidays of a year by date. No date stands twice: where Ascension falls on 1 May, as in 2008, that day is
 * Labour Day and the year has nine.
 */
export const holidaysOf = (year: number): Holiday[] => {
  const easter = easterOf(year);
  const all: Holiday[] = [
    { date: `${year}-01-01`, name: 'new_year' },
    { date: addDays(easter, 1), name: 'easter_monday' },
    { date: `${year}-05-01`, name: 'labour_day' },
    { date: addDays(easter, 39), name: 'ascension' },
    { date: addDays(easter, 50), name: 'whit_monday' },
    { date: `${year}-07-21`, name: 'national_day' },
    { date: `${year}-08-15`, name: 'assumption' },
    { date: `${year}-11-01`, name: 'all_saints' },
    { date: `${year}-11-11`, name: 'armistice' },
    { date: `${year}-12-25`, name: 'christmas' },
  ];
  return all
    .filter(({ date }, at) => all.findIndex((other) => other.date === date) === at)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** Whether the company is closed anyway: on Sunday and on its usual closing day. */
const isClosed = (date: IsoDate, closing: ClosingDay): boolean => {
  const weekday = weekdayOf(dayNumber(date)) + 1;
  return weekday === 7 || weekday === closing;
};

/**
 * The holidays of a year as they are kept, by date. Only one on a Sunday or on the closing day is replaced: as the
 * employer chose, otherwise on the next working day that is no holiday and replaces none. One that is chosen to have no
 * day in its place stays on its own date, on which nobody works.
 */
export const keptHolidays = (year: number, settings: HolidaySettings): KeptHoliday[] => {
  const closing = settings.closing_day;
  const holidays = holidaysOf(year);
  const chosen = new Map(settings.moved_holidays.map(({ date, on }) => [date, on]));
  const replaced = holidays.filter(({ date }) => isClosed(date, closing));
  const taken = new Set(holidays.map(({ date }) => date));
  for (const { date } of replaced) {
    const on = chosen.get(date);
    if (on) taken.add(on);
  }
  const nextFree = (after: IsoDate): IsoDate => {
    let day = addDays(after, 1);
    while (isClosed(day, closing) || taken.has(day)) day = addDays(day, 1);
    taken.add(day);
    return day;
  };
  return holidays
    .map((holiday): KeptHoliday => {
      const on = chosen.get(holiday.date);
      if (!isClosed(holiday.date, closing) || on === null) return { ...holiday, replaces: null };
      return { ...holiday, date: on ?? nextFree(holiday.date), replaces: holiday.date };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** Whether a day is free. */
export type FreeDays = { readonly has: (date: IsoDate) => boolean };

/** The days on which nobody works since a holiday is kept, of any year; each year is counted when it is first asked for. */
export const holidayDates = (settings: HolidaySettings): FreeDays => {
  const years = new Map<number, ReadonlySet<IsoDate>>();
  const datesOf = (year: number): ReadonlySet<IsoDate> => {
    const known = years.get(year);
    if (known) return known;
    const dates = new Set(keptHolidays(year, settings).map(({ date }) => date));
    years.set(year, dates);
    return dates;
  };
  return { has: (date) => datesOf(yearOf(date)).has(date) };
};

/** What is wrong with days that an employer chose in the place of holidays; the path is that of the entry. */
export const movedHolidayIssues = ({ closing_day: closing, moved_holidays: moved }: HolidaySettings): Issue[] => {
  const issueOf = ({ date, on }: HolidaySettings['moved_holidays'][number], at: number): Issue[] => {
    const path = `moved_holidays.${at}`;
    if (!isIsoDate(date)) return [issue(`${path}.date`, 'invalid_date')];
    const holidays = holidaysOf(yearOf(date));
    if (!holidays.some((holiday) => holiday.date === date)) return [issue(`${path}.date`, 'no_holiday')];
    if (!isClosed(date, closing)) return [issue(`${path}.date`, 'holiday_of_working_day')];
    if (moved.findIndex((other) => other.date === date) !== at) return [issue(`${path}.date`, 'listed_twice')];
    if (on === null) return [];
    if (!isIsoDate(on)) return [issue(`${path}.on`, 'invalid_date')];
    if (yearOf(on) !== yearOf(date)) return [issue(`${path}.on`, 'day_of_same_year')];
    if (isClosed(on, closing) || holidays.some((holiday) => holiday.date === on))
      return [issue(`${path}.on`, 'no_working_day')];
    return moved.findIndex((other) => other.on === on) === at ? [] : [issue(`${path}.on`, 'listed_twice')];
  };
  return moved.flatMap(issueOf);
};
