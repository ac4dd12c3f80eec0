import { resumeRun } from '#shared/contract/runs/resume-run.ts';
import type { RunView } from '#shared/contract/runs/run.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { SaveRun } from '#functions/platform/runs/run-store.ts';
import { startAgain } from '#functions/platform/runs/start-again.ts';
import { assertEnded, assertSteeredHere, ownRun, viewRun } from '#functions/platform/runs/run-view.ts';

export const handler = serve(resumeRun, async ({ body, actor, commit }) => {
  const before = await ownRun(actor, body.run_id);
  assertSteeredHere(before);
  assertEnded(before);
  if (before.undo_run_id !== undefined) throw new AppError('run_state', { detail: 'The undo of this run has begun.' });
  const { can_resume: resumable } = await viewRun(actor, before);
  if (!resumable) throw new AppError('run_state', { detail: 'There is nothing left to do in this run.' });
  let answer: RunView | undefined;
  const save: SaveRun = async (writes, after) => {
    answer = await commit(writes, await viewRun(actor, after));
  };
  const head = await startAgain(before, { save });
  // Nothing was saved where somebody else resumed it at the same moment.
  return answer ?? viewRun(actor, head);
});
