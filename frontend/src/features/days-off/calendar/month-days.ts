import type { HolidayOut } from '#shared/contract/days-off/holiday.ts';
import type { HolidayName } from '#shared/days-off/names.ts';
import { dateOf, dayNumber, weekdayOf } from '#shared/days-off/day-numbers.ts';
import { parseDmy, type IsoDate } from '#shared/values/dates.ts';

export type MonthDay = {
  iso: IsoDate;
  /** From 1. */
  day: number;
  isWeekend: boolean;
  isMonday: boolean;
  isToday: boolean;
  holiday: HolidayName | undefined;
  /** What begins with this day, the greater of both. */
  begins: 'month' | 'week' | undefined;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** A month as it stands in addresses: `2026-11`. */
export const monthText = (year: number, month: number): string => `${year}-${two(month)}`;

/** The month that lies a number of months after another one, or before it. */
export const addMonths = (month: string, months: number): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return monthText(Math.floor(index / 12), (index % 12) + 1);
};

/** How many months one month lies after another one. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

/** The days of a month, or of several from that one on. */
export const monthDays = (
  month: string,
  months: number,
  holidays: readonly HolidayOut[],
  today: IsoDate,
): MonthDay[] => {
  const names = new Map(holidays.map(({ date, name }) => [parseDmy(date), name]));
  const [first, end] = [dayNumber(`${month}-01`), dayNumber(`${addMonths(month, months)}-01`)];
  return Array.from({ length: end - first }, (_, at) => {
    const iso = dateOf(first + at);
    const day = Number(iso.slice(8));
    const weekday = weekdayOf(first + at);
    return {
      iso,
      day,
      isWeekend: weekday > 4,
      isMonday: weekday === 0,
      isToday: iso === today,
      holiday: names.get(iso),
      begins: day === 1 ? 'month' : weekday === 0 ? 'week' : undefined,
    };
  });
};

/** The place of a date (dd/mm/yyyy) among days that follow each other, from 0. */
export const placeOfDate = (date: string, days: readonly MonthDay[]): number =>
  dayNumber(parseDmy(date) ?? '') - dayNumber(days[0]?.iso ?? '');

/** The first month of the quarter of a month. */
export const quarterStart = (month: string): string => {
  const at = Number(month.slice(5));
  return monthText(Number(month.slice(0, 4)), at - ((at - 1) % 3));
};

/** Which quarter of its year a month lies in, from 1. */
export const quarterOf = (month: string): number => Math.ceil(Number(month.slice(5)) / 3);

/**
 * The months of the tabs, or the first ones of quarters: around the present one, or around the one shown where that lies
 * outside.
 */
export const tabMonths = (shown: string, present: string, months = 1): string[] => {
  const middle = Math.abs(monthsBetween(present, shown)) <= 2 * months ? present : shown;
  return [-2, -1, 0, 1, 2].map((by) => addMonths(middle, by * months));
};
