import { useState } from 'react';
import type { BulkTarget } from './bulk-action.ts';

/** The selected rows: some by id, or all that match. */
export type Selection = { ids: ReadonlySet<number>; all: boolean };

export type SelectionState = {
  selection: Selection;
  toggle: (id: number) => void;
  /** Selects or deselects all rows on screen. */
  toggleRows: (ids: readonly number[], on: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

const NONE: Selection = { ids: new Set(), all: false };

/** Rows stay selected from page to page; the selection is cleared when `matching`, the list's filter, changes. */
export const useSelection = (matching: string): SelectionState => {
  const [stored, setStored] = useState({ matching, selection: NONE });
  const selection = stored.matching === matching ? stored.selection : NONE;
  const set = (next: Selection) => setStored({ matching, selection: next });
  const toggleRows = (ids: readonly number[], on: boolean) => {
    const next = new Set(selection.ids);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    set({ ids: next, all: false });
  };
  return {
    selection,
    toggleRows,
    toggle: (id) => toggleRows([id], !selection.ids.has(id)),
    selectAll: () => set({ ...selection, all: true }),
    clear: () => set(NONE),
  };
};

/** The selected ones of `count` rows as an action gets them; undefined while there are none. */
export const targetOf = (
  { all, ids }: Selection,
  count: number,
  list: Pick<BulkTarget, 'state' | 'columns'>,
): BulkTarget | undefined => {
  const chosen = all ? count : ids.size;
  return chosen > 0 ? { ids: [...ids], all, count: chosen, ...list } : undefined;
};
