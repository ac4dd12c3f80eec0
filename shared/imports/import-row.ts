import type { ImportIssue } from './import-issue.ts';

export const rowStates = ['new', 'changed', 'same', 'wrong'] as const;
export type RowState = (typeof rowStates)[number];
export const rowFilters = ['all', ...rowStates] as const;
export type RowFilter = (typeof rowFilters)[number];
export type RowCounts = Record<RowState, number>;

/** A value of the check screen: dates as dd/mm/yyyy, money as a number, a wrong cell as it stands in the file. */
export type ShownValue = string | number | null;

/** A row after the dry run. */
export type CheckedRow = {
  /** The row number that Excel shows. */
  row: number;
  state: RowState;
  label: string;
  /** The existing record; null for a new one. */
  id: number | null;
  cells: Readonly<Record<string, ShownValue>>;
  errors: readonly ImportIssue[];
  warnings: readonly ImportIssue[];
  /** The present values of the existing record, for cells that differ. */
  changes: readonly { column: string; old: ShownValue }[];
};

export const noRows = (): RowCounts => ({ new: 0, changed: 0, same: 0, wrong: 0 });

/** Counting the rows of a larger file takes as long as checking it, so the dry run does that. */
export const ROWS_COUNTED_MAX = 2_000;
