/** Operators of date columns that count from the day on which the list is read. */
export const relativeOperators = [
  'today',
  'next_days',
  'last_days',
  'days_ago',
  'this_month',
  'next_month',
  'this_quarter',
  'next_quarter',
  'this_year',
  'next_year',
] as const;
export type RelativeOperator = (typeof relativeOperators)[number];

/** The operators that take a number of days. */
const counting: readonly string[] = ['next_days', 'last_days', 'days_ago'] satisfies RelativeOperator[];
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
