import type { ImportCell } from '#shared/imports/convert-cell.ts';
import { splitName } from '#shared/people/whole-name.ts';
import { nameOrderOf } from '#shared/people/whole-name.import.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';

type Cells = ImportRow['cells'];

const cellsOfName = (text: string, order: 'first' | 'last'): Cells => {
  const { first_name: first, last_name: last, isSure } = splitName(text, order);
  if (first === '') return { first_name: { error: 'no_first_name', text: '' }, last_name: { value: last } };
  const doubt = { code: 'name_in_doubt', params: { first, last } } as const;
  return { first_name: { value: first, ...(!isSure && { doubt }) }, last_name: { value: last } };
};

const splitCell = (key: string, cell: ImportCell): Cells => {
  const order = nameOrderOf(key);
  if (order === undefined) return { [key]: cell };
  if ('error' in cell) return { first_name: cell };
  return cell.value === null ? {} : cellsOfName(String(cell.value), order);
};

/** A row of people with the whole name of one column as first and last name. */
export const splitWholeName = (row: ImportRow): ImportRow => ({
  ...row,
  cells: Object.assign({}, ...Object.entries(row.cells).map(([key, cell]) => splitCell(key, cell))) as Cells,
});
