import type { HolidayOut } from '#shared/contract/days-off/holiday.ts';
import type { HolidayName } from '#shared/days-off/names.ts';
import { parseDmy, type IsoDate } from '#shared/values/dates.ts';

export type MonthDay = {
  iso: IsoDate;
  /** From 1. */
  day: number;
  isWeekend: boolean;
  isToday: boolean;
  holiday: HolidayName | undefined;
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

/** The days of a month, from the first to the last. */
export const monthDays = (year: number, month: number, holidays: readonly HolidayOut[], today: IsoDate): MonthDay[] => {
  const names = new Map(holidays.map(({ date, name }) => [parseDmy(date), name]));
  return Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, at) => {
    const iso = `${monthText(year, month)}-${two(at + 1)}`;
    const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
    return {
      iso,
      day: at + 1,
      isWeekend: weekday === 0 || weekday === 6,
      isToday: iso === today,
      holiday: names.get(iso),
    };
  });
};

/** The months of the tabs: around the present one, or around the one shown where that lies outside. */
export const tabMonths = (shown: string, present: string): string[] => {
  const middle = Math.abs(monthsBetween(present, shown)) <= 2 ? present : shown;
  return [-2, -1, 0, 1, 2].map((months) => addMonths(middle, months));
};
