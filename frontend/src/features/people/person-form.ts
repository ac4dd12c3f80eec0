import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { addEmployee } from '#shared/contract/people/add-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { employeeIssues, NAME_MAX, normalJointCommittee, WEEK_HOURS_MAX } from '#shared/people/employee.rules.ts';
import { employeeColumns, type EmployeeRow } from '#shared/people/employee.columns.ts';
import { rightToField } from '#shared/permissions/field-rights.ts';
import { normalNationalNumber } from '#shared/people/national-number.ts';
import type { EmployeeFields } from '#shared/people/employee.ts';
import { visibleColumns } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { looksLikeEmail } from '#shared/values/looks-like-email.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { decimalText } from '#shared/values/decimal.ts';
import { pictureId, SENDING } from '../../form/picture-id.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { decimalIssue } from '../../form/decimal-issue.ts';

export type PersonField = keyof EmployeeFields;

/**
 * The values of the form: text as typed, in wire spelling; an empty choice is ''. Teams are their sorted ids, separated
 * by commas, so that two values can be compared as strings; the picture is its id.
 */
export type PersonForm = Record<PersonField, string>;

type PersonBody = EndpointCall<typeof addEmployee>['body'];

export const emptyPerson: PersonForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  employee_number: '',
  avatar: '',
  team_ids: '',
  statute: '',
  start_date: '',
  active_until: '',
  seniority_date: '',
  dimona_statute: '',
  iban: '',
  private_email: '',
  birth_date: '',
  national_number: '',
  street: '',
  house_number: '',
  box: '',
  postal_code: '',
  town: '',
  country: '',
  function: '',
  joint_committee: '',
  hours_per_week: '',
  reports_to_employee_id: '',
};

export const personFields = keysOf(emptyPerson);
const dateFields = ['start_date', 'active_until', 'seniority_date', 'birth_date'] as const;
const emailFields = ['email', 'private_email'] as const;

const columnKeys: ReadonlySet<string> = new Set(employeeColumns.map(({ key }) => key));
const columnOf = (field: PersonField): string => (field === 'reports_to_employee_id' ? 'reports_to' : field);

/**
 * The fields of the form that this user may see and set: those with a column follow the rights of the column, the
 * others have theirs (docs/areas/people.md#columns-and-fields-by-right).
 */
export const visibleFields = (actor: Actor): ReadonlySet<PersonField> => {
  const keys = new Set(visibleColumns<EmployeeRow>(employeeColumns, actor).map(({ key }) => key));
  return new Set(
    personFields.filter((field) => {
      const right = rightToField('employee', field);
      if (right !== undefined && !can(actor, right)) return false;
      const column = columnOf(field);
      return !columnKeys.has(column) || keys.has(column);
    }),
  );
};

/** Ids of teams as the form keeps them; `teamIds` reads them back. */
export const teamsText = (ids: readonly (number | string)[]): string =>
  ids
    .map(Number)
    .toSorted((one, other) => one - other)
    .join(',');
export const teamIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/**
 * The values that an edit starts from. IBAN and national number start blank, because the API only answers them masked;
 * blank keeps them.
 */
export const formOf = (person: EmployeeOut): PersonForm => ({
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email ?? '',
  phone: person.phone ?? '',
  employee_number: person.employee_number ?? '',
  avatar: pictureId(person.avatar),
  team_ids: teamsText(person.team_ids),
  statute: person.statute ?? '',
  start_date: person.start_date ?? '',
  active_until: person.active_until ?? '',
  seniority_date: person.seniority_date ?? '',
  dimona_statute: person.dimona_statute ?? '',
  iban: '',
  private_email: person.private_email ?? '',
  birth_date: person.birth_date ?? '',
  national_number: '',
  street: person.street ?? '',
  house_number: person.house_number ?? '',
  box: person.box ?? '',
  postal_code: person.postal_code ?? '',
  town: person.town ?? '',
  country: person.country ?? '',
  function: person.function ?? '',
  joint_committee: person.joint_committee ?? '',
  hours_per_week: decimalText(person.hours_per_week),
  reports_to_employee_id: person.reports_to_employee_id ? String(person.reports_to_employee_id) : '',
});

/** The body of an edit: only the values that differ from those the form started with. */
export const personChanges = (start: PersonForm, now: PersonForm): PersonBody => {
  const { team_ids, reports_to_employee_id: manager, ...texts } = changedFields(start, now);
  // why: a choice holds one of the contract's values or blank, which the type string cannot express
  return {
    ...texts,
    ...(team_ids !== undefined && { team_ids: teamIds(team_ids) }),
    ...(manager !== undefined && { reports_to_employee_id: Number(manager) }),
  } as PersonBody;
};

const textOrNull = (text: string, normal: (text: string) => string): string | null =>
  text.trim() === '' ? null : normal(text);

const hoursIssues = (text: string): Issue[] => {
  const found = decimalIssue('hours_per_week', text, { max: WEEK_HOURS_MAX, isPositive: true });
  return found ? [found] : [];
};

const isoOrNull = (text: string): string | null => (text === '' ? null : parseDmy(text));

/** The issues of the form: those of the texts themselves, then those of the API's rules. */
export const personIssues = (form: PersonForm): Issue[] => [
  ...(['first_name', 'last_name'] as const)
    .filter((field) => form[field].length > NAME_MAX)
    .map((field) => issue(field, 'too_long', { max: NAME_MAX })),
  ...emailFields
    .filter((field) => form[field] !== '' && !looksLikeEmail(form[field]))
    .map((field) => issue(field, 'invalid_email')),
  ...(form.avatar === SENDING ? [issue('avatar', 'still_sending')] : []),
  ...dateFields
    .filter((field) => form[field] !== '' && parseDmy(form[field]) === null)
    .map((field) => issue(field, 'invalid_date')),
  ...hoursIssues(form.hours_per_week),
  ...employeeIssues({
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    start_date: isoOrNull(form.start_date),
    active_until: isoOrNull(form.active_until),
    national_number: textOrNull(form.national_number, normalNationalNumber),
    joint_committee: textOrNull(form.joint_committee, normalJointCommittee),
  }),
];
