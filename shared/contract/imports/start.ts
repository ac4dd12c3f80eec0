import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldTypes } from '#shared/custom-fields/custom-field.ts';
import { drawnId } from '#shared/values/wire.ts';
import { headerRow, importField, importId, importParams } from './import.ts';

export const start = endpoint({
  id: 'imports.start',
  method: 'POST',
  path: '/api/imports/{object}/start',
  permission: 'signed-in',
  byKey: true,
  limited: 'import',
  summary:
    'Finds the table in an uploaded file (.xlsx or .csv) and suggests what fills what; needs the import right of the object',
  params: importParams,
  body: z.strictObject({
    upload_id: drawnId,
    /** The sheet and the row of the headers; guessed by default. */
    sheet: z.string().max(100).optional(),
    header_row: headerRow.optional(),
  }),
  response: z.object({
    import_id: importId,
    file_name: z.string(),
    /** Columns of the file in order, with the first values and the suggested field. */
    columns: z.array(
      z.object({
        header: z.string(),
        samples: z.array(z.string()),
        field: z.string().nullable(),
        /** The custom field that the column could become. */
        as_custom_field: z.object({ type: z.enum(customFieldTypes), options: z.array(z.string()) }),
      }),
    ),
    /** The fields that a column can be mapped to. */
    fields: z.array(importField),
    /** Number of rows under the header, up to 2,000; null when there are more. */
    rows: z.int().nonnegative().nullable(),
    /** Sentences on what the spreadsheet does not show: hidden sheets are ignored, hidden rows are imported. */
    notices: z.array(z.string()),
    /** The visible sheets, none in a text file, and the one that is read. */
    sheets: z.array(z.string()),
    sheet: z.string().nullable(),
    header_row: headerRow,
    /** The first rows of the sheet, from which the row of the headers can be chosen. */
    preview: z.array(z.object({ row: z.int().positive(), cells: z.array(z.string()) })),
    /** The same file was imported before, and that import was not undone. */
    already_imported: z.object({ at: z.string(), by: z.string(), run_id: z.string() }).nullable(),
  }),
  errors: [
    'not_found', 'file_too_large', 'unsupported_file', 'file_too_large_unpacked', 'forbidden_content', 'too_many_rows', 'workbook_invalid',
    'scan_pending', 'conflict',
  ], // prettier-ignore
  idempotent: true,
});
