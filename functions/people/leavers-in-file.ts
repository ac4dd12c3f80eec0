import { convertCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { isoOf } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';
import { keyIndex, type KeyIndex } from '#functions/platform/imports/row-conversion.ts';

/** Whether a row of the file says that the person has left. */
const hasLeft = ({ cells }: ImportRow, column: ImportColumn): boolean => {
  const cell = cells[column.key];
  const last = cell && isoOf(String(convertCell(column, cell).value ?? ''));
  return last !== undefined && last < today();
};

/**
 * The people whom the rows of a file mean by their key: active ones, and where the row itself says that somebody has
 * left, deactivated ones too. Otherwise a list of all that ever worked here would add its leavers again each time.
 */
export const withLeavers = (
  active: KeyIndex,
  people: Iterable<EmployeeRow>,
  keyOf: (row: EmployeeRow) => string | null,
  {
    rows,
    column,
    textOf,
  }: { rows: readonly ImportRow[]; column: ImportColumn | undefined; textOf: (row: ImportRow) => string | null },
): KeyIndex => {
  const texts = new Set(column ? rows.flatMap((row) => (hasLeft(row, column) ? (textOf(row) ?? []) : [])) : []);
  if (texts.size === 0) return active;
  const left = keyIndex(
    [...people].flatMap((row) => (row.deleted === 1 ? [{ ...row, deleted: 0 as const }] : [])),
    keyOf,
  );
  return { get: (text) => active.get(text) ?? (texts.has(text) ? left.get(text) : undefined) };
};
