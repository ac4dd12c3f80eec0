import * as z from 'zod';
import { runId } from '#shared/contract/runs/run.ts';
import { rowStates } from '#shared/imports/import-row.ts';

/** The kinds of import; any other one in the path is an unknown page. */
export const importObjects = ['car', 'asset', 'software', 'employee'] as const;
export const importParams = z.object({ object: z.enum(importObjects) });

export const importId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);
export const importBody = z.strictObject({ import_id: importId });
export const importStarted = z.object({ run_id: runId });

const count = z.int().nonnegative();
export const rowCounts = z.object({ new: count, changed: count, same: count, wrong: count });

const HEADER_MAX = 32_767;
const COLUMNS_MAX = 200;
/** The field key that each header of the file fills; null is not imported. */
export const mapping = z
  .record(z.string().max(HEADER_MAX), z.string().max(60).nullable())
  .refine((headers) => Object.keys(headers).length <= COLUMNS_MAX);

/** A field that a column of the file can fill. */
export const importField = z.object({
  key: z.string(),
  /** Header in the template. */
  header: z.string(),
  /** Message key of the name; the name itself where `is_own_label`. */
  label: z.string(),
  is_own_label: z.boolean(),
  kind: z.enum(['text', 'number', 'integer', 'money', 'date', 'flag', 'enum', 'person', 'list']),
  required: z.boolean(),
  /** The field may be the key that finds existing records. */
  is_key: z.boolean(),
  allowed: z.array(z.string()).nullable(),
});

const shown = z.union([z.string(), z.number(), z.null()]);
const finding = z.object({ column: z.string().nullable(), code: z.string(), message: z.string() });

/** A row of the check screen; `column` and the keys of `cells` are field keys, null concerns the whole row. */
export const checkedRow = z.object({
  row: z.int().positive(),
  state: z.enum(rowStates),
  label: z.string(),
  id: z.int().positive().nullable(),
  cells: z.record(z.string(), shown),
  errors: z.array(finding),
  warnings: z.array(finding),
  changes: z.array(z.object({ column: z.string(), old: shown })),
});

export const exportedNow = z.object({ file_name: z.string(), file_url: z.string() });
