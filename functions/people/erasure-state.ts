import type { ErasureState } from '#shared/people/erasure.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isOpen } from '#shared/runs/run.ts';
import { readErasure, type StoredErasure } from '#functions/platform/directory/erasures.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

/** How far an erasure is. One whose run ended, or is forgotten, before it was done goes on when somebody confirms it anew. */
export const stateOf = async (erasure: StoredErasure | undefined): Promise<ErasureState> => {
  if (erasure?.state !== 'running') return erasure?.state ?? 'none';
  const run = erasure.run_id === null ? undefined : await readRun(erasure.run_id);
  if (run && isOpen(run.status)) return 'running';
  // Its last step may have been done since.
  return (await readErasure(erasure.employee_id))?.state === 'done' ? 'done' : 'stopped';
};

/** Whether the actor made the request, with this login or with another one that is the same person. */
export const isOwnRequest = async (
  { user_id: userId, employee_id: person }: Actor,
  { asked_by: { user_id: asker } }: StoredErasure,
): Promise<boolean> => {
  if (asker === userId) return true;
  const user = (await userCollection.refresh()).get(asker);
  return person > 0 && user?.employee_id === person;
};
