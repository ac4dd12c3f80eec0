import { productBody } from '#shared/contract/software/product.ts';
import { PRODUCT_NAME, productImportColumns } from '#shared/software/software.import.ts';
import { fold } from '#shared/values/fold.ts';
import { productCollection } from './product-store.ts';
import { columnsFor, type CompleteRows, type ImportRow } from '#functions/platform/imports/import-kind.ts';
import { cellText, convertRow, parseFields } from '#functions/platform/imports/row-conversion.ts';

type Cells = ImportRow['cells'];

const ownKeys = productImportColumns.map(({ key }) => key).filter((key) => key !== PRODUCT_NAME);

const nameOf = (row: ImportRow): string => fold(cellText(row, PRODUCT_NAME));

const isEmpty = (cell: Cells[string] | undefined): boolean => !cell || ('value' in cell && cell.value === null);

/**
 * A product that the file creates has the URL, seats and costs of the first row that names them, wherever it stands.
 * Each row of the product gets all these cells, so that any of the rows may be left out of the import.
 */
export const completeSoftware: CompleteRows = async (actor, rows, defaults) => {
  const existing = new Set<string>();
  for (const { name, deleted } of (await productCollection.refresh()).all())
    if (deleted === 0) existing.add(fold(name));
  const columns = new Map((await columnsFor('software_license', actor)).map((column) => [column.key, column]));
  const cellsByName = new Map<string, Record<string, Cells[string]>>();

  for await (const row of rows) {
    const name = nameOf(row);
    if (name === '' || existing.has(name)) continue;
    const firstCells = cellsByName.get(name) ?? {};
    cellsByName.set(name, firstCells);
    const missing = ownKeys.filter((key) => firstCells[key] === undefined && !isEmpty(row.cells[key]));
    if (missing.length === 0) continue;
    const { body } = convertRow(row, columns);
    for (const key of missing) {
      const cell = row.cells[key];
      const isFine = body[key] !== undefined && parseFields(productBody, { [key]: body[key] }).issues.length === 0;
      if (cell && isFine) firstCells[key] = cell;
    }
  }

  const ownDefaults = Object.fromEntries(Object.entries(defaults).filter(([key]) => ownKeys.includes(key)));
  return (row) => {
    const firstCells = cellsByName.get(nameOf(row));
    if (!firstCells) return row;
    const missing = Object.entries({ ...ownDefaults, ...firstCells }).filter(([key]) => isEmpty(row.cells[key]));
    return missing.length === 0 ? row : { ...row, cells: { ...row.cells, ...Object.fromEntries(missing) } };
  };
};
