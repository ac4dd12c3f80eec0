import { undoRun } from '#shared/contract/runs/undo-run.ts';
import { serve } from '#functions/http/serve.ts';
import { ownRun } from './run-view.ts';
import { startUndo } from './start-undo.ts';

export const handler = serve(undoRun, async ({ body, actor, commit }) =>
  startUndo(await ownRun(actor, body.run_id), actor, commit),
);
