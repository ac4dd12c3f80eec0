import type { Body, LoadUser } from './load-user.ts';
import type { Journal, Made } from './journal.ts';

const PER_PAGE = 1000;
const AT_ONCE = 8;

const lists = {
  car: { path: '/api/cars/list', mark: 'plate' },
  asset: { path: '/api/assets/list', mark: 'serial_number' },
  employee: { path: '/api/employees/list', mark: 'last_name' },
} as const;

const each = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

/** Ids by the mark that the load gave them; several for one that was made twice. */
const idsByMark = async (user: LoadUser, kind: Made['kind']): Promise<Map<string, number[]>> => {
  const { path, mark } = lists[kind];
  const ids = new Map<string, number[]>();
  for (let page = 1; ; page += 1) {
    const answer = await user.get(path, { per_page: PER_PAGE, page });
    const rows = (answer?.['data'] ?? []) as Body[];
    for (const row of rows) {
      const text = String(row[mark] ?? row['name']);
      ids.set(text, [...(ids.get(text) ?? []), Number(row['id'])]);
    }
    if (rows.length < PER_PAGE) return ids;
  }
};

const feedOf = async (user: LoadUser, { kind, id }: Made): Promise<string> => {
  let text = '';
  for (let page = 1; ; page += 1) {
    const answer = await user.get('/api/activity/list', { relatedObject: kind, relatedObjectId: id, page });
    const items = (answer?.['items'] ?? []) as unknown[];
    text += JSON.stringify(items);
    if (items.length < 50) return text;
  }
};

const inOrder = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();
const times = (text: string, part: string): number => text.split(part).length - 1;

/** What was acknowledged and is not there, is there twice, or is not as it was acknowledged: one line each. */
export const findLost = async (user: LoadUser, { made }: Journal): Promise<string[]> => {
  const lost: string[] = [];
  for (const kind of ['car', 'asset', 'employee'] as const) {
    const ids = await idsByMark(user, kind);
    for (const { id, mark } of made.filter((one) => one.kind === kind)) {
      const found = ids.get(mark) ?? ids.get(`Bench ${mark}`) ?? [];
      if (found.length !== 1 || found[0] !== id)
        lost.push(`${kind} ${id} "${mark}" is there as ${found.join() || 'nothing'}`);
    }
  }
  await each(made, async (one) => {
    if (one.colour !== undefined) {
      const { details } = ((await user.get(`/api/cars/${one.id}/detail`)) ?? {}) as { details?: Body };
      const colour = String(details?.['color']);
      if (colour !== one.colour) lost.push(`car ${one.id} has ${colour} instead of ${one.colour}`);
    }
    if (one.notes.length > 0) {
      const feed = await feedOf(user, one);
      for (const note of one.notes)
        if (times(feed, `"${note}"`) !== 1)
          lost.push(`${one.kind} ${one.id} has "${note}" ${times(feed, `"${note}"`)} times`);
    }
    if (one.requests.length > 0) {
      const answer = await user.get(`/api/daysOff/employee/${one.id}/list`, { per_page: PER_PAGE });
      const found = ((answer?.['data'] ?? []) as Body[]).map(({ id }) => Number(id));
      if (inOrder(one.requests) !== inOrder(found))
        lost.push(`employee ${one.id} has the requests ${found.join()} instead of ${one.requests.join()}`);
    }
  });
  return lost;
};
