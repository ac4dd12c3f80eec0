import type { BulkTarget } from './bulk-action.ts';
import { toQuery } from './list-state.ts';

type Page = ReturnType<typeof toQuery> & { page: number; per_page: number };

/** The ids of the selected rows. Of all that match at most `max` are read, in the order of the list. */
export const targetIds = async (
  { all, ids, state }: BulkTarget,
  max: number,
  read: (query: Page) => Promise<{ data: readonly { id: number }[] }>,
): Promise<readonly number[]> => {
  if (!all) return ids;
  const { data } = await read({ ...toQuery(state), page: 1, per_page: max });
  return data.map(({ id }) => id);
};
