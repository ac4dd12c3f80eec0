import * as z from 'zod';
import { runId } from '#shared/contract/runs/run.ts';
import { rowStates } from '#shared/imports/import-row.ts';
import { drawnId } from '#shared/values/wire.ts';

/** The kinds of import; any other one in the path is an unknown page. */
export const importObjects = [
  'car',
  'asset',
  'software',
  'employee',
  'team',
  'training',
  'training_employee',
  'day_off_request',
  'work_schedule',
  'day_off_balance',
] as const;

/** A shorter name of a kind that paths may have, too. */
const DAYS_OFF = 'day_off';
export const importParams = z.object({
  object: z
    .enum([...importObjects, DAYS_OFF])
    .transform((object) => (object === DAYS_OFF ? 'day_off_request' : object)),
});

export const importId = drawnId;
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
  /** What new records get where no column fills the field; null for none. */
  otherwise: z.string().nullable(),
  /** The field may be the key that finds existing records. */
  is_key: z.boolean(),
  /** New records may get one value for a field that no column fills. */
  has_default: z.boolean(),
  allowed: z.array(z.string()).nullable(),
  /** The keys of the fields that the cells of such a column are split into; empty for a field itself. */
  split_into: z.array(z.string()),
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

/** What several rows have in common: one problem, doubt or note about one column. */
export const importFinding = z.object({
  level: z.enum(['error', 'warning', 'note']),
  column: z.string().nullable(),
  /** The header of the column in the file. */
  header: z.string().nullable(),
  code: z.string(),
  /** Up to three different messages. */
  messages: z.array(z.string()),
  /** The number of rows, of which `rows` names the first. */
  count: z.int().positive(),
  rows: z.array(z.int().positive()),
});
export type Finding = z.output<typeof importFinding>;

/** Values of new records, as a cell would hold them, for fields that no column fills. */
export const defaults = z
  .record(z.string().max(60), z.string().trim().min(1).max(240))
  .refine((values) => Object.keys(values).length <= COLUMNS_MAX);

/** The most sheet rows that a spreadsheet can have. */
export const headerRow = z.int().min(1).max(1_048_576);

export const exportedNow = z.object({ file_name: z.string(), file_url: z.string() });
