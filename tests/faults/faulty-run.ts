import { objectStore } from '#functions/platform/storage/object-store.ts';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { changeRun, type RunHead } from '#functions/platform/runs/run-store.ts';
import { dynamo, transactionDynamo } from '#functions/platform/storage/client.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import { isOpen } from '#shared/runs/run.ts';
import { driveRun } from './drive-run.ts';
import { injectFaults } from './faulty-client.ts';

const RATE = 0.1;
const CRASH_RATE = 0.06;
const ATTEMPTS = 20;

const replayed = process.env['FAULT_SEED'];
const asked = process.env['FAULT_SEEDS'];
const [first = 1, last = first] = asked?.includes('-') ? asked.split('-').map(Number) : [1, Number(asked ?? 3)];
/** The schedules of a fault test: three, `FAULT_SEEDS` (`500` or `101-200`), or the one of `FAULT_SEED`. */
export const seeds =
  replayed === undefined ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [Number(replayed)];

/** Says how far a test of many seeds is. */
export const tellSeed = (seed: number): void => {
  if (asked !== undefined) process.stderr.write(`${new Date().toISOString()} seed ${seed} of ${first} to ${last}\n`);
};

export type Faults = ReturnType<typeof injectFaults>;

/** Makes a new attempt as long as the run has not ended, as the sweeper does. */
export const driveToEnd = async (runId: string, faults: Faults): Promise<void> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await driveRun(runId, attempt, runKindOf, faults.revive);
    faults.revive();
    const next = (head: RunHead) => (isOpen(head.status) ? { ...head, attempt: attempt + 1 } : undefined);
    const head = await faults.pausedFor(() => changeRun(runId, next));
    if (!isOpen(head.status)) return;
  }
};

/** Does `work` while storage fails by the schedule of a seed; returns that schedule and a hint for messages. */
export const whileFailing = async (
  seed: number,
  work: (faults: Faults) => Promise<void>,
): Promise<{ replayHint: string; schedule: readonly string[] }> => {
  const faults = injectFaults([dynamo(), transactionDynamo(), objectStore()], {
    seed,
    rate: RATE,
    crashRate: CRASH_RATE,
  });
  try {
    await work(faults);
  } catch (error) {
    throw new Error(`FAULT_SEED=${seed}\n${faults.schedule.join('\n')}`, { cause: error });
  } finally {
    faults.stop();
  }
  return { replayHint: `FAULT_SEED=${seed}, ${faults.schedule.length} faults`, schedule: faults.schedule };
};

/** Counts the events of a type about these records, only in feeds of `object` where other feeds repeat them. */
export const eventsOf = async (ids: ReadonlySet<number>, type: string, object?: string): Promise<number> => {
  let count = 0;
  for await (const item of scanTable(activityTable())) {
    if (item['type'] !== type || (object !== undefined && item['object'] !== object)) continue;
    if (ids.has(Number(item['object_id']))) count += 1;
  }
  return count;
};
