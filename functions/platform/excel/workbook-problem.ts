import { AppError } from '#shared/errors/problem.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

/**
 * The reasons for refusing a whole file (docs/areas/files.md#workbook-limits). Errors of single cells travel with their
 * row.
 */
const refusals = {
  file_too_large: { code: 'file_too_large', detail: 'The file is larger than 25 MB.' },
  not_a_workbook: { code: 'unsupported_file', detail: 'The file is not an Excel workbook (.xlsx).' },
  old_or_encrypted: { code: 'unsupported_file', detail: 'The file is an old .xls or is protected by a password.' },
  damaged: { code: 'unsupported_file', detail: 'The file is damaged.' },
  too_many_entries: { code: 'file_too_large_unpacked', detail: 'The file holds too many parts.' },
  unpacked_size: { code: 'file_too_large_unpacked', detail: 'The file is too large when unpacked.' },
  compression_ratio: { code: 'file_too_large_unpacked', detail: 'The file is compressed too strongly.' },
  lying_size: { code: 'file_too_large_unpacked', detail: 'The file is larger than it says.' },
  macro: { code: 'forbidden_content', detail: 'The file holds a macro.' },
  external_link: { code: 'forbidden_content', detail: 'The file links to another file.' },
  document_type: { code: 'forbidden_content', detail: 'The file holds a document type or entity.' },
  too_many_rows: { code: 'too_many_rows', detail: 'The sheet holds more than {limit} rows.' },
  too_many_columns: { code: 'too_many_rows', detail: 'The sheet holds more than {limit} columns.' },
  too_many_merges: { code: 'too_many_rows', detail: 'The sheet holds more than {limit} merged ranges.' },
  empty_workbook: { code: 'workbook_invalid', detail: 'The sheet holds no rows under its header.' },
  unknown_sheet: { code: 'workbook_invalid', detail: 'The file has no sheet "{sheet}".' },
} as const satisfies Record<string, { code: ErrorCode; detail: string }>;

export type RefusalReason = keyof typeof refusals;

/** An `AppError` whose extras hold `reason` and the parameters of its sentence (`limit`, `sheet`). */
export const workbookProblem = (reason: RefusalReason, params: Record<string, string | number> = {}): AppError => {
  const { code, detail } = refusals[reason];
  return new AppError(code, {
    detail: detail.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? '')),
    extras: { reason, ...params },
  });
};
