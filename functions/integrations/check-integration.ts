import { checkIntegration } from '#shared/contract/integrations/check-integration.ts';
import { issue } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readChecks, signInOnce, addCheck, writeChecks } from './integration-checks.ts';
import { storedIntegration } from './integration-store.ts';

export const handler = serve(checkIntegration, async ({ body: { integration_id: id }, commit }) => {
  const check = await signInOnce(await storedIntegration(id));
  if (!check) throw issuesError([issue('integration_id', 'not_connected')]);
  const kept = addCheck(await readChecks(id), check, null);
  return commit([writeChecks(id, kept)], check);
});
