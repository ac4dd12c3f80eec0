import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Employee } from '#shared/people/employee.ts';
import { employmentsOf } from '#shared/people/employee.dated.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';

/* The days on which a person can be away from work (docs/areas/days-off.md#first-and-last-day). */

/** The first and the last day of work of a person, and earlier employments; an unknown day limits nothing. */
export type EmployedDays = Pick<Employee, 'start_date' | 'active_until' | 'former_employments'>;

/**
 * What is wrong with days that lie before the first day of work or after the last one; a null end is not known yet. Days
 * that begin within an earlier employment are judged by that one.
 */
export const employmentIssues = (
  { start_date: start, end_date: end }: { readonly start_date: IsoDate; readonly end_date: IsoDate | null },
  person: EmployedDays,
): Issue[] => {
  const begunIn = employmentsOf(person).find(({ active_until: last }) => last === null || start <= last);
  const { start_date: first, active_until: last } =
    begunIn && (begunIn.start_date === null || begunIn.start_date <= start) ? begunIn : person;
  return [
    ...(first !== null && start < first ? [issue('start_date', 'before_first_day', { day: toDmy(first) })] : []),
    ...(last !== null && (end ?? start) > last
      ? [issue(start > last ? 'start_date' : 'end_date', 'after_last_day', { day: toDmy(last) })]
      : []),
  ];
};

/** Whether a person works for the company on at least one of these days, both included. */
export const isEmployedWithin = (person: EmployedDays, from: IsoDate, to: IsoDate): boolean =>
  employmentsOf(person).some(
    ({ start_date: first, active_until: last }) => (first === null || first <= to) && (last === null || last >= from),
  );

/** A day, or the last day of work where that is earlier: what was approved for later days counts nothing. */
export const employedTo = (last: EmployedDays['active_until'], day: IsoDate): IsoDate =>
  last !== null && last < day ? last : day;

/** The day up to which an absence without end lasts by now: today, or the last day of work. */
export const openUntil = ({ active_until: last }: Pick<EmployedDays, 'active_until'>, today: IsoDate): IsoDate =>
  employedTo(last, today);
