import { handOver, type PeriodChange, type Periods } from '#shared/assignments/periods.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { IsoDate } from '#shared/values/dates.ts';

export const USERNAME_MAX = 200;
/** At most this many people take part in one assignment. */
export const PEOPLE_MAX = 10_000;

/** The unique claim of an active licence: one per person and product (docs/areas/software.md#licences). */
export const licenseKey = ({ product_id, employee_id }: { product_id: number; employee_id: number }): string =>
  `${product_id}#${employee_id}`;

/** Assigning a product in bulk needs at least one person (docs/areas/software.md#licences). */
export const peopleIssues = (ids: readonly number[]): Issue[] =>
  ids.length === 0 ? [issue('employee_ids', 'select_some_people')] : [];

/** The periods of a licence that nobody has from `day` on. A period that begins on that day or later is dropped. */
export const deactivated = (periods: Periods, day: IsoDate): Periods =>
  periods.flatMap(({ end_date: end, ...held }) =>
    held.start_date < day ? [{ ...held, end_date: end === null || end > day ? day : end }] : [],
  );

/** The periods of a licence that the person has from `day` on, after the earlier ones. */
export const activated = (periods: Periods, employeeId: number, day: IsoDate): PeriodChange =>
  handOver(periods, employeeId, day, day, { start: 'start_date', end: 'start_date' });
