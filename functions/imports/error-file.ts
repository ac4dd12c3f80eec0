import { errorFile } from '#shared/contract/imports/error-file.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import { sendWorkbook } from '#functions/platform/files/send-workbook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { reportPrefix, reportRows } from './check-report.ts';
import { notCheckedError } from './choose-columns.ts';
import { ownImport, type ImportRecord } from './import-store.ts';

/** No import field has this name, so the file can be uploaded again as it is. */
const MESSAGE = 'What is wrong';

const lines = async function* (record: ImportRecord, prefix: string): AsyncGenerator<Cell[]> {
  for await (const { shown, line } of reportRows(prefix, ['wrong'])) {
    const headerOf = new Map(Object.entries(record.choice?.mapping ?? {}).map(([header, field]) => [field, header]));
    const messages = shown.errors.map(({ column, message }) => {
      const header = headerOf.get(column);
      return header === undefined ? message : `${header}: ${message}`;
    });
    yield [...(line ?? []), messages.join('; ')];
  }
};

export const handler = serve(errorFile, async ({ query, actor }) => {
  const record = await ownImport(actor, query.import_id);
  if (record.check_run_id === null) throw notCheckedError();
  const headers = [...record.headers.filter((header) => header !== MESSAGE), MESSAGE];
  const shownColumns = record.headers.map((header, at) => ({ header, at })).filter(({ header }) => header !== MESSAGE);
  const rows = async function* (): AsyncGenerator<Cell[]> {
    const width = record.headers.length;
    for await (const line of lines(record, reportPrefix(record.import_id, record.check_run_id ?? ''))) {
      yield [...shownColumns.map(({ at }) => line[at] ?? null), line[width] ?? null];
    }
  };
  const name = record.file_name.replace(/\.xlsx$/i, '');
  return sendWorkbook(`${name}-wrong-rows.xlsx`, {
    sheetName: 'Wrong rows',
    columns: headers.map((header) => ({ header, kind: 'text' as const })),
    rows: rows(),
  });
});
