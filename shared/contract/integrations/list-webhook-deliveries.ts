import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';
import { deliveryOut } from '#shared/webhooks/webhook.ts';

export const listWebhookDeliveries = endpoint({
  id: 'integrations.listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhookSubscriptions/log',
  permission: 'integrations:manage',
  summary: 'What was sent to a webhook within 30 days, latest event first, the latest 5,000 at most',
  query: listQuery.extend({
    webhook_subscription_id: idParam,
    /** Only these deliveries, at most 50 with commas between; search, filters and order do not apply to them. */
    delivery_ids: z
      .string()
      .regex(/^[0-9A-Z]{26}(,[0-9A-Z]{26}){0,49}$/)
      .optional(),
  }),
  response: listOf(deliveryOut),
  errors: ['not_found', 'unknown_column', 'unknown_segment'],
});
