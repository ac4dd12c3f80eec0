import type { QueryClient } from '@tanstack/react-query';
import { undoRun } from '#shared/contract/runs/undo-run.ts';
import { callEndpoint } from './call.ts';
import { notifyThrown } from './notify-thrown.ts';
import { notifyWhenEnded } from './started-runs.ts';

/** Undoes a run from the toast that tells of its end; the shell announces the end of the undo. */
export const undoFromToast = async (id: string, client: QueryClient): Promise<void> => {
  try {
    const undo = await callEndpoint(undoRun, { body: { run_id: id } }, { idempotencyKey: crypto.randomUUID() });
    notifyWhenEnded(undo.run_id);
    await client.invalidateQueries();
  } catch (error) {
    notifyThrown(error);
  }
};
