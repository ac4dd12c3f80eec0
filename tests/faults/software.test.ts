import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRun } from '#functions/runs/run-store.ts';
import { fsck } from '#functions/storage/fsck.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { writePeople } from './assign-fixture.ts';
import { driveToEnd, eventsOf, seeds, whileFailing } from './faulty-run.ts';
import { licensesOf, startSoftwareAssign } from './software-fixture.ts';

const PEOPLE = 150;

let runtime: Runtime;
let people: number[];
beforeAll(async () => {
  runtime = await startRuntime();
  people = await writePeople(PEOPLE);
});
afterAll(() => runtime.close());

/** Reliability R1, issue 6: one active licence per person and product, and each of its feeds tells of it once. */
it.each(seeds)(
  'gives every person one licence, one period and one event in each feed while the storage fails (seed %i)',
  async (seed) => {
    const runId = await startSoftwareAssign(seed, people);
    const { told, schedule } = await whileFailing(seed, (faults) => driveToEnd(runId, faults));
    const head = await readRun(runId);
    expect(head, told).toMatchObject({ status: 'succeeded', counts: { done: PEOPLE, failed: 0, pending: 0 } });
    const made = await licensesOf(seed);
    expect([made.length, new Set(made.map(({ employee_id: id }) => id))], told).toEqual([PEOPLE, new Set(people)]);
    const strange = made.filter(
      ({ employee_id: id, periods, deleted }) =>
        deleted === 1 || periods.length !== 1 || periods[0]?.employee_id !== id || periods[0].end_date !== null,
    );
    expect(strange, told).toEqual([]);
    const own = await eventsOf(new Set(made.map(({ id }) => id)), 'license_added', 'software_license');
    const ofProduct = await eventsOf(new Set([seed]), 'license_added', 'software_product');
    expect([own, ofProduct], told).toEqual([PEOPLE, PEOPLE]);
    expect(await fsck(), told).toEqual([]);
    // A schedule that hits no write proves nothing.
    expect(
      schedule.some((line) => line.includes('TransactWrite')),
      told,
    ).toBe(true);
  },
  60_000,
);
