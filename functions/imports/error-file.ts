import { errorFile } from '#shared/contract/imports/error-file.ts';
import { issueSentence } from '#shared/errors/issue-words.ts';
import { errorFileHeaders, rowKeyHeader, writeRowKey, wrongHeader } from '#shared/imports/error-file-columns.ts';
import { columnLetters } from '#functions/platform/excel/cell-text.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import { fileStem } from '#functions/platform/files/file-names.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import { sendWorkbook } from '#functions/platform/files/send-workbook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { reportPrefix, reportRows, filledPlaces, type ReportRow } from './check-report.ts';
import { notCheckedError } from './choose-columns.ts';
import type { ImportRecord } from './import-store.ts';
import { readableImport } from './rows-access.ts';

/** What is wrong with a row, with the headers of the file. */
const wrongWords = ({ shown }: ReportRow, headerOf: ReadonlyMap<string | null, string>): string =>
  shown.errors
    .map(({ column, code, message }) => {
      const header = headerOf.get(column);
      return header === undefined ? message : issueSentence({ path: header, code, message }, { [header]: header });
    })
    .join('; ');

const keyOf = ({ shown, origins }: ReportRow, importId: string): string =>
  writeRowKey([...origins, { import_id: importId, row: shown.row }]);

/** The columns of the file with their places: all that have a header or a value in a wrong row. */
const columnsOf = (
  { layout: { headers } }: ImportRecord,
  filled: readonly number[],
): { header: string; at: number }[] => {
  const named = headers.flatMap((header, at) => (header === '' ? [] : [at]));
  return [...new Set([...named, ...filled])]
    .toSorted((one, other) => one - other)
    .map((at) => ({ header: headers[at] || `Column ${columnLetters(at)}`, at }))
    .filter(({ header }) => !errorFileHeaders.has(header));
};

export const handler = serve(errorFile, async ({ query, actor }) => {
  const { language } = actor;
  const record = await readableImport(actor, query.import_id);
  if (record.check_run_id === null) throw notCheckedError();
  const prefix = reportPrefix(record.import_id, record.check_run_id);
  const columns = columnsOf(record, await filledPlaces(prefix));
  const headerOf = new Map(Object.entries(record.choice?.mapping ?? {}).map(([header, field]) => [field, header]));
  const rows = async function* (): AsyncGenerator<Cell[]> {
    for await (const row of reportRows(prefix, ['wrong'])) {
      const cells = columns.map(({ at }) => row.line?.[at] ?? null);
      yield [...cells, wrongWords(row, headerOf), keyOf(row, record.import_id)];
    }
  };
  const { sheet, wrongRows } = fileTexts(language);
  const headers = [...columns.map(({ header }) => header), wrongHeader(language), rowKeyHeader(language)];
  return sendWorkbook(`${record.file_name.replace(/\.\w{1,5}$/, '')}-${fileStem(wrongRows)}.xlsx`, {
    sheetName: sheet.wrongRows,
    columns: headers.map((header) => ({ header, kind: 'number' as const })),
    rows: rows(),
  });
});
