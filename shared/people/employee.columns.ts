import type { Column } from '#shared/list/column.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { addressFields, dimonaStatutes, statutes, type Employee } from './employee.ts';
import { wageTypes } from './wage.ts';

/** The fields of a person that no list keeps. */
export type UnlistedField = 'iban' | 'national_number' | 'import_id' | 'keep_login';

/** A person as the list engine keeps them; the names of teams and of the manager are joined. */
export type EmployeeRow = Omit<Employee, UnlistedField> & {
  name: string;
  team_names: string;
  reports_to_name: string | null;
};

/** Each part of the address has a column of its own, so that an exported file can be imported again. */
const addressColumn = (key: (typeof addressFields)[number]) =>
  ({
    key,
    label: `people:column.${key}`,
    kind: 'text',
    value: (row: EmployeeRow) => row[key],
    permission: fieldRights.employee[key],
  }) as const;

/** The columns of people; docs/areas/people.md#columns-and-fields-by-right lists their rights. */
export const employeeColumns = [
  {
    key: 'name',
    label: 'people:column.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  {
    key: 'team',
    label: 'people:column.team',
    kind: 'tags',
    value: (row) => row.team_names || null,
    refersTo: 'team',
    refs: (row) => row.team_ids,
    searchable: true,
    shown: true,
  },
  {
    key: 'email',
    label: 'people:column.email',
    kind: 'text',
    value: (row) => row.email,
    searchable: true,
    shown: true,
  },
  {
    key: 'employee_number',
    label: 'people:column.employee_number',
    kind: 'text',
    value: (row) => row.employee_number,
    searchable: true,
    shown: true,
  },
  {
    key: 'phone',
    label: 'people:column.phone',
    kind: 'text',
    value: (row) => row.phone,
    shown: true,
    permission: fieldRights.employee.phone,
  },
  { key: 'statute', label: 'people:column.statute', kind: 'enum', value: (row) => row.statute, options: statutes },
  {
    key: 'start_date',
    label: 'people:column.start_date',
    kind: 'date',
    value: (row) => row.start_date,
    shown: true,
    permission: fieldRights.employee.start_date,
  },
  {
    key: 'active_until',
    label: 'people:column.active_until',
    kind: 'date',
    value: (row) => row.active_until,
    permission: fieldRights.employee.active_until,
  },
  {
    key: 'dimona_statute',
    label: 'people:column.dimona_statute',
    kind: 'enum',
    value: (row) => row.dimona_statute,
    options: dimonaStatutes,
    permission: fieldRights.employee.dimona_statute,
    feature: 'dimona/push',
  },
  {
    key: 'seniority_date',
    label: 'people:column.seniority_date',
    kind: 'date',
    value: (row) => row.seniority_date,
    permission: fieldRights.employee.seniority_date,
    feature: 'people/show-seniority',
  },
  { key: 'function', label: 'people:column.function', kind: 'text', value: (row) => row.function, searchable: true },
  {
    key: 'reports_to',
    label: 'people:column.reports_to',
    kind: 'person',
    value: (row) => row.reports_to_name,
    namesAnybody: true,
  },
  {
    key: 'joint_committee',
    label: 'people:column.joint_committee',
    kind: 'text',
    value: (row) => row.joint_committee,
  },
  {
    key: 'hours_per_week',
    label: 'people:column.hours_per_week',
    kind: 'number',
    value: (row) => row.hours_per_week,
  },
  {
    key: 'private_email',
    label: 'people:column.private_email',
    kind: 'text',
    value: (row) => row.private_email,
    permission: fieldRights.employee.private_email,
  },
  {
    key: 'birth_date',
    label: 'people:column.birth_date',
    kind: 'date',
    value: (row) => row.birth_date,
    permission: fieldRights.employee.birth_date,
  },
  ...addressFields.map(addressColumn),
  {
    key: 'wage_type',
    label: 'people:column.wage_type',
    kind: 'enum',
    value: (row) => row.wage_type,
    options: wageTypes,
    permission: fieldRights.employee.wage_type,
  },
  {
    key: 'wage_amount',
    label: 'people:column.wage_amount',
    kind: 'money',
    value: (row) => row.wage_amount,
    permission: fieldRights.employee.wage_amount,
  },
  {
    key: 'wage_from',
    label: 'people:column.wage_from',
    kind: 'date',
    value: (row) => row.wage_from,
    permission: fieldRights.employee.wage_from,
  },
  { key: 'id', label: 'people:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<EmployeeRow>[];
