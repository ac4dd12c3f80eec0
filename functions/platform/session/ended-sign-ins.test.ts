import { beforeEach, expect, it, vi } from 'vitest';
import { forgetCollections } from '#functions/platform/storage/collection.ts';
import { withLogAhead } from '#functions/platform/storage/log-ahead.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { queryRaw, type RawItem } from '#functions/platform/storage/raw-query.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { forgetEndings, readEndedSignIns } from './ended-sign-ins.ts';

vi.mock('#functions/platform/storage/raw-query.ts', () => ({ queryRaw: vi.fn<typeof queryRaw>() }));
vi.mock('#functions/platform/storage/query-batches.ts', () => ({ queryItems: vi.fn<typeof queryItems>() }));

const log: RawItem[] = [];
const ends: Item[] = [];
let entries = 0;

/** Another process ends a sign-in. */
const theyEnd = (subject: string, signedInAt: number): void => {
  ends.push({ pk: `ended-sign-in#${subject}`, sk: String(signedInAt) });
  log.push({ sk: { S: `${Date.now()}#${(entries += 1)}` }, partitions: { S: 'ended-sign-ins' } });
};

/** Asks as a request does whether the sign-in of moment 7 was ended. */
const isEnded = (subject: string): Promise<boolean> => withLogAhead(async () => (await readEndedSignIns(subject))(7));

const readsOf = async (work: () => Promise<unknown>): Promise<[ends: number, log: number]> => {
  vi.mocked(queryItems).mockClear();
  vi.mocked(queryRaw).mockClear();
  await work();
  return [vi.mocked(queryItems).mock.calls.length, vi.mocked(queryRaw).mock.calls.length];
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  vi.stubEnv('RECORDS_TABLE', 'records');
  vi.stubEnv('RUNS_TABLE', 'runs');
  [log.length, ends.length] = [0, 0];
  vi.mocked(queryRaw).mockImplementation(async (_query, visit) => log.forEach(visit));
  vi.mocked(queryItems).mockImplementation(async ({ ExpressionAttributeValues: values }) =>
    ends.filter(({ pk }) => pk === values?.[':pk']),
  );
  forgetCollections();
  forgetEndings();
  return () => vi.useRealTimers();
});

it('reads the ends of a user once, and then only the change log, which requests of a moment share', async () => {
  expect(await readsOf(() => isEnded('ann'))).toEqual([1, 1]);
  expect(await readsOf(() => isEnded('ann'))).toEqual([0, 1]);
  expect(await readsOf(() => Promise.all([isEnded('ann'), isEnded('ann'), isEnded('ann')]))).toEqual([0, 1]);
});

it('knows with the next request what another process ended', async () => {
  expect(await isEnded('ann')).toBe(false);
  theyEnd('bob', 7);
  expect(await isEnded('ann')).toBe(false);
  theyEnd('ann', 7);
  expect(await isEnded('ann')).toBe(true);
});

it('finds an end that is not there yet when its entry is', async () => {
  await isEnded('ann');
  theyEnd('ann', 7);
  const [late] = ends.splice(0);
  expect(await isEnded('ann')).toBe(false);
  ends.push(late!);
  expect(await isEnded('ann')).toBe(true);
});

it('reads again what was ended while the first read of a user went on', async () => {
  vi.mocked(queryItems).mockImplementationOnce(async () => {
    theyEnd('ann', 7);
    return [];
  });
  vi.mocked(queryRaw).mockImplementation(async (_query, visit) => {
    await Promise.resolve();
    log.forEach(visit);
  });
  expect(await isEnded('ann')).toBe(true);
});

it('keeps what the read that began last found, when an earlier one takes longer', async () => {
  const slow = Promise.withResolvers<Item[]>();
  vi.mocked(queryItems).mockImplementationOnce(() => slow.promise);
  const earlier = isEnded('ann');
  ends.push({ pk: 'ended-sign-in#ann', sk: '7' });
  expect(await isEnded('ann')).toBe(true);
  slow.resolve([]);
  await earlier;
  expect(await isEnded('ann')).toBe(true);
});

it('reads again after half a minute, for an end that no entry told of', async () => {
  await isEnded('ann');
  theyEnd('ann', 7);
  log.length = 0;
  expect(await isEnded('ann')).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(await isEnded('ann')).toBe(true);
});
