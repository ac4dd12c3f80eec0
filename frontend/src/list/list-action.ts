import type { ReactNode } from 'react';
import type { ListState } from './list-state.ts';

/** An entry of the Actions menu of a list: it leads somewhere or does something with the rows of the list. */
export type ListAction = {
  key: string;
  label: string;
  /** The rows that the action applies to, in words: "These 38 vehicles, in these columns". */
  help?: string;
  /** Why it cannot be done now, in the place of `help`. */
  whyNot?: string;
  icon?: ReactNode;
  to?: string;
  /** Stands beside the primary button where the screen has room, instead of in the menu. */
  isButton?: true;
  onClick?: (state: ListState, columns: readonly string[]) => void;
};
