import type { Period, Periods } from '#shared/assignments/periods.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { hasLeftBy } from '#shared/people/employee.dated.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';

/** Why a person gets nothing from `day` on: they leave before it. As of the last refresh of the people; 0 is nobody. */
export const givenLateIssues = (employeeId: number, day: IsoDate | null | undefined, path: string): Issue[] =>
  hasLeftBy(employeeCollection.rows.get(employeeId)?.active_until, day) ? [issue(path, 'person_left')] : [];

/**
 * `givenLateIssues` for the periods that a change begins. A period that was there before the change may stay, since a
 * last day may be set after something was planned.
 */
export const begunLateIssues = (before: Periods, after: Periods, pathOf: (begun: Period) => string): Issue[] => {
  const isKept = ({ employee_id: id, start_date: start }: Period): boolean =>
    before.some((held) => held.employee_id === id && held.start_date === start);
  return after
    .filter((begun) => !isKept(begun))
    .flatMap((begun) => givenLateIssues(begun.employee_id, begun.start_date, pathOf(begun)));
};
