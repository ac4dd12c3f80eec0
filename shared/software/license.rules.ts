import type { Periods } from '#shared/assignments/periods.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';

export const USERNAME_MAX = 200;
/** At most this many people take part in one assignment. */
export const PEOPLE_MAX = 10_000;

/** The unique claim of a licence in use: one per person and product (docs/areas/software.md#licences). */
export const licenseKey = ({ product_id, employee_id }: { product_id: number; employee_id: number }): string =>
  `${product_id}#${employee_id}`;

/** The keys of everybody who has a licence in these periods. */
export const licenseKeys = (product_id: number, periods: Periods): string[] =>
  periods.map(({ employee_id }) => licenseKey({ product_id, employee_id }));

/** Assigning a product in bulk needs at least one person (docs/areas/software.md#licences). */
export const peopleIssues = (ids: readonly number[]): Issue[] =>
  ids.length === 0 ? [issue('employee_ids', 'select_some_people')] : [];

type Own = { readonly employee_id: number; readonly periods: Periods };

/** A corrected history names nobody who has not had the licence, or been given it: an edit gives it to somebody else. */
export const ownPersonIssues = ({ employee_id: own, periods: before }: Own, periods: Periods): Issue[] =>
  periods.flatMap(({ employee_id: id }, at) =>
    id === own || before.some((held) => held.employee_id === id)
      ? []
      : [issue(`periods.${at}.employee_id`, 'not_its_person')],
  );
