import { monthAway, monthKey, type YearMonth } from './month.rules.ts';
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

/** The day by which an office wants a month: the push day of the month after it. */
export const cutoffOf = (cutoffDay: number, { year, month }: YearMonth): IsoDate => {
  const after = monthAway(`${monthKey(year, month)}-01`, 1);
  return `${monthKey(after.year, after.month)}-${String(cutoffDay).padStart(2, '0')}`;
};

/** The push day of which people were to be reminded last, by a day and on it: it may lie ahead, or be over. */
const lastNoticed = (cutoffDay: number, today: IsoDate): Cutoff => {
  const reached = addDays(today, CUTOFF_NOTICE_DAYS);
  const isAhead = cutoffDay > Number(reached.slice(8, 10));
  const { year, month } = monthAway(reached, isAhead ? -2 : -1);
  const date = cutoffOf(cutoffDay, { year, month });
  return { date, notice: addDays(date, -CUTOFF_NOTICE_DAYS), year, month };
};

/** The push days of which people were to be reminded after one day and until another, the oldest first. */
export const noticedWithin = (cutoffDay: number, from: IsoDate, to: IsoDate): Cutoff[] => {
  const cutoffs: Cutoff[] = [];
  for (
    let last = lastNoticed(cutoffDay, to);
    last.notice > from;
    last = lastNoticed(cutoffDay, addDays(last.notice, -1))
  )
    cutoffs.unshift(last);
  return cutoffs;
};
