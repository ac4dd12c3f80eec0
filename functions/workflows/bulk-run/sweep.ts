import { purgeDue } from '#functions/documents/purge.ts';
import { sweepRuns } from '#functions/runs/sweep-runs.ts';

/** Runs on a schedule; locally the worker process sweeps. */
export const handler = async (): Promise<void> => {
  await sweepRuns();
  await purgeDue();
};
