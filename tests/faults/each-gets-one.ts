import { expect } from 'vitest';
import type { Period } from '#shared/assignments/periods.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { driveToEnd, eventsOf, whileFailing } from './faulty-run.ts';

type Made = { id: number; holder: number; periods: readonly Period[]; deleted: 0 | 1 };

type Assigning = {
  seed: number;
  people: readonly number[];
  runId: string;
  /** The records that the run made, as stored. */
  made: () => Promise<Made[]>;
  /** The events that exist once per record: ids of the feeds, type, and the object where other feeds repeat them. */
  feeds: (ids: ReadonlySet<number>) => readonly Parameters<typeof eventsOf>[];
};

/** Reliability R1: while storage fails, each person gets one record with one period and one event in each feed. */
export const expectOneEach = async ({ seed, people, runId, made, feeds }: Assigning): Promise<void> => {
  const { replayHint, schedule } = await whileFailing(seed, (faults) => driveToEnd(runId, faults));
  const { length } = people;
  const counts = { done: length, failed: 0, pending: 0 };
  expect(await readRun(runId), replayHint).toMatchObject({ status: 'succeeded', counts });
  const records = await made();
  expect([records.length, new Set(records.map(({ holder }) => holder))], replayHint).toEqual([length, new Set(people)]);
  const invalid = records.filter(
    ({ holder, periods, deleted }) =>
      deleted === 1 || periods.length !== 1 || periods[0]?.employee_id !== holder || periods[0].end_date !== null,
  );
  expect(invalid, replayHint).toEqual([]);
  for (const feed of feeds(new Set(records.map(({ id }) => id))))
    expect(await eventsOf(...feed), `${replayHint}, ${feed.slice(1).join(' ')}`).toBe(length);
  expect(await fsck(), replayHint).toEqual([]);
  // A schedule that hits no write proves nothing.
  expect(
    schedule.some((line) => line.includes('TransactWrite')),
    replayHint,
  ).toBe(true);
};
