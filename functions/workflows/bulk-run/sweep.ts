import { purgeDue } from '#functions/platform/documents/purge.ts';
import { sweepRuns } from '#functions/platform/runs/sweep-runs.ts';
import { announceRenewals } from '#functions/software/announce-renewals.ts';

/** Runs on a schedule; locally the worker process sweeps. */
export const handler = async (): Promise<void> => {
  await sweepRuns();
  await purgeDue();
  await announceRenewals();
};
