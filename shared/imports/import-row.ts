import type { ImportIssue } from './import-issue.ts';

export const rowStates = ['new', 'changed', 'same', 'wrong'] as const;
export type RowState = (typeof rowStates)[number];
export const rowFilters = ['all', ...rowStates] as const;
export type RowFilter = (typeof rowFilters)[number];
export type RowCounts = Record<RowState, number>;

/** A value as the check screen shows it: dates dd/mm/yyyy, money as a number, a wrong cell as it stands in the file. */
export type ShownValue = string | number | null;

/** A row after the dry run. */
export type CheckedRow = {
  /** Number as Excel shows it. */
  row: number;
  state: RowState;
  label: string;
  /** The existing record; null for a new one. */
  id: number | null;
  cells: Readonly<Record<string, ShownValue>>;
  errors: readonly ImportIssue[];
  warnings: readonly ImportIssue[];
  /** What the existing record holds now, for cells that differ. */
  changes: readonly { column: string; old: ShownValue }[];
};

export const noRows = (): RowCounts => ({ new: 0, changed: 0, same: 0, wrong: 0 });
