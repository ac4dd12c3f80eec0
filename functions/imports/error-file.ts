import { errorFile } from '#shared/contract/imports/error-file.ts';
import { errorFileHeaders, rowKeyHeader, writeRowKey, wrongHeader } from '#shared/imports/error-file-columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Language } from '#shared/values/language.ts';
import { exportedEvent } from '#functions/platform/events/exported-event.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import { fileStem } from '#functions/platform/files/file-names.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import { sendWorkbook } from '#functions/platform/files/send-workbook.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';
import { importKindOf } from './import-kind-of.ts';
import { countWrong, reportPrefix, reportRows, filledPlaces, type ReportRow } from './check-report.ts';
import { notCheckedError } from './choose-columns.ts';
import type { ImportRecord } from './import-store.ts';
import { readableImport } from './rows-access.ts';
import { unnamedColumn } from './unnamed-column.ts';
import { wrongWordsIn, type FileColumn } from './wrong-words.ts';

/** The columns of the file by the field that each fills. */
const columnsByField = async (
  actor: Actor,
  { object, choice }: ImportRecord,
): Promise<Map<string | null, FileColumn>> => {
  const known = await columnsOfImport(importKindOf(object), actor);
  return new Map(
    Object.entries(choice?.mapping ?? {}).flatMap(([header, field]) => {
      const column = known.find(({ key }) => key === field);
      return (column?.splitInto ?? [field]).map(
        (key) => [key, { header, column: known.find((one) => one.key === key) }] as const,
      );
    }),
  );
};

const keyOf = ({ shown, origins }: ReportRow, importId: string): string =>
  writeRowKey([...origins, { import_id: importId, row: shown.row }]);

/** The columns of the file with their places: all that have a header or a value in a wrong row. */
const columnsOf = (
  { layout: { headers } }: ImportRecord,
  filled: readonly number[],
  language: Language,
): { header: string; at: number }[] => {
  const named = headers.flatMap((header, at) => (header === '' ? [] : [at]));
  return [...new Set([...named, ...filled])]
    .toSorted((one, other) => one - other)
    .map((at) => ({ header: headers[at] || unnamedColumn(at, language), at }))
    .filter(({ header }) => !errorFileHeaders.has(header));
};

const tellExported = async (actor: Actor, prefix: string, of: readonly { header: string }[]): Promise<void> => {
  const columns = of.map(({ header }) => header);
  const rows = await countWrong(prefix);
  await transact([exportedEvent(actor, { list: 'wrong_rows', columns, rows, filtered: false })]);
};

export const handler = serve(errorFile, async ({ query, actor }) => {
  const { language } = actor;
  const record = await readableImport(actor, query.import_id);
  if (record.check_run_id === null) throw notCheckedError();
  const prefix = reportPrefix(record.import_id, record.check_run_id);
  const { sheet, wrongRows } = fileTexts(language);
  const columns = columnsOf(record, await filledPlaces(prefix), language);
  const wrongWords = wrongWordsIn(language, await columnsByField(actor, record));
  const rows = async function* (): AsyncGenerator<Cell[]> {
    for await (const row of reportRows(prefix, ['wrong'])) {
      const cells = columns.map(({ at }) => row.line?.[at] ?? null);
      yield [...cells, wrongWords(row.shown), keyOf(row, record.import_id)];
    }
  };
  const headers = [...columns.map(({ header }) => header), wrongHeader(language), rowKeyHeader(language)];
  const name = `${record.file_name.replace(/\.\w{1,5}$/, '')}-${fileStem(wrongRows)}.xlsx`;
  await tellExported(actor, prefix, columns);
  return sendWorkbook(name, {
    sheetName: sheet.wrongRows,
    columns: headers.map((header) => ({ header, kind: 'number' as const })),
    rows: rows(),
  });
});
