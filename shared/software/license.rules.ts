import { handOver, type PeriodChange, type Periods } from '#shared/assignments/periods.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { IsoDate } from '#shared/values/dates.ts';

export const USERNAME_MAX = 200;
/** People of one assignment. */
export const PEOPLE_MAX = 10_000;

/** One active licence per person and product: what its claim in storage is called (docs/areas/software.md#licences). */
export const licenseKey = ({ product_id, employee_id }: { product_id: number; employee_id: number }): string =>
  `${product_id}#${employee_id}`;

/** Assigning a product to many asks for at least one person (docs/areas/software.md#licences). */
export const peopleIssues = (ids: readonly number[]): Issue[] =>
  ids.length === 0 ? [issue('employee_ids', 'select_some_people')] : [];

/** Nobody has it from that day on; a period that only begins then or later never was. */
export const deactivated = (periods: Periods, day: IsoDate): Periods =>
  periods.flatMap(({ end_date: end, ...held }) =>
    held.start_date < day ? [{ ...held, end_date: end === null || end > day ? day : end }] : [],
  );

/** A period of the person from that day on, after those there were. */
export const activated = (periods: Periods, employeeId: number, day: IsoDate): PeriodChange =>
  handOver(periods, employeeId, day, day, { start: 'start_date', end: 'start_date' });
