import { undo } from '#shared/contract/imports/undo.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { seesRun } from '#functions/platform/runs/run-view.ts';
import { startUndo } from '#functions/platform/runs/start-undo.ts';
import { readImport } from './import-store.ts';

export const handler = serve(undo, async ({ body, actor, commit }) => {
  const record = await readImport(body.import_id);
  // Whoever sees the run of an import undoes it here as on the page of the run.
  if (!record || !seesRun(actor, record)) throw new AppError('not_found');
  const head = record.commit_run_id === null ? undefined : await readRun(record.commit_run_id);
  if (!head) throw new AppError('run_state', { detail: 'This import was not committed.' });
  return startUndo(head, actor, commit);
});
