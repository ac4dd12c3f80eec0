import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Follower, announceWrites, forgetChangeLog, refreshChangeLog } from './change-log.ts';
import { queryRaw, type RawItem } from './raw-query.ts';

vi.mock('./raw-query.ts', () => ({ queryRaw: vi.fn<typeof queryRaw>() }));

const BEGUN = Date.UTC(2026, 0, 1);
const SETTLE_MS = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: BEGUN }));
afterEach(() => void vi.useRealTimers());

const at = (seconds: number): number => BEGUN + seconds * 1000;
/** The pending read for an entry found in that second, of a write stamped a second before. */
const pendingRead = (seconds: number) => ({ since: at(seconds - 1), settlesAt: at(seconds) + SETTLE_MS });
/** Reads what is due in that second and returns the instant from which `car#1` was read. */
const read = (follower: Follower, seconds: number): number | undefined => {
  vi.setSystemTime(at(seconds));
  const due = follower.due();
  follower.done(due);
  return due.since.get('car#1');
};

describe('a follower', () => {
  it('reads a partition until what was found has settled, and no other', () => {
    const follower = new Follower(['car#1']);
    follower.add('car#1', pendingRead(0));
    follower.add('car#2', pendingRead(0));
    expect([0, 0.5, 1, 2].map((seconds) => read(follower, seconds))).toEqual([at(-1), at(-1), at(-1), undefined]);
  });

  it('reads what its own process wrote once', () => {
    const follower = new Follower(['car#1']);
    announceWrites({ changedAt: at(0), token: 'own', partitions: ['car#1'] });
    expect([1, 1].map((seconds) => read(follower, seconds))).toEqual([at(0), undefined]);
  });

  it('keeps what was found while it read', () => {
    const follower = new Follower(['car#1']);
    announceWrites({ changedAt: at(0), token: 'first', partitions: ['car#1'] });
    const due = follower.due();
    announceWrites({ changedAt: at(1), token: 'second', partitions: ['car#1'] });
    expect(follower.due(due).since.size).toBe(1);
    follower.done(due);
    expect(read(follower, 2)).toBeDefined();
    expect(read(follower, 2)).toBeUndefined();
  });

  it('never reads far back of a partition that is always written to', () => {
    const follower = new Follower(['car#1']);
    for (let tenth = 0; tenth < 6_000; tenth += 1) {
      follower.add('car#1', pendingRead(tenth / 10));
      const since = read(follower, tenth / 10)!;
      expect(at(tenth / 10) - since).toBeLessThanOrEqual(SETTLE_MS + 2_000);
    }
  });

  it('settles as soon after the clock was set back by an hour', () => {
    const follower = new Follower(['car#1']);
    follower.add('car#1', pendingRead(3_600));
    expect([0, 0.5, 1, 2].map((seconds) => read(follower, seconds) !== undefined)).toEqual([true, true, true, false]);
  });

  it('forgets what is to be read again once the data were replaced', () => {
    const follower = new Follower(['car#1']);
    follower.add('car#1', pendingRead(0));
    forgetChangeLog();
    expect(read(follower, 1)).toBeUndefined();
  });

  it('reads all of it after it did not read for long, and then settles', () => {
    const follower = new Follower(['car#1']);
    for (let second = 0; second < 600; second += 1) follower.add('car#1', pendingRead(second));
    expect(read(follower, 599)).toBe(at(-1));
    expect(at(599.5) - read(follower, 599.5)!).toBeLessThanOrEqual(SETTLE_MS + 2_000);
    read(follower, 601);
    expect(read(follower, 602)).toBeUndefined();
  });
});

describe('the log', () => {
  const entry = (seconds: number, token: string): RawItem => ({
    sk: { S: `${at(seconds)}#${token}` },
    partitions: { S: 'car#1' },
  });
  /** Reads the log with these entries in it; `during` happens while the answer is under way. */
  const readLog = async (seconds: number, entries: readonly RawItem[], during = (): void => undefined) => {
    vi.setSystemTime(at(seconds));
    vi.mocked(queryRaw).mockImplementationOnce(async (_, visit) => {
      during();
      entries.forEach(visit);
    });
    await refreshChangeLog();
  };

  beforeEach(async () => {
    vi.stubEnv('RECORDS_TABLE', 'records');
    forgetChangeLog();
    await readLog(0, []);
  });

  it('does not take for foreign what its process wrote while it was read', async () => {
    const follower = new Follower(['car#1']);
    await readLog(1, [], () => announceWrites({ changedAt: at(1), token: 'meanwhile', partitions: ['car#1'] }));
    expect(read(follower, 1)).toBe(at(1));
    await readLog(2, [entry(1, 'meanwhile')]);
    expect(read(follower, 2)).toBeUndefined();
  });

  it('takes what another process wrote for new once, however often a minute is read again', async () => {
    const follower = new Follower(['car#1']);
    await readLog(1, [entry(1, 'theirs')]);
    expect(read(follower, 1)).toBe(at(1));
    read(follower, 2);
    for (const seconds of [12, 23, 34, 45, 56]) {
      await readLog(seconds, [entry(1, 'theirs')]);
      expect(read(follower, seconds)).toBeUndefined();
    }
  });
});
