import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { webhookAreas } from '#shared/webhooks/webhook-areas.ts';
import { subscriptionOut } from '#shared/webhooks/webhook.ts';

export const listWebhookSubscriptions = endpoint({
  id: 'integrations.listWebhookSubscriptions',
  method: 'GET',
  path: '/api/webhookSubscriptions/list',
  permission: 'integrations:manage',
  summary: 'Webhooks in the order in which they were added, and the events that one can be sent for',
  query: listQuery,
  response: listOf(subscriptionOut).extend({
    /** By area; a null area holds what happens to records of every kind. */
    events: z.array(z.object({ area: z.enum(webhookAreas).nullable(), event_types: z.array(z.string()) })),
  }),
  errors: ['unknown_column', 'unknown_segment'],
});
