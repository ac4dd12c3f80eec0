import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { webhookAreas } from '#shared/webhooks/webhook-areas.ts';
import { subscriptionOut } from '#shared/webhooks/webhook.ts';

export const listWebhookSubscriptions = endpoint({
  id: 'integrations.listWebhookSubscriptions',
  method: 'GET',
  path: '/api/webhookSubscriptions/list',
  permission: 'integrations:manage',
  summary: 'Webhooks, and the events that one can be sent for',
  response: z.object({
    data: z.array(subscriptionOut),
    count: z.int(),
    /** By area; a null area holds what happens to records of every kind. */
    events: z.array(z.object({ area: z.enum(webhookAreas).nullable(), event_types: z.array(z.string()) })),
  }),
});
