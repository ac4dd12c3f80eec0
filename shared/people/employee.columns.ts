import type { Column } from '#shared/list/column.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { dimonaStatutes, statutes, type Employee } from './employee.ts';

/** A person as the list engine keeps them; team names are joined. */
export type EmployeeRow = Omit<Employee, 'iban' | 'import_id' | 'keep_login'> & { name: string; team_names: string };

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
  { key: 'id', label: 'people:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<EmployeeRow>[];
