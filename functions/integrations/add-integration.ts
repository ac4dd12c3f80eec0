import { addIntegration } from '#shared/contract/integrations/add-integration.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { saveOrRemoveSecret } from '#functions/platform/secrets/kept-with.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { removeCredentials, writeCredentials } from './credentials.ts';
import { assertFits, patchIntegration } from './integration-edit.ts';
import { firstCheck } from './integration-checks.ts';
import { createIntegrationWrites, assertNameFree, integrationStore } from './integration-store.ts';
import { newIntegration, offeredProduct, featuresTakenOver } from './new-integration.ts';
import { stateOf, tryCredentials } from './sign-in.ts';

export const handler = serve(addIntegration, async ({ body, actor, commit }) => {
  const { name, product: key, credentials: sent, ...fields } = body;
  const product = offeredProduct(key);
  const { features: before, writes } = await featuresTakenOver(product);
  const features = [...new Set([...(fields.features ?? []), ...before])];
  const draft = patchIntegration(newIntegration(0, name, product), { ...fields, features });
  // An office that is not tried yet counts as connected here.
  await assertFits(undefined, draft, product.kind === 'http');
  await assertNameFree(name);
  const tried = await tryCredentials(actor, product, sent, { path: 'credentials' });
  const id = await integrationStore.reserveIds();
  const added = { ...draft, id, credentials: tried ? stateOf(actor, tried.credentials) : null };
  const payload = { name, product_name: product.name };
  const audit = recordEvent(actor, { object: 'integration', id, type: 'integration_added', payload });
  const check = tried ? [firstCheck(id, tried.check)] : [];
  const all = [...createIntegrationWrites(added), ...check, ...writes, audit];
  if (tried) await writeCredentials(id, tried.credentials);
  const answer = await saveOrRemoveSecret(
    () => commit(all, { id }),
    () => removeCredentials(id),
  );
  forgetActors();
  return answer;
});
