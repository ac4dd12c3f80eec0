import type { Column } from '#shared/list/column.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { peopleTexts } from '#functions/platform/texts/people.ts';
import { people } from './people.ts';

const nameParts: readonly Column<EmployeeRow>[] = [
  { key: 'first_name', label: 'people:field.first_name', kind: 'text', value: (row) => row.first_name },
  { key: 'last_name', label: 'people:field.last_name', kind: 'text', value: (row) => row.last_name },
];

/** First and last name in columns of their own, so that the file can be imported again. */
const importable = (columns: readonly Column<EmployeeRow>[]): readonly Column<EmployeeRow>[] =>
  columns.flatMap((column) => (column.key === 'name' ? nameParts : [column]));

/** The list of people as a file. */
export const employeeExport = listExport({
  name: 'employees',
  object: 'employee',
  permission: 'people:export',
  sheet: 'people',
  texts: peopleTexts,
  matching: (actor, query) => people(actor).matching(query),
  importable,
});
