import { convertCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { isoOf } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';
import type { KeyIndex } from '#functions/platform/imports/row-conversion.ts';

/** Whether a row of the file says that the person has left. */
const hasLeft = ({ cells }: ImportRow, column: ImportColumn): boolean => {
  const cell = cells[column.key];
  const last = cell && isoOf(String(convertCell(column, cell).value ?? ''));
  return last !== undefined && last < today();
};

type RowsOfFile = {
  rows: readonly ImportRow[];
  column: ImportColumn | undefined;
  textOf: (row: ImportRow) => string | null;
};

/** The keys of the rows that say that the person has left. */
const keysOfLeavers = ({ rows, column, textOf }: RowsOfFile): Set<string> =>
  new Set(column ? rows.flatMap((row) => (hasLeft(row, column) ? (textOf(row) ?? []) : [])) : []);

const asActive = (row: EmployeeRow): EmployeeRow => ({ ...row, deleted: 0 });

/** The people by id as the rows of a file mean them, by the rule of `withLeavers`. */
export const leaversById = (people: { get: (id: number) => EmployeeRow | undefined }, file: RowsOfFile) => {
  const ids = keysOfLeavers(file);
  return {
    get: (id: number): EmployeeRow | undefined => {
      const row = people.get(id);
      return row?.deleted === 1 && ids.has(String(id)) ? asActive(row) : row;
    },
  };
};

/**
 * The people whom the rows of a file mean by their key: active ones, and where the row itself says that somebody has
 * left, deactivated ones too. Otherwise a list of all that ever worked here would add its leavers again each time.
 */
export const withLeavers = (active: KeyIndex, left: KeyIndex, file: RowsOfFile): KeyIndex => {
  const texts = keysOfLeavers(file);
  return { get: (text) => active.get(text) ?? (texts.has(text) ? left.get(text) : undefined) };
};
