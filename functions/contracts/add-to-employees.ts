import { addToEmployees } from '#shared/contract/contracts/add-to-employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { contractsForMany } from './contracts-for-many.ts';

export const handler = serve(addToEmployees, async ({ body, actor, commit }) =>
  launchRun(await contractsForMany(actor, body), commit),
);
