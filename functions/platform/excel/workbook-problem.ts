import { archiveRefusals, problemOf } from '#functions/platform/office/archive-problem.ts';

/**
 * The reasons for refusing a whole file (docs/areas/files.md#workbook-limits). Errors of single cells travel with their
 * row.
 */
const refusals = {
  ...archiveRefusals,
  not_a_workbook: { code: 'unsupported_file', detail: 'The file is not an Excel workbook (.xlsx).' },
  old_or_encrypted: { code: 'unsupported_file', detail: 'The file is an old .xls or is protected by a password.' },
  too_many_rows: { code: 'too_many_rows', detail: 'The sheet holds more than {limit} rows.' },
  too_many_columns: { code: 'too_many_rows', detail: 'The sheet holds more than {limit} columns.' },
  too_many_merges: { code: 'too_many_rows', detail: 'The sheet holds more than {limit} merged ranges.' },
  empty_workbook: { code: 'workbook_invalid', detail: 'The sheet holds no rows under its header.' },
  open_quote: {
    code: 'workbook_invalid',
    detail: 'Row {row} opens a quote (") that is never closed: close it or write it twice.',
  },
  unknown_sheet: { code: 'workbook_invalid', detail: 'The file has no sheet "{sheet}".' },
} as const;

/** An `AppError` whose extras hold `reason` and the parameters of its sentence (`limit`, `row`, `sheet`). */
export const workbookProblem = problemOf(refusals);
