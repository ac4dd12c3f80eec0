import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRun } from '#functions/runs/run-store.ts';
import { fsck } from '#functions/storage/fsck.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { assetsOfType, startAssign, writePeople } from './assign-fixture.ts';
import { driveToEnd, eventsOf, seeds, whileFailing } from './faulty-run.ts';

const PEOPLE = 1_000;

let runtime: Runtime;
let people: number[];
beforeAll(async () => {
  runtime = await startRuntime();
  people = await writePeople(PEOPLE);
});
afterAll(() => runtime.close());

/** Reliability R1. */
it.each(seeds)(
  'gives every person one asset, one period and one event while the storage fails (seed %i)',
  async (seed) => {
    const runId = await startAssign(seed, people);
    const { told, schedule } = await whileFailing(seed, (faults) => driveToEnd(runId, faults));
    const head = await readRun(runId);
    expect(head, told).toMatchObject({ status: 'succeeded', counts: { done: PEOPLE, failed: 0, pending: 0 } });
    const made = await assetsOfType(seed);
    expect([made.length, new Set(made.map(({ owner_employee_id: owner }) => owner))], told).toEqual([
      PEOPLE,
      new Set(people),
    ]);
    const strange = made.filter(
      ({ owner_employee_id: owner, periods }) =>
        periods.length !== 1 || periods[0]?.employee_id !== owner || periods[0].end_date !== null,
    );
    expect(strange, told).toEqual([]);
    expect(await eventsOf(new Set(made.map(({ id }) => id)), 'asset_added'), told).toBe(PEOPLE);
    expect(await fsck(), told).toEqual([]);
    // A schedule that hits no write proves nothing.
    expect(
      schedule.some((line) => line.includes('TransactWrite')),
      told,
    ).toBe(true);
  },
  60_000,
);
