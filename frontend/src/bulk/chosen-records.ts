import type { BulkTarget } from '../list/bulk-action.ts';
import { toQuery } from '../list/list-state.ts';

/** The selection as the API takes it: the query where all that match are selected, ids otherwise. */
export const chosenRecords = ({ all, ids, state }: BulkTarget) => (all ? { query: toQuery(state) } : { ids: [...ids] });
