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

type Again = {
  /**
   * Also a run whose worker has stopped and is about to end it, where the caller knows that nobody else starts it; the
   * late end of the attempt before then changes nothing.
   */
  readonly evenOpen?: boolean;
  /** Saves the run together with what else is saved. */
  readonly save?: SaveRun;
};

/** Starts an ended run again for what it left undone. */
export const startAgain = async (before: RunHead, { evenOpen = false, save }: Again = {}): Promise<RunHead> => {
  const head = await changeRun(
    before.run_id,
    (current) =>
      current.attempt === before.attempt && (evenOpen || !isOpen(current.status)) && current.undo_run_id === undefined
        ? resumed(current)
        : undefined,
    save,
  );
  await beginRun(head);
  return head;
};
