import { checkIntegration } from '#shared/contract/integrations/check-integration.ts';
import { issue } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { changeChecks, signInOnce, addCheck } from './integration-checks.ts';
import { storedIntegration } from './integration-store.ts';

export const handler = serve(checkIntegration, async ({ body: { integration_id: id }, commit }) => {
  const check = await signInOnce(await storedIntegration(id));
  if (!check) throw issuesError([issue('integration_id', 'not_connected')]);
  return retryLost(async () => {
    const { writes } = await changeChecks(id, (before) => addCheck(before, check, null));
    return commit([...writes], check);
  });
});
