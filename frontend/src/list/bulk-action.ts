import type { ReactNode } from 'react';
import type { ListState } from './list-state.ts';

export type BulkTarget = {
  ids: readonly number[];
  /** Every record that matches `state` is selected; `ids` then lists only some of them. */
  all: boolean;
  count: number;
  state: ListState;
  /** The keys of the columns shown. */
  columns: readonly string[];
};

export type BulkAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Whether the list offers it in its present state; always by default. */
  when?: (state: ListState) => boolean;
  /** Why the action cannot be done to these rows; it can while this is undefined. */
  whyNot?: (target: BulkTarget) => string | undefined;
  onClick: (target: BulkTarget, clear: () => void) => void;
};
