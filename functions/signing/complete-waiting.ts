import { coalesce } from '#functions/platform/storage/coalesce.ts';
import { doChores } from '#functions/platform/chores/do-chores.ts';
import { waitingCompletions } from '#functions/contracts/completion-queue.ts';
import { doSigningWork } from './signing-work.ts';

/**
 * Does what workers have to do for contracts, for a process that stays: calls while it works make it look once
 * more.
 */
export const completeWaiting = coalesce(async (): Promise<void> => {
  const waiting = await waitingCompletions();
  await doChores(
    waiting.map((id) => () => doSigningWork(id)),
    'contracts not completed',
  );
});
