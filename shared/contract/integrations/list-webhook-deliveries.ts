import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { drawnId, idParam } from '#shared/values/wire.ts';
import { deliveryOut } from '#shared/webhooks/webhook.ts';

export const listWebhookDeliveries = endpoint({
  id: 'integrations.listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhookSubscriptions/log',
  permission: 'integrations:manage',
  summary: 'What was sent to a webhook within 30 days, latest event first, fifty at a time',
  query: z.strictObject({ webhook_subscription_id: idParam, before: drawnId.optional() }),
  response: z.object({ data: z.array(deliveryOut), more: z.boolean() }),
  errors: ['not_found'],
});
