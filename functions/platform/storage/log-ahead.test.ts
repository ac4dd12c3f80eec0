import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { collection, forgetCollections } from './collection.ts';
import { dropLogAhead, logForLists, readLogAhead, withLogAhead } from './log-ahead.ts';
import { queryRaw, type RawItem } from './raw-query.ts';

vi.mock('./raw-query.ts', () => ({ queryRaw: vi.fn<typeof queryRaw>() }));
vi.mock('./snapshots.ts', () => ({ findSnapshot: () => undefined }));

type Brand = { id: number; version: number; brand: string };
const layout = { version: 1, fields: ['brand'] } as const;
const brands = () => collection<Brand, Brand>({ entity: { type: 'car', layout }, toRow: (stored) => stored });

let entries: RawItem[] = [];
let items: RawItem[] = [];
let reads = 0;

const theirs = (id: number, brand: string): void => {
  const sk = `${Date.now()}#${id}`;
  entries = [...entries, { sk: { S: sk }, partitions: { S: `car#${id}` } }];
  items = [...items, { pk: { S: `car#${id}` }, sk: { S: `${id}` }, version: { N: '1' }, row: { S: JSON.stringify([1, brand]) } }]; // prettier-ignore
};

beforeEach(() => {
  vi.stubEnv('RECORDS_TABLE', 'records');
  [entries, items, reads] = [[], [], 0];
  vi.mocked(queryRaw).mockImplementation(async ({ ExpressionAttributeValues: values }, visit) => {
    const partition = values?.[':pk']?.S;
    if (partition !== 'changes#') return items.filter(({ pk }) => pk?.['S'] === partition).forEach(visit);
    reads += 1;
    entries.forEach(visit);
  });
  forgetCollections();
});

/** A request that reads ahead and then does its work. */
const request = <T>(work: () => Promise<T>): Promise<T> =>
  withLogAhead(async () => {
    readLogAhead();
    await nextTurn();
    await nextTurn();
    return work();
  });

it('reads ahead, and once for all that a request looks at first', async () => {
  await request(async () => expect(reads).toBe(1));
  await request(() => Promise.all([logForLists(), logForLists()]));
  expect(reads).toBe(2);
});

it('leaves a log that cannot be read to whoever looks at a list', async () => {
  vi.mocked(queryRaw).mockRejectedValue(new Error('away'));
  await expect(request(async () => 'no list')).resolves.toBe('no list');
  await expect(request(logForLists)).rejects.toThrow('away');
});

it('reads anew for what a request looks at later, and after it wrote', async () => {
  await request(async () => {
    expect(reads).toBe(1);
    await logForLists();
    await nextTurn();
    await nextTurn();
    await logForLists();
    expect(reads).toBe(2);
  });
  await request(async () => {
    expect(reads).toBe(3);
    dropLogAhead();
    await logForLists();
    expect(reads).toBe(4);
  });
});

it('shows what was written before a call that shares a refresh with one whose read of the log is older', async () => {
  const cars = brands();
  await cars.refresh();
  const older = logForLists();
  await older;
  theirs(1, 'Saab');
  const [, rows] = await Promise.all([cars.refresh(older), cars.refresh()]);
  expect(rows.get(1)?.brand).toBe('Saab');
});

it('finds rows that are not there yet when a list is read for the first time after their entry was', async () => {
  theirs(1, 'Saab');
  const written = items;
  items = [];
  await logForLists();
  const cars = brands();
  expect((await cars.refresh()).size).toBe(0);
  items = written;
  expect((await cars.refresh()).get(1)?.brand).toBe('Saab');
});
