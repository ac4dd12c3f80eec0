import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { readLedger } from '#functions/platform/runs/run-ledger.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { startCompany } from '#tests/harness/company.ts';
import { injectFaults } from './faulty-client.ts';
import { driveToEnd, eventsOf, seeds, whileFailing } from './faulty-run.ts';
import { startCheck, startCommit, startUndoOf, uploadVehicles } from './import-fixture.ts';

await startCompany();

/** Two chunks, the second of them not full. */
const ROWS = 600;

const platesOf = async (prefix: string): Promise<string[]> => {
  const plates: string[] = [];
  for await (const item of scanTable(recordsTable())) {
    const data = item['data'] as { plate?: string } | undefined;
    if (String(item['pk']).startsWith('car#') && data?.plate?.startsWith(`${prefix}-`)) plates.push(data.plate);
  }
  return plates;
};

describe('an import while the storage fails', () => {
  it.each(seeds)(
    'writes every row exactly once (seed %i)',
    async (seed) => {
      const importId = ulid();
      const prefix = `S${seed}X`;
      await uploadVehicles(importId, ROWS, prefix);
      const checkRunId = await startCheck(importId);
      let commitRunId = '';
      const { replayHint, schedule } = await whileFailing(seed, async (faults) => {
        await driveToEnd(checkRunId, faults);
        commitRunId = await faults.pausedFor(() => startCommit(importId, checkRunId));
        await driveToEnd(commitRunId, faults);
      });
      expect(await readRun(checkRunId), replayHint).toMatchObject({
        status: 'succeeded',
        result: { counts: { new: ROWS, wrong: 0 } },
      });
      expect(await readRun(commitRunId), replayHint).toMatchObject({
        status: 'succeeded',
        counts: { done: ROWS, failed: 0, pending: 0 },
      });
      expect((await platesOf(prefix)).toSorted()).toEqual(
        Array.from({ length: ROWS }, (_, at) => `${prefix}-${at}`).toSorted(),
      );
      const ids = new Set((await readLedger(commitRunId, 1, ROWS)).map(({ ref }) => ref?.id ?? 0));
      expect([ids.size, await eventsOf(ids, 'car_added')], replayHint).toEqual([ROWS, ROWS]);
      expect(await fsck(), replayHint).toEqual([]);
      // A schedule that hits no write proves nothing.
      expect(
        schedule.some((line) => line.includes('TransactWrite')),
        replayHint,
      ).toBe(true);
    },
    120_000,
  );

  it.each(seeds)(
    'is undone exactly once (seed %i)',
    async (seed) => {
      const importId = ulid();
      const prefix = `U${seed}X`;
      const count = 300;
      const none = injectFaults([], { seed, rate: 0, crashRate: 0 });
      await uploadVehicles(importId, count, prefix);
      const checkRunId = await startCheck(importId);
      await driveToEnd(checkRunId, none);
      const commitRunId = await startCommit(importId, checkRunId);
      await driveToEnd(commitRunId, none);
      none.stop();
      const ids = (await readLedger(commitRunId, 1, count)).map(({ ref }) => ref?.id ?? 0);
      const undoRunId = await startUndoOf(commitRunId, count);
      const { replayHint } = await whileFailing(seed, (faults) => driveToEnd(undoRunId, faults));
      expect(await readRun(undoRunId), replayHint).toMatchObject({
        status: 'succeeded',
        counts: { done: count, failed: 0, pending: 0 },
      });
      expect(await platesOf(prefix), replayHint).toEqual([]);
      const removals = await eventsOf(new Set(ids), 'car_deleted_permanently');
      expect(removals, replayHint).toBe(count);
      expect(await fsck(), replayHint).toEqual([]);
    },
    120_000,
  );
});
