import type { ErasureState } from '#shared/people/erasure.rules.ts';
import { isOpen } from '#shared/runs/run.ts';
import { readErasure, type StoredErasure } from '#functions/platform/directory/erasures.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';

/** How far an erasure is. One whose run ended, or is forgotten, before it was done goes on when somebody confirms it anew. */
export const stateOf = async (erasure: StoredErasure | undefined): Promise<ErasureState> => {
  if (erasure?.state !== 'running') return erasure?.state ?? 'none';
  const run = erasure.run_id === null ? undefined : await readRun(erasure.run_id);
  if (run && isOpen(run.status)) return 'running';
  // Its last step may have been done since.
  return (await readErasure(erasure.employee_id))?.state === 'done' ? 'done' : 'stopped';
};
