import type { ImportColumnKind } from '#shared/imports/import-column.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ColumnKind } from '#functions/platform/excel/to-cell.ts';
import type { SheetInput } from '#functions/platform/excel/write-workbook.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';

const cellKinds: Partial<Record<ImportColumnKind, ColumnKind>> = {
  integer: 'integer',
  number: 'number',
  money: 'money',
  date: 'date',
};
const FLAGS = ['yes', 'no'];

/** The sheet of a template: headers, sample rows and drop-downs of allowed values. */
export const templateSheet = async (
  kind: ImportKind,
  actor: Actor,
  sheetName: string = kind.plural,
): Promise<SheetInput> => {
  // An id means an existing record, so an empty template has no use for it.
  const columns = (await columnsOfImport(kind, actor)).filter(({ key }) => key !== 'id');
  return {
    sheetName,
    columns: columns.map(({ header, kind: cellKind, allowed }) => ({
      header,
      kind: cellKinds[cellKind] ?? 'text',
      ...(cellKind === 'flag' ? { allowed: FLAGS } : allowed && { allowed }),
    })),
    rows: kind.samples.map((sample) => columns.map(({ key }) => sample[key] ?? null)),
  };
};
