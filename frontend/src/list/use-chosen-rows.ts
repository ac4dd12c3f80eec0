import { useState } from 'react';
import type { BulkAction } from './bulk-action.ts';
import type { ListState } from './list-state.ts';
import { targetOf, useSelection } from './use-selection.ts';

type List = { state: ListState; columns: string[]; count: number; isPhone: boolean };

/** The rows chosen for a bulk action. On the phone, where a tap opens the record, choosing is a mode of its own. */
export const useChosenRows = (bulk: readonly BulkAction[], { state, columns, count, isPhone }: List) => {
  const selected = useSelection(JSON.stringify([state.segment, state.search, state.filters, state.kind]));
  const [isChoosing, setIsChoosing] = useState(false);
  const hasBulk = bulk.length > 0;
  const hasChecks = hasBulk && (!isPhone || isChoosing);
  const toggle = (): void => {
    setIsChoosing(!isChoosing);
    selected.clear();
  };
  return {
    /** Undefined while the rows have no checkboxes. */
    selected: hasChecks ? selected : undefined,
    target: hasChecks ? targetOf(selected.selection, count, { state, columns }) : undefined,
    choosing: hasBulk ? { on: isChoosing, toggle } : undefined,
  };
};
