import { issue, type Issue } from '#shared/errors/issue.ts';
import { sensibleDayIssues, toDmy, type IsoDate } from '#shared/values/dates.ts';
import type { EmployeeFields } from './employee.ts';

export const NAME_MAX = 100;

export const emptyEmployee: EmployeeFields = {
  first_name: '',
  last_name: '',
  email: null,
  phone: null,
  employee_number: null,
  avatar: null,
  team_ids: [],
  start_date: null,
  active_until: null,
  seniority_date: null,
  dimona_statute: null,
  statute: null,
  iban: null,
};

/** The missing or wrong fields of a person, one issue each. */
export const employeeIssues = (value: EmployeeFields): Issue[] => [
  ...(value.first_name === '' ? [issue('first_name', 'required')] : []),
  ...(value.last_name === '' ? [issue('last_name', 'required')] : []),
  ...(value.start_date !== null && value.active_until !== null && value.active_until < value.start_date
    ? [issue('active_until', 'date_before_min', { min: toDmy(value.start_date) })]
    : []),
];

/**
 * Impossible days: first day and seniority long ago or far ahead. Judged when a save touches them, as the days of a
 * vehicle are (docs/areas/fleet.md#impossible-days).
 */
export const employeeDayIssues = (before: EmployeeFields | undefined, after: EmployeeFields, today: IsoDate): Issue[] =>
  (['start_date', 'seniority_date'] as const)
    .filter((field) => after[field] !== (before?.[field] ?? null))
    .flatMap((field) => sensibleDayIssues(field, after[field], today));

/** A masked IBAN such as `BE68 **** **** 7034`: enough to recognise an account, not enough to use it. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} **** **** ${iban.slice(-4)}`;
export const maskIbanOrNull = (iban: string | null): string | null => (iban === null ? null : maskIban(iban));

/** Two people with the same key have the same e-mail address or number. */
export const emailKey = (email: string): string => email.toLowerCase();
export const employeeNumberKey = (number: string): string => number.toUpperCase();
