import { addDays, type IsoDate } from '#shared/values/dates.ts';

/** Operators of date columns that count from the day on which the list is read. */
export const relativeOperators = [
  'today',
  'next_days',
  'last_days',
  'this_month',
  'next_month',
  'this_quarter',
  'next_quarter',
  'this_year',
  'next_year',
] as const;
export type RelativeOperator = (typeof relativeOperators)[number];

/** The operators that take a number of days. */
const counting: readonly string[] = ['next_days', 'last_days'] satisfies RelativeOperator[];
/** At most this many days, ten years. */
export const RELATIVE_DAYS_MAX = 3660;

export const isRelative = (operator: string): operator is RelativeOperator =>
  relativeOperators.some((one) => one === operator);
export const countsDays = (operator: string): boolean => counting.includes(operator);

/** The number of days that somebody typed; undefined for another text, nothing, or too many. */
export const daysTyped = (value: string | number): number | undefined => {
  const text = String(value).trim();
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= RELATIVE_DAYS_MAX ? days : undefined;
};

type Span = readonly [first: IsoDate, last: IsoDate];

/** The first and the last day of so many months from month `first` of the year on, 0 for January. */
const monthsFrom = (today: IsoDate, first: number, months: number): Span => {
  const year = Number(today.slice(0, 4));
  const day = (month: number, date: number): IsoDate =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return [day(first, 1), day(first + months, 0)];
};

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
