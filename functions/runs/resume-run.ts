import { resumeRun } from '#shared/contract/runs/resume-run.ts';
import { isOpen } from '#shared/runs/run.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { beginRun } from '#functions/platform/runs/state-machine.ts';
import { changeRun, type RunHead } from '#functions/platform/runs/run-store.ts';
import { ownRun, viewRun } from '#functions/platform/runs/run-view.ts';

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

export const handler = serve(resumeRun, async ({ body, actor }) => {
  const before = await ownRun(actor, body.run_id);
  const { can_resume: resumable } = await viewRun(actor, before);
  if (!resumable) throw new AppError('run_state', { detail: 'There is nothing left to do in this run.' });
  const head = await changeRun(body.run_id, (current) =>
    current.attempt === before.attempt && !isOpen(current.status) && current.undo_run_id === undefined
      ? resumed(current)
      : undefined,
  );
  await beginRun(head);
  return viewRun(actor, head);
});
