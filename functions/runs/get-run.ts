import { getRun } from '#shared/contract/runs/get-run.ts';
import { serve } from '#functions/http/serve.ts';
import { ownRun, viewRunWithItems } from './run-view.ts';

export const handler = serve(getRun, async ({ params, query, actor }) =>
  viewRunWithItems(actor, await ownRun(actor, params.run_id), query),
);
