import { reauthenticate } from '#shared/contract/integrations/reauthenticate.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { storedIntegration } from './integration-store.ts';
import { offeredProduct } from './new-integration.ts';
import { keepNewCredentials } from './reconnect.ts';
import { tryCredentials } from './sign-in.ts';

export const handler = serve(reauthenticate, async ({ body: { integration_id: id, ...sent }, actor, commit }) => {
  const product = offeredProduct((await storedIntegration(id)).product);
  const tried = await tryCredentials(actor, product, sent, { integrationId: id });
  if (tried) await retryLost(async () => commit(await keepNewCredentials(actor, id, tried), { id }));
  forgetActors();
  return { id };
});
