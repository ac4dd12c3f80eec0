import { listWebhookDeliveries } from '#shared/contract/integrations/list-webhook-deliveries.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { deliveriesBefore, presentDelivery } from '#functions/platform/webhooks/delivery-store.ts';
import { storedSubscription } from '#functions/platform/webhooks/subscription-store.ts';

export const handler = serve(listWebhookDeliveries, async ({ query: { webhook_subscription_id: id, before } }) => {
  await storedSubscription(id);
  const { deliveries, more } = await deliveriesBefore(id, before);
  return { data: deliveries.map(presentDelivery), more };
});
