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
  /** What the run made, as stored. */
  made: () => Promise<Made[]>;
  /** The feeds that tell of each once: whose, the event, and the object where it is repeated in feeds of others. */
  feeds: (ids: ReadonlySet<number>) => readonly Parameters<typeof eventsOf>[];
};

/** Reliability R1: while storage fails, each person gets one thing with one period, and its feeds tell of it once. */
export const eachGetsOne = async ({ seed, people, runId, made, feeds }: Assigning): Promise<void> => {
  const { told, schedule } = await whileFailing(seed, (faults) => driveToEnd(runId, faults));
  const { length } = people;
  const counts = { done: length, failed: 0, pending: 0 };
  expect(await readRun(runId), told).toMatchObject({ status: 'succeeded', counts });
  const things = await made();
  expect([things.length, new Set(things.map(({ holder }) => holder))], told).toEqual([length, new Set(people)]);
  const strange = things.filter(
    ({ holder, periods, deleted }) =>
      deleted === 1 || periods.length !== 1 || periods[0]?.employee_id !== holder || periods[0].end_date !== null,
  );
  expect(strange, told).toEqual([]);
  for (const feed of feeds(new Set(things.map(({ id }) => id))))
    expect(await eventsOf(...feed), `${told}, ${feed.slice(1).join(' ')}`).toBe(length);
  expect(await fsck(), told).toEqual([]);
  // A schedule that hits no write proves nothing.
  expect(
    schedule.some((line) => line.includes('TransactWrite')),
    told,
  ).toBe(true);
};
