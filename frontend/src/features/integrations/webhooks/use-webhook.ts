import { useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listWebhookDeliveries } from '#shared/contract/integrations/list-webhook-deliveries.ts';
import { listWebhookSubscriptions } from '#shared/contract/integrations/list-webhook-subscriptions.ts';
import { SUBSCRIPTIONS_MAX } from '#shared/webhooks/limits.ts';
import { query } from '../../../api/query.ts';

export type Webhooks = EndpointResponse<typeof listWebhookSubscriptions>;
export type Webhook = Webhooks['data'][number];
export type Delivery = EndpointResponse<typeof listWebhookDeliveries>['data'][number];

/** How often the log is read again while something waits to be sent. */
const REFRESH_MS = 5_000;

/** How many lines a page of the log has. */
export const LOG_PER_PAGE = 50;

/** All webhooks: there are never more than one page takes. */
export const useWebhooks = () => useQuery(query(listWebhookSubscriptions, { query: { per_page: SUBSCRIPTIONS_MAX } }));

/** A page of what was sent to a webhook, latest event first. */
export const useDeliveries = (id: number, page: number) =>
  useQuery({
    ...query(listWebhookDeliveries, { query: { webhook_subscription_id: String(id), page, per_page: LOG_PER_PAGE } }),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.data.some((delivery) => delivery.state === 'waiting') ? REFRESH_MS : false,
  });
