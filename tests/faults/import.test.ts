import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { objectStore } from '#functions/storage/object-store.ts';
import { readLedger } from '#functions/runs/run-ledger.ts';
import { runKindOf } from '#functions/runs/run-kinds.ts';
import { changeRun, readRun, type RunHead } from '#functions/runs/run-store.ts';
import { dynamo, transactionDynamo } from '#functions/storage/client.ts';
import { fsck } from '#functions/storage/fsck.ts';
import { scanTable } from '#functions/storage/scan-tables.ts';
import { activityTable, recordsTable } from '#functions/storage/tables.ts';
import { isOpen } from '#shared/runs/run.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { driveRun } from './drive-run.ts';
import { injectFaults } from './faulty-client.ts';
import { startCheck, startCommit, startUndoOf, uploadVehicles } from './import-fixture.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await startRuntime();
});
afterAll(() => runtime.close());

const ROWS = 1_000;
const RATE = 0.1;
const CRASH_RATE = 0.06;
const ATTEMPTS = 20;

const replayed = process.env['FAULT_SEED'];
const seeds =
  replayed === undefined
    ? Array.from({ length: Number(process.env['FAULT_SEEDS'] ?? 3) }, (_, at) => at + 1)
    : [Number(replayed)];

/** As the sweeper does: a new attempt as long as the run has not ended. */
const driveToEnd = async (runId: string, faults: ReturnType<typeof injectFaults>): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await driveRun(runId, attempt, runKindOf, faults.revive);
    faults.revive();
    const next = (head: RunHead) => (isOpen(head.status) ? { ...head, attempt: attempt + 1 } : undefined);
    const head = await faults.pausedFor(() => changeRun(runId, next));
    if (!isOpen(head.status)) return;
  }
};

const platesOf = async (prefix: string): Promise<string[]> => {
  const plates: string[] = [];
  for await (const item of scanTable(recordsTable())) {
    const data = item['data'] as { plate?: string } | undefined;
    if (String(item['pk']).startsWith('car#') && data?.plate?.startsWith(`${prefix}-`)) plates.push(data.plate);
  }
  return plates;
};

const eventsOf = async (ids: ReadonlySet<number>, type: string): Promise<number> => {
  let count = 0;
  for await (const item of scanTable(activityTable())) {
    if (item['type'] === type && ids.has(Number(item['object_id']))) count += 1;
  }
  return count;
};

describe('an import while the storage fails', () => {
  it.each(seeds)(
    'writes every row exactly once (seed %i)',
    async (seed) => {
      const importId = ulid();
      const prefix = `S${seed}X`;
      await uploadVehicles(importId, ROWS, prefix);
      const checkRunId = await startCheck(importId);
      const faults = injectFaults([dynamo(), transactionDynamo(), objectStore()], {
        seed,
        rate: RATE,
        crashRate: CRASH_RATE,
      });
      let commitRunId: string;
      try {
        await driveToEnd(checkRunId, faults);
        commitRunId = await faults.pausedFor(() => startCommit(importId, checkRunId));
        await driveToEnd(commitRunId, faults);
      } catch (error) {
        throw new Error(`FAULT_SEED=${seed}\n${faults.schedule.join('\n')}`, { cause: error });
      } finally {
        faults.stop();
      }
      const told = `FAULT_SEED=${seed}, ${faults.schedule.length} faults`;
      expect(await readRun(checkRunId), told).toMatchObject({
        status: 'succeeded',
        result: { counts: { new: ROWS, wrong: 0 } },
      });
      expect(await readRun(commitRunId), told).toMatchObject({
        status: 'succeeded',
        counts: { done: ROWS, failed: 0, pending: 0 },
      });
      expect((await platesOf(prefix)).toSorted()).toEqual(
        Array.from({ length: ROWS }, (_, at) => `${prefix}-${at}`).toSorted(),
      );
      const ids = new Set((await readLedger(commitRunId, 1, ROWS)).map(({ ref }) => ref?.id ?? 0));
      expect([ids.size, await eventsOf(ids, 'car_added')], told).toEqual([ROWS, ROWS]);
      expect(await fsck(), told).toEqual([]);
      // A schedule that hits no write proves nothing.
      expect(
        faults.schedule.some((line) => line.includes('TransactWrite')),
        told,
      ).toBe(true);
    },
    120_000,
  );

  it.each(seeds)(
    'is undone exactly once (seed %i)',
    async (seed) => {
      const importId = ulid();
      const prefix = `U${seed}X`;
      // Looking for the documents of each row is a call, at which the function may die: what is done shrinks with each.
      const count = 100;
      const none = injectFaults([], { seed, rate: 0, crashRate: 0 });
      await uploadVehicles(importId, count, prefix);
      const checkRunId = await startCheck(importId);
      await driveToEnd(checkRunId, none);
      const commitRunId = await startCommit(importId, checkRunId);
      await driveToEnd(commitRunId, none);
      none.stop();
      const ids = (await readLedger(commitRunId, 1, count)).map(({ ref }) => ref?.id ?? 0);
      const undoRunId = await startUndoOf(commitRunId, count);
      const faults = injectFaults([dynamo(), transactionDynamo(), objectStore()], {
        seed,
        rate: RATE,
        crashRate: CRASH_RATE,
      });
      try {
        await driveToEnd(undoRunId, faults);
      } catch (error) {
        throw new Error(`FAULT_SEED=${seed}\n${faults.schedule.join('\n')}`, { cause: error });
      } finally {
        faults.stop();
      }
      const told = `FAULT_SEED=${seed}, ${faults.schedule.length} faults`;
      expect(await readRun(undoRunId), told).toMatchObject({
        status: 'succeeded',
        counts: { done: count, failed: 0, pending: 0 },
      });
      expect(await platesOf(prefix), told).toEqual([]);
      const removals = await eventsOf(new Set(ids), 'car_deleted_permanently');
      expect(removals, told).toBe(count);
      expect(await fsck(), told).toEqual([]);
    },
    120_000,
  );
});
