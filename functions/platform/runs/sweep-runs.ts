import { isOpen } from '#shared/runs/run.ts';
import { toError, logger } from '#functions/platform/runtime/log.ts';
import { beginRun, executionState } from './state-machine.ts';
import { changeRun, openRunIds, readRun, type RunHead } from './run-store.ts';

/** A run is restarted at most this many times; if it still loses its executions, the fault is its own. */
const RESTARTS_MAX = 5;

const STOPPED = 'The run stopped before it was done. It can be resumed.';

const restarted =
  (attempt: number) =>
  (head: RunHead): RunHead | undefined => {
    if (head.attempt !== attempt || !isOpen(head.status)) return undefined;
    return head.restarts < RESTARTS_MAX
      ? { ...head, attempt: attempt + 1, restarts: head.restarts + 1 }
      : { ...head, status: 'failed', problem: STOPPED, ended_at: new Date().toISOString() };
  };

const sweep = async (runId: string): Promise<boolean> => {
  const head = await readRun(runId);
  if (!head || !isOpen(head.status)) return false;
  const state = await executionState(head);
  if (state === 'running') return false;
  // Without an execution (never started, or lost with a killed local runner) the same attempt may start.
  const now = state === 'none' ? head : await changeRun(runId, restarted(head.attempt));
  if (!isOpen(now.status)) return false;
  await beginRun(now);
  return true;
};

/**
 * Starts every open run again that has no live execution (docs/areas/platform.md#runs). Returns the number of started
 * runs.
 */
export const sweepRuns = async (): Promise<number> => {
  let started = 0;
  for (const runId of await openRunIds()) {
    try {
      if (await sweep(runId)) started += 1;
    } catch (error) {
      logger.error('run not swept', { runId, error: toError(error) });
    }
  }
  return started;
};
