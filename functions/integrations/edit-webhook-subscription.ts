import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { editWebhookSubscription } from '#shared/contract/integrations/edit-webhook-subscription.ts';
import type { WebhookSubscription } from '#shared/webhooks/webhook.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { wakeUp } from '#functions/platform/runtime/wake-up.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { storedSubscription, subscriptionStore } from '#functions/platform/webhooks/subscription-store.ts';
import { renewSecret } from '#functions/platform/webhooks/webhook-secrets.ts';
import { assertMaySendTo, changeWrites, editedSubscription } from './webhook-edit.ts';
import { presentSubscription } from './webhook-wire.ts';

export const handler = serve(editWebhookSubscription, async ({ body, actor, commit }) => {
  const { webhook_subscription_id: id, version, ...sent } = body;
  if (sent.url !== undefined) await assertMaySendTo(sent.url);
  const saved = await editRecord<WebhookSubscription, EndpointResponse<typeof editWebhookSubscription>>({
    of: [subscriptionStore.type, id],
    version,
    commit,
    read: () => storedSubscription(id),
    present: (before) => presentSubscription(before, null),
    plan: (before) => ({
      writes: changeWrites(actor, before, editedSubscription(before, sent), sent.new_secret === true),
      answer: (next) => ({ id, version: next, secret: null }),
    }),
  });
  wakeUp('webhooks');
  // After the record: should this fail, the receiver still knows the secret that signs.
  return sent.new_secret ? { ...saved, secret: await renewSecret(id) } : saved;
});
