import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listWebhookDeliveries } from '#shared/contract/integrations/list-webhook-deliveries.ts';
import { listWebhookSubscriptions } from '#shared/contract/integrations/list-webhook-subscriptions.ts';
import { SUBSCRIPTIONS_MAX } from '#shared/webhooks/limits.ts';
import { query } from '../../../api/query.ts';

export type Webhooks = EndpointResponse<typeof listWebhookSubscriptions>;
export type Webhook = Webhooks['data'][number];
export type Delivery = EndpointResponse<typeof listWebhookDeliveries>['data'][number];

/** How often what waits to be sent is read again. */
const REFRESH_MS = 5_000;

/** How many lines a page of the log has. */
export const LOG_PER_PAGE = 50;

/** All webhooks, since there are never more than fit on one page. */
export const useWebhooks = () => useQuery(query(listWebhookSubscriptions, { query: { per_page: SUBSCRIPTIONS_MAX } }));

const isWaiting = ({ state }: Delivery): boolean => state === 'waiting';

/**
 * A page of what was sent to a webhook, latest event first. The log is long: while some of the page waits, only that is
 * read again, and the page once as soon as none of it waits any more, since more may have happened by then.
 */
export const useDeliveries = (id: number, page: number) => {
  const client = useQueryClient();
  const asked = { webhook_subscription_id: String(id) };
  const shown = query(listWebhookDeliveries, { query: { ...asked, page, per_page: LOG_PER_PAGE } });
  const log = useQuery({ ...shown, placeholderData: (before) => before });
  const waiting = (log.data?.data ?? []).filter(isWaiting).map((delivery) => delivery.delivery_id);
  const fresh = useQuery({
    ...query(listWebhookDeliveries, { query: { ...asked, delivery_ids: waiting.join(',') } }),
    enabled: waiting.length > 0,
    refetchInterval: REFRESH_MS,
  });
  const areSettled = waiting.length > 0 && fresh.data !== undefined && !fresh.data.data.some(isWaiting);
  const { queryKey } = shown;
  const readPage = useEffectEvent(() => void client.invalidateQueries({ queryKey }));
  useEffect(() => {
    if (areSettled) readPage();
  }, [areSettled]);
  const now = new Map(fresh.data?.data.map((delivery) => [delivery.delivery_id, delivery]));
  const data = log.data && {
    ...log.data,
    data: log.data.data.map((delivery) => now.get(delivery.delivery_id) ?? delivery),
  };
  return { ...log, data };
};
