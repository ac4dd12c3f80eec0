import { undoRun } from '#shared/contract/runs/undo-run.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { ownRun } from '#functions/platform/runs/run-view.ts';
import { startUndo } from '#functions/platform/runs/start-undo.ts';

export const handler = serve(undoRun, async ({ body, actor, commit }) =>
  startUndo(await ownRun(actor, body.run_id), actor, commit),
);
