import type { IsoDate } from './dates.ts';

const MONTHS = 12;

/** A month such as `2026-11`, with its first day and the first day of the next month. */
export type Month = { month: string; start: IsoDate; end: IsoDate };

const monthsFrom = (day: IsoDate, first: number): Month[] => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const startOf = (at: number): IsoDate => new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 10);
  return Array.from({ length: MONTHS }, (_, at) => ({
    month: startOf(first + at).slice(0, 7),
    start: startOf(first + at),
    end: startOf(first + at + 1),
  }));
};

/** The twelve months up to the month of `day`, oldest first. */
export const lastMonths = (day: IsoDate): Month[] => monthsFrom(day, 1 - MONTHS);

/** The twelve months from the month of `day` on. */
export const nextMonths = (day: IsoDate): Month[] => monthsFrom(day, 0);
