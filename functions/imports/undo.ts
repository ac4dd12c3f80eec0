import { undo } from '#shared/contract/imports/undo.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { startUndo } from '#functions/platform/runs/start-undo.ts';
import { ownImport } from './import-store.ts';

export const handler = serve(undo, async ({ body, actor, commit }) => {
  const { commit_run_id: runId } = await ownImport(actor, body.import_id);
  const head = runId === null ? undefined : await readRun(runId);
  if (!head) throw new AppError('run_state', { detail: 'This import was not committed.' });
  return startUndo(head, actor, commit);
});
