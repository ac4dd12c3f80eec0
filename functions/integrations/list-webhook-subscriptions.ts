import { listWebhookSubscriptions } from '#shared/contract/integrations/list-webhook-subscriptions.ts';
import { listOfRows } from '#shared/list/list-of-rows.ts';
import { subscriptionColumns } from '#shared/webhooks/subscription.columns.ts';
import { webhookEvents } from '#shared/webhooks/webhook-events.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readSubscriptions } from '#functions/platform/webhooks/subscription-store.ts';
import { failingSince } from '#functions/platform/webhooks/webhook-health.ts';
import { presentSubscription } from './webhook-wire.ts';

export const handler = serve(listWebhookSubscriptions, async ({ query }) => {
  const [subscriptions, failing] = await Promise.all([readSubscriptions(), failingSince()]);
  const rows = subscriptions.map((each) => presentSubscription(each, failing.get(each.id) ?? null));
  const events = webhookEvents.map(({ area, event_types: types }) => ({ area, event_types: [...types] }));
  return { ...listOfRows(rows, query, subscriptionColumns, today()), events };
});
