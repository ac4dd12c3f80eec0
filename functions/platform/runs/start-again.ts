import { isOpen } from '#shared/runs/run.ts';
import { changeRun, type RunHead, type SaveRun } from './run-store.ts';
import { beginRun } from './state-machine.ts';

/** A new attempt: items that failed before are tried again. */
const resumed = (head: RunHead): RunHead => ({
  ...head,
  status: 'preparing',
  attempt: head.attempt + 1,
  retry_before: head.attempt + 1,
  restarts: 0,
  counts: null,
  ended_at: null,
  problem: null,
  result: null,
});

/** Starts an ended run again for what it left undone. */
export const startAgain = async (before: RunHead, save?: SaveRun): Promise<RunHead> => {
  const head = await changeRun(
    before.run_id,
    (current) =>
      current.attempt === before.attempt && !isOpen(current.status) && current.undo_run_id === undefined
        ? resumed(current)
        : undefined,
    save,
  );
  await beginRun(head);
  return head;
};
