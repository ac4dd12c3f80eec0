import * as z from 'zod';
import { catalogue, type ErrorCode } from './catalogue.ts';

const id = z.int().positive();
const limit = z.int().positive().optional().describe('The limit that the file exceeds.');
/** Why a file is refused, in a word, with the sheet that its sentence names. */
const refusedFile = { reason: z.string().optional(), limit, sheet: z.string().optional() };

/** What a problem body holds beyond the members of every error, by its code (docs/areas/platform.md#errors). */
const extras: Readonly<Partial<Record<ErrorCode, z.ZodRawShape>>> = {
  forbidden: { permission: z.string().optional().describe('The right that is missing.') },
  stale_version: {
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The record as it is now, in the shape of its page.'),
    version: z.int().nonnegative().optional().describe('The version of that record.'),
    updated_by: z.string().optional().describe('Who saved it; absent where that is not known.'),
    updated_at: z.string().optional().describe('The instant of that save.'),
  },
  field_locked: { locked: z.array(z.string()).optional().describe('The fields that can no longer be changed.') },
  month_closed: { months: z.array(z.string()).describe('The months that payroll has processed, as yyyy-mm.') },
  product_exists: { id: id.describe('The product of that name.') },
  licence_active_exists: { id: id.describe('The active licence.') },
  referenced: {
    count: z.int().positive().describe('The number of records that refer to it.'),
    references: z
      .array(
        z.object({
          type: z.string().describe('What it is: `contract` or `push`.'),
          id: z.string().describe('Its id.'),
        }),
      )
      .optional()
      .describe('Those records, where they are told.'),
  },
  already_decided: {
    decision: z.string().describe('The state that the request has by now.'),
    decided_by: z.string().nullable().describe('Who decided; null when it was withdrawn.'),
    decided_at: z.string().nullable().describe('The instant of the decision, or of the withdrawal.'),
  },
  draft_taken: {
    by: z.string().describe('Who works on the text.'),
    at: z.string().describe('The instant of their last save.'),
  },
  wrong_state: { state: z.string().optional().describe('The state that the contract has.') },
  push_in_progress: {
    command_id: z.string().describe('The push that is under way.'),
    by: z.string().describe('Who started it.'),
    since: z.string().describe('The instant of its start.'),
  },
  please_confirm_retry_set_flag: {
    employee_ids: z.array(id).describe('The people whose month was pushed already.'),
    pushed_at: z.string().nullable().describe('The instant of the last push among them.'),
  },
  payload_changed: {
    payload_id: z.string().describe('The payload as it is now.'),
    diff: z
      .object({ new: z.int(), changed: z.int(), removed: z.int() })
      .describe('How the lines differ from those of the preview.'),
  },
  type_not_found: {
    missing_types: z.array(z.object({ type_id: id, type_name: z.string() })).describe('Types without a payroll code.'),
  },
  link_ended: { why: z.string() },
  unsupported_file: {
    ...refusedFile,
    accepted: z.array(z.string()).optional().describe('The types that are accepted.'),
  },
  file_too_large: refusedFile,
  file_too_large_unpacked: refusedFile,
  forbidden_content: refusedFile,
  too_many_rows: refusedFile,
  workbook_invalid: refusedFile,
};

const base = {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  reason_phrase: z.string(),
  fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  request_id: z.string(),
};

// why: the keys of the catalogue are its codes; values know errors, so errors do without `keysOf`
const codes = Object.keys(catalogue) as ErrorCode[];
const plainCodes = codes.filter((code) => !extras[code]);

const plain = z
  .object({ ...base, code: z.enum(plainCodes) })
  .meta({ id: 'Problem', description: 'An error without further members.' });

const nameOf = (code: ErrorCode): string =>
  `Problem_${code.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const extended = new Map(
  codes.flatMap((code) => {
    const more = extras[code];
    return more
      ? [[code, z.object({ ...base, code: z.literal(code), ...more }).meta({ id: nameOf(code) })] as const]
      : [];
  }),
);

/** The body of an error with this code. */
export const problemSchemaOf = (code: ErrorCode): z.ZodObject => extended.get(code) ?? plain;
