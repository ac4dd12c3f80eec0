import { listWebhookSubscriptions } from '#shared/contract/integrations/list-webhook-subscriptions.ts';
import { webhookEvents } from '#shared/webhooks/webhook-events.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readSubscriptions } from '#functions/platform/webhooks/subscription-store.ts';
import { failingSince } from '#functions/platform/webhooks/webhook-health.ts';
import { presentSubscription } from './webhook-wire.ts';

export const handler = serve(listWebhookSubscriptions, async () => {
  const [subscriptions, failing] = await Promise.all([readSubscriptions(), failingSince()]);
  const data = subscriptions.map((each) => presentSubscription(each, failing.get(each.id) ?? null));
  const events = webhookEvents.map(({ area, event_types: types }) => ({ area, event_types: [...types] }));
  return { data, count: data.length, events };
});
