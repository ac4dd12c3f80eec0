import type * as z from 'zod';
import type { Column } from '#shared/list/column.ts';
import type { exportQuery } from '#shared/list/list-query.ts';
import peopleTexts from '#shared/messages/en/people.json' with { type: 'json' };
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { today } from '#functions/http/clock.ts';
import { fileHeaders } from '#functions/records/file-headers.ts';
import { chosenColumns, workbookColumns, workbookRows } from '#functions/runs/export-columns.ts';
import type { Exporter } from '#functions/runs/export-list.ts';
import { employees } from './employee-list.ts';

const nameParts: readonly Column<EmployeeRow>[] = [
  { key: 'first_name', label: 'people:field.first_name', kind: 'text', value: (row) => row.first_name },
  { key: 'last_name', label: 'people:field.last_name', kind: 'text', value: (row) => row.last_name },
];

/** First and last name in columns of their own, so that the file can be imported again. */
const importable = (columns: readonly Column<EmployeeRow>[]): readonly Column<EmployeeRow>[] =>
  columns.flatMap((column) => (column.key === 'name' ? nameParts : [column]));

/** The current filter, sort and columns of the list of people. */
export const employeeExport: Exporter<z.output<typeof exportQuery>> = {
  name: 'employees',
  permission: 'people:export',
  open: async (actor, query) => {
    const [{ rows, columns }, headers] = await Promise.all([
      employees(actor).matching(query),
      fileHeaders(actor, 'employee'),
    ]);
    const chosen = importable(chosenColumns(query.columns, columns));
    return {
      fileName: `people-${today()}.xlsx`,
      sheetName: 'People',
      columns: workbookColumns(chosen, peopleTexts, headers),
      rows: workbookRows(rows, chosen),
      count: rows.length,
    };
  },
};
