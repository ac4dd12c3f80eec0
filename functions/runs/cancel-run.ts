import { cancelRun } from '#shared/contract/runs/cancel-run.ts';
import { isOpen } from '#shared/runs/run.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { changeRun } from '#functions/platform/runs/run-store.ts';
import { assertSteeredHere, ownRun, viewRun } from '#functions/platform/runs/run-view.ts';

export const handler = serve(cancelRun, async ({ body, actor }) => {
  assertSteeredHere(await ownRun(actor, body.run_id));
  const head = await changeRun(body.run_id, (current) =>
    isOpen(current.status) ? { ...current, status: 'cancelled', ended_at: new Date().toISOString() } : undefined,
  );
  if (head.status !== 'cancelled') throw new AppError('run_state', { detail: 'This run has ended.' });
  return viewRun(actor, head);
});
