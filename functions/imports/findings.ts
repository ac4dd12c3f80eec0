import type { Finding } from '#shared/contract/imports/import.ts';
import type { CheckedRow } from '#shared/imports/import-row.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';

/** What was found in many rows alike, without the name of its column in the file. */
export type StoredFinding = Omit<Finding, 'header'>;

/** The rows that a finding names, so that they can be looked up in the file. */
const ROWS_NAMED = 5;
const MESSAGES_NAMED = 3;
const rank: Readonly<Record<Finding['level'], number>> = { error: 0, warning: 1, note: 2 };

/** Counts what the rows of a dry run have in common: the same thing in the same column is one finding. */
export const findingCounter = () => {
  const found = new Map<string, StoredFinding>();

  const add = (level: Finding['level'], row: number, { column, code, message }: ImportIssue): void => {
    const key = `${level} ${column} ${code}`;
    const known = found.get(key);
    if (!known) {
      found.set(key, { level, column, code, messages: [message], count: 1, rows: [row] });
      return;
    }
    if (known.rows.length < ROWS_NAMED && known.rows.at(-1) !== row) known.rows.push(row);
    if (known.messages.length < MESSAGES_NAMED && !known.messages.includes(message)) known.messages.push(message);
    known.count += 1;
  };

  return {
    add: ({ row, errors, warnings }: CheckedRow, { cells }: Pick<ImportRow, 'cells'>): void => {
      for (const error of errors) add('error', row, error);
      for (const warning of warnings) add('warning', row, warning);
      for (const [key, cell] of Object.entries(cells))
        if ('isFormula' in cell) add('note', row, importIssue(key, 'formula_taken'));
    },
    /** Errors first, each level by the number of rows. */
    list: (): StoredFinding[] =>
      [...found.values()].toSorted((one, other) => rank[one.level] - rank[other.level] || other.count - one.count),
  };
};
