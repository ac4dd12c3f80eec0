import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { drawnId, flag } from '#shared/values/wire.ts';
import { importObjects } from './import.ts';

export const workbookSheet = z.object({
  sheet: z.string(),
  /** The kind of import that its name and headers say; null for none. */
  object: z.enum(importObjects).nullable(),
  /** Number of columns with a header, and how many of them mean a field of that kind. */
  columns: z.int().nonnegative(),
  matched: z.int().nonnegative(),
  /** The headers of the other columns, which are not imported. */
  unmatched: z.array(z.string()),
  /** 1: nothing stands in it. */
  is_empty: flag,
});

export const readWorkbook = endpoint({
  id: 'imports.readWorkbook',
  method: 'POST',
  path: '/api/imports/workbook',
  permission: 'signed-in',
  byKey: true,
  summary: 'Says what each sheet of an uploaded workbook seems to hold, in the order in which to import them',
  body: z.strictObject({ upload_id: drawnId }),
  response: z.object({ file_name: z.string(), sheets: z.array(workbookSheet) }),
  errors: ['not_found', 'file_too_large', 'unsupported_file', 'file_too_large_unpacked', 'forbidden_content', 'too_many_rows', 'workbook_invalid', 'scan_pending', 'conflict'], // prettier-ignore
  idempotent: true,
});
