import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { addEmployee } from '#shared/contract/people/add-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { employeeIssues, NAME_MAX } from '#shared/people/employee.rules.ts';
import { employeeColumns, type EmployeeRow } from '#shared/people/employee.columns.ts';
import type { EmployeeFields } from '#shared/people/employee.ts';
import { visibleColumns } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { pictureId, SENDING } from '../../form/picture-id.ts';
import { changedFields } from '../../form/changed-fields.ts';

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
};

export const personFields = Object.keys(emptyPerson) as PersonField[];
const dateFields = ['start_date', 'active_until', 'seniority_date'] as const;

const columnOf: Partial<Record<PersonField, string>> = {
  phone: 'phone',
  start_date: 'start_date',
  active_until: 'active_until',
  seniority_date: 'seniority_date',
  dimona_statute: 'dimona_statute',
};

/**
 * The fields of the form that this user may see and set: those with a column follow the rights of the column
 * (docs/areas/people.md#columns-and-fields-by-right), and IBAN requires the right to wages.
 */
export const visibleFields = (actor: Actor): ReadonlySet<PersonField> => {
  const keys = new Set(visibleColumns<EmployeeRow>(employeeColumns, actor).map(({ key }) => key));
  return new Set(
    personFields.filter((field) => {
      if (field === 'iban') return can(actor, 'people:wage-columns');
      const column = columnOf[field];
      return column === undefined || keys.has(column);
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
 * The values that an edit starts from. The IBAN starts blank, because the API only answers it masked; blank keeps it.
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
});

/** The body of an edit: only the values that differ from those the form started with. */
export const personChanges = (start: PersonForm, now: PersonForm): PersonBody => {
  const { team_ids, ...texts } = changedFields(start, now);
  // why: a choice holds one of the contract's values or blank, which the type string cannot express
  return { ...texts, ...(team_ids !== undefined && { team_ids: teamIds(team_ids) }) } as PersonBody;
};

const isoOrNull = (text: string): string | null => (text === '' ? null : parseDmy(text));

/** The issues of the form: those of the texts themselves, then those of the API's rules. */
export const personIssues = (form: PersonForm): Issue[] => [
  ...(['first_name', 'last_name'] as const)
    .filter((field) => form[field].length > NAME_MAX)
    .map((field) => issue(field, 'too_long', { max: NAME_MAX })),
  ...(form.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim())
    ? [issue('email', 'invalid_email')]
    : []),
  ...(form.avatar === SENDING ? [issue('avatar', 'still_sending')] : []),
  ...dateFields
    .filter((field) => form[field] !== '' && parseDmy(form[field]) === null)
    .map((field) => issue(field, 'invalid_date')),
  ...employeeIssues({
    ...form,
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    avatar: null,
    team_ids: [],
    statute: null,
    dimona_statute: null,
    start_date: isoOrNull(form.start_date),
    active_until: isoOrNull(form.active_until),
    seniority_date: isoOrNull(form.seniority_date),
  }),
];
