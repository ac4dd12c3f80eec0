import { getIntegration } from '#shared/contract/integrations/get-integration.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { storedIntegration } from './integration-store.ts';
import { presentIntegrations } from './integration-wire.ts';

export const handler = serve(getIntegration, async ({ params }) => {
  const [found] = await presentIntegrations([await storedIntegration(params.id)]);
  if (!found) throw new AppError('not_found');
  return { details: found.shown, checks: found.checks };
});
