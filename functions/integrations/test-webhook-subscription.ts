import { ulid } from 'ulid';
import { testWebhookSubscription } from '#shared/contract/integrations/test-webhook-subscription.ts';
import { TEST_EVENT } from '#shared/webhooks/webhook-areas.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { deliverNow } from '#functions/platform/webhooks/deliver-webhooks.ts';
import { addDelivery, newDelivery, presentDelivery } from '#functions/platform/webhooks/delivery-store.ts';
import { sendWebhook } from '#functions/platform/webhooks/send-webhook.ts';
import { activeSubscription } from './webhook-edit.ts';

export const handler = serve(testWebhookSubscription, async ({ body }) => {
  const subscription = await activeSubscription(body.webhook_subscription_id);
  const at = new Date();
  const event = { id: ulid(at.getTime()), type: TEST_EVENT, time: at.toISOString(), object: null, object_id: null };
  const waiting = newDelivery(subscription.id, event, at);
  await transact([addDelivery(waiting)]);
  return presentDelivery(await deliverNow(subscription, waiting, sendWebhook));
});
