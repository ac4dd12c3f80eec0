import type { IsoDate } from '#shared/values/dates.ts';
import { MONTHS_AHEAD, MONTHS_BACK, SUGGEST_PREVIOUS_BEFORE } from './limits.ts';

/* The months that can be pushed (docs/areas/push.md#limits). */

export type YearMonth = { readonly year: number; readonly month: number };

/** `yyyy-mm`. */
export const monthKey = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The first and the last day of a month. */
export const monthSpan = (year: number, month: number): { from: IsoDate; to: IsoDate } => {
  const key = monthKey(year, month);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${key}-01`, to: `${key}-${days}` };
};

/** The month that lies a number of months after the one of a day, or before it. */
export const monthAway = (day: IsoDate, months: number): YearMonth => {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
};

/** From one month ahead to two months before, latest first. */
export const offeredMonths = (today: IsoDate): YearMonth[] =>
  Array.from({ length: MONTHS_AHEAD + MONTHS_BACK + 1 }, (_, at) => monthAway(today, MONTHS_AHEAD - at));

export const isOffered = (today: IsoDate, year: number, month: number): boolean =>
  offeredMonths(today).some((offered) => offered.year === year && offered.month === month);

/** Before the 20th the month before, then the present one. */
export const suggestedMonth = (today: IsoDate): YearMonth =>
  monthAway(today, Number(today.slice(8, 10)) < SUGGEST_PREVIOUS_BEFORE ? -1 : 0);
