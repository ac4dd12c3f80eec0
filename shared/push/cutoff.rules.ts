import { monthKey, type YearMonth } from './month.rules.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { CUTOFF_NOTICE_DAYS } from '#shared/integrations/limits.ts';

/** A day by which an office wants a month, and the day on which people are reminded of it. */
export type Cutoff = {
  readonly date: IsoDate;
  readonly notice: IsoDate;
  /** The month that is wanted: the one before the day. */
  readonly year: number;
  readonly month: number;
};

/** The first day of the month after or before the one of a day. */
const monthsAway = (day: IsoDate, months: number): { year: number; month: number } => {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
};

/** The day by which an office wants a month: the push day of the month after it. */
export const cutoffOf = (cutoffDay: number, { year, month }: YearMonth): IsoDate => {
  const after = monthsAway(`${monthKey(year, month)}-01`, 1);
  return `${monthKey(after.year, after.month)}-${String(cutoffDay).padStart(2, '0')}`;
};

/** The next push day from a day on, that day included. */
export const nextCutoff = (cutoffDay: number, today: IsoDate): Cutoff => {
  const isOver = cutoffDay < Number(today.slice(8, 10));
  const { year, month } = monthsAway(today, isOver ? 1 : 0);
  const date = `${monthKey(year, month)}-${String(cutoffDay).padStart(2, '0')}`;
  return { date, notice: addDays(date, -CUTOFF_NOTICE_DAYS), ...monthsAway(date, -1) };
};
