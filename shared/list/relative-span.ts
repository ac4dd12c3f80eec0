import { addDays, type IsoDate } from '#shared/values/dates.ts';
import type { RelativeOperator } from './relative-dates.ts';

type Span = readonly [first: IsoDate, last: IsoDate];

/** The first and the last day of a number of months from month `first` of the year on, 0 for January. */
const monthsFrom = (today: IsoDate, first: number, months: number): Span => {
  const year = Number(today.slice(0, 4));
  const day = (month: number, date: number): IsoDate =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return [day(first, 1), day(first + months, 0)];
};

/** Before every day that can be kept. */
const FIRST_DAY: IsoDate = '0001-01-01';

/** The days that a relative operator stands for on a day, both included; the next and last days include today. */
export const relativeSpan = (operator: RelativeOperator, days: number, today: IsoDate): Span => {
  const month = Number(today.slice(5, 7)) - 1;
  const quarter = month - (month % 3);
  switch (operator) {
    case 'today':
      return [today, today];
    case 'next_days':
      return [today, addDays(today, days)];
    case 'last_days':
      return [addDays(today, -days), today];
    case 'days_ago':
      return [FIRST_DAY, addDays(today, -days - 1)];
    case 'this_month':
      return monthsFrom(today, month, 1);
    case 'next_month':
      return monthsFrom(today, month + 1, 1);
    case 'this_quarter':
      return monthsFrom(today, quarter, 3);
    case 'next_quarter':
      return monthsFrom(today, quarter + 3, 3);
    case 'this_year':
      return monthsFrom(today, 0, 12);
    case 'next_year':
      return monthsFrom(today, 12, 12);
  }
};
