import { addWebhookSubscription } from '#shared/contract/integrations/add-webhook-subscription.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { wakeUp } from '#functions/platform/runtime/wake-up.ts';
import { saveOrRemoveSecret } from '#functions/platform/secrets/kept-with.ts';
import { subscriptionStore } from '#functions/platform/webhooks/subscription-store.ts';
import { removeSecret, renewSecret } from '#functions/platform/webhooks/webhook-secrets.ts';
import { assertMaySendTo, assertRoomForOne, newSubscription, webhookEvent } from './webhook-edit.ts';

export const handler = serve(addWebhookSubscription, async ({ body, actor, commit }) => {
  await assertMaySendTo(body.url);
  await assertRoomForOne();
  const id = await subscriptionStore.reserveIds();
  const added = newSubscription(id, actor, body);
  const secret = await renewSecret(id);
  const answer = await saveOrRemoveSecret(
    () => commit([subscriptionStore.create(added), webhookEvent(actor, 'added', added)], { id, secret }),
    () => removeSecret(id),
  );
  wakeUp('webhooks');
  return answer;
});
