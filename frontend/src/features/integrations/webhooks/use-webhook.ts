import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listWebhookDeliveries } from '#shared/contract/integrations/list-webhook-deliveries.ts';
import { listWebhookSubscriptions } from '#shared/contract/integrations/list-webhook-subscriptions.ts';
import { callEndpoint } from '../../../api/call.ts';
import { query } from '../../../api/query.ts';

export type Webhooks = EndpointResponse<typeof listWebhookSubscriptions>;
export type Webhook = Webhooks['data'][number];
export type Delivery = EndpointResponse<typeof listWebhookDeliveries>['data'][number];

/** How often the log is read again while something waits to be sent. */
const REFRESH_MS = 5_000;

export const useWebhooks = () => useQuery(query(listWebhookSubscriptions, {}));

/** What was sent to a webhook, latest event first, page by page. */
export const useDeliveries = (id: number) => {
  const log = useInfiniteQuery({
    // The area comes first, so that every change refreshes it.
    queryKey: [listWebhookDeliveries.id, id],
    queryFn: ({ pageParam, signal }): Promise<EndpointResponse<typeof listWebhookDeliveries>> =>
      callEndpoint(
        listWebhookDeliveries,
        { query: { webhook_subscription_id: String(id), ...(pageParam !== '' && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.delivery_id : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.data.some((delivery) => delivery.state === 'waiting') ? REFRESH_MS : false,
  });
  return { ...log, items: log.data?.pages.flatMap(({ data }) => data) ?? [] };
};
