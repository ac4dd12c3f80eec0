import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Employee } from '#shared/people/employee.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';

/* The days on which a person can be away from work (docs/areas/days-off.md#first-and-last-day). */

/** The first and the last day of work of a person; an unknown one limits nothing. */
export type EmployedDays = Pick<Employee, 'start_date' | 'active_until'>;

/** What is wrong with days that lie before the first day of work or after the last one; a null end is not known yet. */
export const employmentIssues = (
  { start_date: start, end_date: end }: { readonly start_date: IsoDate; readonly end_date: IsoDate | null },
  { start_date: first, active_until: last }: EmployedDays,
): Issue[] => [
  ...(first !== null && start < first ? [issue('start_date', 'before_first_day', { day: toDmy(first) })] : []),
  ...(last !== null && (end ?? start) > last
    ? [issue(start > last ? 'start_date' : 'end_date', 'after_last_day', { day: toDmy(last) })]
    : []),
];

/** Whether a person works for the company on at least one of these days, both included. */
export const isEmployedWithin = (
  { start_date: first, active_until: last }: EmployedDays,
  from: IsoDate,
  to: IsoDate,
): boolean => (first === null || first <= to) && (last === null || last >= from);

/** A day, or the last day of work where that is earlier: what was approved for later days counts nothing. */
export const employedTo = (last: EmployedDays['active_until'], day: IsoDate): IsoDate =>
  last !== null && last < day ? last : day;

/** The day up to which an absence without end lasts by now: today, or the last day of work. */
export const openUntil = ({ active_until: last }: Pick<EmployedDays, 'active_until'>, today: IsoDate): IsoDate =>
  employedTo(last, today);
