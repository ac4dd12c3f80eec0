import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller.ts';

/** Waits for the end of a run; throws unless it succeeded without a failed item. */
export const pollRun = async ({ get }: Caller, runId: unknown): Promise<Record<string, unknown>> => {
  for (;;) {
    const run = await get(`/api/runs/${String(runId)}`);
    if (run['status'] === 'succeeded' && run['failed'] === 0) return run;
    if (run['status'] !== 'preparing' && run['status'] !== 'running') throw new Error(JSON.stringify(run));
    await sleep(100);
  }
};
