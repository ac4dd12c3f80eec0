import { issue, type Issue } from '#shared/errors/issue.ts';
import { sensibleDayIssues, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import type { EmployeeFields } from './employee.ts';
import { isNationalNumber } from './national-number.ts';

export const NAME_MAX = 100;
/** The longest week of a contract, in hours. */
export const WEEK_HOURS_MAX = 60;

/** A joint committee as it is stored, by its number alone: `PC 140.3` and `cp 140.03` are the same one. */
export const normalJointCommittee = (text: string): string =>
  text
    .trim()
    .replace(/^(?:p\.?c\.?|c\.?p\.?|s\.?c\.?p\.?|p\.?s\.?c\.?)\s*(?:n[°r]?\.?\s*)?/i, '')
    .split('.')
    .map((part, at) => part.padStart(at === 0 ? 3 : 2, '0'))
    .join('.');
const JOINT_COMMITTEE = /^\d{3}(?:\.\d{2}){0,2}$/;

/** Whether a text is the number of a joint committee, as it is stored. */
export const isJointCommittee = (text: string): boolean => JOINT_COMMITTEE.test(text);

/** The fields whose texts the rules judge; the form has them as typed. */
type Judged = Pick<EmployeeFields, 'first_name' | 'last_name' | 'start_date' | 'active_until'> &
  Pick<EmployeeFields, 'national_number' | 'joint_committee'>;

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
  private_email: null,
  birth_date: null,
  national_number: null,
  street: null,
  house_number: null,
  box: null,
  postal_code: null,
  town: null,
  country: null,
  function: null,
  joint_committee: null,
  hours_per_week: null,
  reports_to_employee_id: 0,
};

/** The missing or wrong fields of a person, one issue each. */
export const employeeIssues = (value: Judged): Issue[] => [
  ...(isBlank(value.first_name) ? [issue('first_name', 'required')] : []),
  ...(isBlank(value.last_name) ? [issue('last_name', 'required')] : []),
  ...(value.start_date !== null && value.active_until !== null && value.active_until < value.start_date
    ? [issue('active_until', 'date_before_min', { min: toDmy(value.start_date) })]
    : []),
  ...(value.national_number !== null && !isNationalNumber(value.national_number)
    ? [issue('national_number', 'invalid_national_number')]
    : []),
  ...(value.joint_committee !== null && !isJointCommittee(value.joint_committee)
    ? [issue('joint_committee', 'invalid_joint_committee')]
    : []),
];

/**
 * Impossible days: first day and seniority long ago or far ahead, a birth that lies ahead. Judged when a save touches
 * them, as the days of a vehicle are (docs/areas/fleet.md#impossible-days).
 */
export const employeeDayIssues = (
  before: EmployeeFields | undefined,
  after: EmployeeFields,
  today: IsoDate,
): Issue[] => [
  ...(['start_date', 'seniority_date'] as const)
    .filter((field) => after[field] !== (before?.[field] ?? null))
    .flatMap((field) => sensibleDayIssues(field, after[field], today)),
  ...(after.birth_date !== null && after.birth_date > today
    ? [issue('birth_date', 'date_after_max', { max: toDmy(today) })]
    : []),
];

type Reporting = { readonly id: number; readonly name: string };

/**
 * Why somebody cannot report to a manager: it is themselves, or the manager reports to them, directly or not.
 * `managerOf` gives the person to whom somebody reports, 0 for nobody.
 */
export const reportsToIssues = (employeeId: number, manager: Reporting, managerOf: (id: number) => number): Issue[] => {
  if (manager.id === employeeId) return [issue('reports_to_employee_id', 'reports_to_self')];
  const seen = new Set([manager.id]);
  for (let above = managerOf(manager.id); above > 0 && !seen.has(above); above = managerOf(above)) {
    if (above === employeeId) return [issue('reports_to_employee_id', 'reports_in_circle', { name: manager.name })];
    seen.add(above);
  }
  return [];
};

/** A masked IBAN such as `BE68 **** **** 7034`: enough to recognise an account, not enough to use it. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} **** **** ${iban.slice(-4)}`;
export const maskIbanOrNull = (iban: string | null): string | null => (iban === null ? null : maskIban(iban));

/** Two people with the same key have the same e-mail address or number. */
export const emailKey = (email: string): string => email.toLowerCase();
export const employeeNumberKey = (number: string): string => number.toUpperCase();
