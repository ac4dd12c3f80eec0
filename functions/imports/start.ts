import { ulid } from 'ulid';
import { start } from '#shared/contract/imports/start.ts';
import { errorFileHeaders } from '#shared/imports/error-file-columns.ts';
import { guessField } from '#shared/imports/guess-field.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { suggestMapping } from '#shared/imports/suggest-mapping.ts';
import type { Language } from '#shared/values/language.ts';
import { takeUpload } from '#functions/platform/files/uploads.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';
import { CSV_TYPE, tableRule } from '#functions/platform/imports/table-upload.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';
import { createImport, earlierImportOf, readRememberedMapping, workbookKey, newImport } from './import-store.ts';
import { presentImportField } from './import-wire.ts';
import { readLayout, type KnownNames, type LayoutChoice, type TableStart } from './read-layout.ts';
import { sha256Of, withTable } from './read-upload.ts';

/** The columns that have a header or values, each with the field it seems to fill. */
const startColumns = (
  { headers, samples, values }: TableStart,
  { columns, remembered }: KnownNames,
  { correctMapping = (mapping) => mapping }: ImportKind,
) => {
  const valuesOf = (header: string): readonly string[] => values[headers.indexOf(header)]?.values ?? [];
  const suggested = correctMapping(suggestMapping(headers, columns, remembered), valuesOf, remembered, columns);
  return headers.flatMap((header, at) =>
    header === '' || errorFileHeaders.has(header)
      ? []
      : [
          {
            header,
            samples: samples[at] ?? [],
            field: suggested[header] ?? null,
            as_custom_field: guessField(values[at] ?? { header, values: [], isAll: true, filled: 0 }),
          },
        ],
  );
};

/** The table of an uploaded file, for the stored import and for the answer. */
const readUpload = (
  file: Parameters<typeof withTable>[0],
  choice: LayoutChoice,
  known: KnownNames & { language: Language },
  kind: ImportKind,
) =>
  withTable(file, async (table, path) => {
    const found = await readLayout(table, choice, known);
    const { sheet, header_row, headers, rows, hiddenRows, preview } = found;
    return {
      stored: { sha256: await sha256Of(path), is_text: file.isText, layout: { sheet, header_row, headers } },
      hidden: { sheets: table.hiddenSheets, rows: hiddenRows, isMore: rows === null },
      answer: {
        columns: startColumns(found, known, kind),
        rows,
        sheet,
        header_row,
        preview,
        sheets: [...table.sheets],
      },
    };
  });

type Hidden = { readonly sheets: readonly string[]; readonly rows: number; readonly isMore: boolean };

/** What the spreadsheet does not show: sheets, which are ignored, and rows, which are imported like the others. */
const noticesOf = ({ sheets, rows, isMore }: Hidden, language: Language): string[] => {
  const { hiddenSheet, hiddenRows } = fileTexts(language);
  const count = `${rows}${isMore ? '+' : ''}`;
  return [
    ...sheets.map((name) => hiddenSheet.replace('{{name}}', () => name)),
    ...(rows > 0 ? [hiddenRows.replace('{{count}}', count)] : []),
  ];
};

export const handler = serve(
  start,
  async ({ params: { object }, body, actor, commit }) => {
    const kind = importKindOf(object);
    const importId = ulid();
    const { file_name, content_type } = await takeUpload(actor, body.upload_id, tableRule, workbookKey(importId));
    const columns = await columnsOfImport(kind, actor);
    const known = { columns, remembered: await readRememberedMapping(actor.user_id, object), language: actor.language };
    const file = { key: workbookKey(importId), isText: content_type === CSV_TYPE };
    const { stored, hidden, answer } = await readUpload(file, body, known, kind);
    const record = newImport({ import_id: importId, object, user_id: actor.user_id, file_name, ...stored });
    return commit([createImport(record)], {
      import_id: importId,
      file_name,
      ...answer,
      notices: noticesOf(hidden, actor.language),
      fields: columns.map(presentImportField),
      already_imported: (await earlierImportOf(object, stored.sha256)) ?? null,
    });
  },
  ({ params: { object }, actor }) => assertMayImport(actor, importKindOf(object)),
);
