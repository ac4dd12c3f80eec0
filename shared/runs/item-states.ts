import type { ItemFilter, ItemStatus, RunCounts } from './run.ts';

/**
 * The states of the items of one chunk, a letter each in order: `p` pending, `d` done, `f` failed. Counting and paging
 * a run of 100,000 items this way reads one short text per chunk instead of every ledger row.
 */
export type ItemStates = string;

const letters = { pending: 'p', done: 'd', failed: 'f' } as const satisfies Record<ItemStatus, string>;
const statuses: Record<string, ItemStatus> = { p: 'pending', d: 'done', f: 'failed' };

export const countStates = (chunks: readonly ItemStates[], total: number): RunCounts => {
  let done = 0;
  let failed = 0;
  for (const states of chunks) {
    for (const letter of states) {
      if (letter === letters.done) done += 1;
      else if (letter === letters.failed) failed += 1;
    }
  }
  return { done, failed, pending: total - done - failed };
};

/** Item numbers (from 1) by state, ascending. The items of missing chunks, which were not begun, are pending. */
const numbersByStatus = (chunks: ReadonlyMap<number, ItemStates>, chunkSize: number, total: number) => {
  const numbers: Record<ItemStatus, number[]> = { pending: [], done: [], failed: [] };
  for (let index = 0; index < total; index += 1) {
    const letter = chunks.get(Math.floor(index / chunkSize))?.[index % chunkSize] ?? letters.pending;
    numbers[statuses[letter] ?? 'pending'].push(index + 1);
  }
  return numbers;
};

export type ItemPage = { items: { number: number; status: ItemStatus }[]; count: number };

/** One page of a run's items: failed ones first, then the last handled first, then what is still to do. */
export const pageOfItems = (
  chunks: ReadonlyMap<number, ItemStates>,
  run: { chunkSize: number; total: number },
  query: { filter: ItemFilter; page: number; perPage: number },
): ItemPage => {
  const { pending, done, failed } = numbersByStatus(chunks, run.chunkSize, run.total);
  const groups: [ItemStatus, number[]][] = [
    ['failed', failed],
    ['done', done.reverse()],
    ['pending', pending],
  ];
  const wanted = groups.filter(([status]) => query.filter === 'all' || query.filter === status);
  const items: ItemPage['items'] = [];
  let skip = (query.page - 1) * query.perPage;
  for (const [status, numbers] of wanted) {
    const room = query.perPage - items.length;
    items.push(...numbers.slice(skip, skip + room).map((number) => ({ number, status })));
    skip = Math.max(0, skip - numbers.length);
  }
  return { items, count: wanted.reduce((sum, [, numbers]) => sum + numbers.length, 0) };
};
