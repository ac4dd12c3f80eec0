import { changeRun } from '#functions/platform/runs/run-store.ts';
import { bulkRunState } from '#functions/workflows/bulk-run/input.ts';

/** Ends the run and records the state machine and the attempt that ended it. */
export const handler = async (event: unknown): Promise<void> => {
  const { run_id, attempt } = bulkRunState.parse(event);
  await changeRun(run_id, (head) => ({
    ...head,
    status: 'succeeded',
    result: { machine: 'second-run', attempt },
    ended_at: new Date().toISOString(),
  }));
};
