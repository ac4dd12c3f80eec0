import { listWebhookDeliveries } from '#shared/contract/integrations/list-webhook-deliveries.ts';
import { latestFirst } from '#shared/list/apply-list-query.ts';
import { listOfRows } from '#shared/list/list-of-rows.ts';
import { deliveryColumns } from '#shared/webhooks/delivery.columns.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { presentDelivery, readDelivery, readLog } from '#functions/platform/webhooks/delivery-store.ts';
import { storedSubscription } from '#functions/platform/webhooks/subscription-store.ts';

export const handler = serve(listWebhookDeliveries, async ({ query: { delivery_ids: named, ...query } }) => {
  const { id } = await storedSubscription(query.webhook_subscription_id);
  if (named !== undefined) {
    const found = await Promise.all(named.split(',').map((event) => readDelivery(id, event)));
    const data = found.flatMap((delivery) => (delivery ? [presentDelivery(delivery)] : []));
    return { data, count: data.length };
  }
  const log = await readLog(id);
  const rows = log.map((delivery, at) => ({ id: log.length - at, ...presentDelivery(delivery) }));
  const { data, count } = listOfRows(rows, latestFirst(query), deliveryColumns, today());
  return { data: data.map(({ id: _place, ...delivery }) => delivery), count };
});
