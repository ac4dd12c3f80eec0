import { template } from '#shared/contract/imports/template.ts';
import type { ColumnKind } from '#functions/platform/excel/to-cell.ts';
import type { ImportColumnKind } from '#shared/imports/import-column.ts';
import { sendWorkbook } from '#functions/platform/files/send-workbook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';

const cellKinds: Partial<Record<ImportColumnKind, ColumnKind>> = {
  integer: 'integer',
  number: 'number',
  money: 'money',
  date: 'date',
};
const FLAGS = ['yes', 'no'];

export const handler = serve(template, async ({ params, actor }) => {
  const kind = importKindOf(params.object);
  assertMayImport(actor, kind);
  // An id means an existing record, so an empty template has no use for it.
  const columns = (await columnsOfImport(kind, actor)).filter(({ key }) => key !== 'id');
  return sendWorkbook(`${kind.plural}-template.xlsx`, {
    sheetName: kind.plural,
    columns: columns.map(({ header, kind: cellKind, allowed }) => ({
      header,
      kind: cellKinds[cellKind] ?? 'text',
      ...(cellKind === 'flag' ? { allowed: FLAGS } : allowed && { allowed }),
    })),
    rows: kind.samples.map((sample) => columns.map(({ key }) => sample[key] ?? null)),
  });
});
