import { getRun } from '#shared/contract/runs/get-run.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { ownRun, viewRunWithItems } from '#functions/platform/runs/run-view.ts';

export const handler = serve(getRun, async ({ params, query, actor }) =>
  viewRunWithItems(actor, await ownRun(actor, params.run_id), query),
);
