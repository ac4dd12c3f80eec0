import { beforeAll, expect, it } from 'vitest';
import { BULK_UNDO_KIND, type BulkEditInput } from '#functions/records/bulk-edit.ts';
import { changeRun, readRun, type RunHead } from '#functions/platform/runs/run-store.ts';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { startUndo } from '#functions/platform/runs/start-undo.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { dynamo, transactionDynamo } from '#functions/platform/storage/client.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { isOpen } from '#shared/runs/run.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf } from '#tests/personas.ts';
import { BULK_EDIT_KIND } from '#shared/runs/bulk-edit.ts';
import { driveRun } from './drive-run.ts';
import { injectFaults } from './faulty-client.ts';

const CARS = 40;
const ATTEMPTS = 20;
const FAULTS = { seed: Number(process.env['FAULT_SEED'] ?? 1), rate: 0.1, crashRate: 0.06 };

const ids: number[] = [];
const { runtime } = await startCompany();
beforeAll(async () => {
  const admin = await runtime.as('admin');
  for (let at = 0; at < CARS; at += 1)
    ids.push((await admin.post('/api/cars/add', aCar({ plate: `1-BLK-${at}`, chassis_number: '' }))).body.id);
});

/** Makes a new attempt as long as the run has not ended, as the sweeper does. */
const driveToEnd = async (runId: string, faults: ReturnType<typeof injectFaults>): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await driveRun(runId, attempt, runKindOf, faults.revive);
    faults.revive();
    const next = (head: RunHead) => (isOpen(head.status) ? { ...head, attempt: attempt + 1 } : undefined);
    if (!isOpen((await faults.pausedFor(() => changeRun(runId, next))).status)) return;
  }
};

const eventsOf = async (type: string): Promise<number> => {
  let count = 0;
  for await (const item of scanTable(activityTable())) if (item['type'] === type) count += 1;
  return count;
};

it('edits every record exactly once while the storage fails, and undoes that', async () => {
  const actor = actorOf('admin');
  const input: BulkEditInput = { object: 'car', choice: { ids }, set: { supplier: 'Arval', tags_add: ['Lease'] } };
  const undo = { kind: BULK_UNDO_KIND, permission: 'fleet:write' } as const;
  const run = await startRun({ kind: BULK_EDIT_KIND, title: 'Edit', input, permission: 'fleet:read', actor, undo });
  await transact(run.writes);
  const faults = injectFaults([dynamo(), transactionDynamo(), objectStore()], FAULTS);
  const replayHint = `FAULT_SEED=${FAULTS.seed}`;
  try {
    await driveToEnd(run.runId, faults);
    await faults.pausedFor(async () => {
      expect(await readRun(run.runId), replayHint).toMatchObject({ counts: { done: CARS, failed: 0, pending: 0 } });
      const cars = await Promise.all(ids.map((id) => vehicleStore.get(id)));
      expect(cars.every((car) => car?.version === 2 && car.supplier === 'Arval' && car.tags?.[0] === 'Lease')).toBe(
        true,
      );
      expect([await eventsOf('car_updated'), await eventsOf('tags_updated')], replayHint).toEqual([CARS, CARS]);
    });
    const undoRunId = await faults.pausedFor(async () => {
      const commit = async (writes: Parameters<typeof transact>[0], answer: { run_id: string }) => (
        await transact(writes),
        answer
      );
      return (await startUndo((await readRun(run.runId))!, actor, commit)).run_id;
    });
    await driveToEnd(undoRunId, faults);
    await faults.pausedFor(async () =>
      expect(await readRun(undoRunId), replayHint).toMatchObject({ counts: { done: CARS, failed: 0, pending: 0 } }),
    );
  } finally {
    faults.stop();
  }
  const cars = await Promise.all(ids.map((id) => vehicleStore.get(id)));
  expect(cars.every((car) => car?.version === 3 && car.supplier === null && (car.tags ?? []).length === 0)).toBe(true);
  expect([await eventsOf('car_updated'), await eventsOf('tags_updated')], replayHint).toEqual([2 * CARS, 2 * CARS]);
  expect(await fsck(), replayHint).toEqual([]);
  // A schedule that hits no write proves nothing.
  expect(faults.schedule.some((line) => line.includes('TransactWrite'))).toBe(true);
});
