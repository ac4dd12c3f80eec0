import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { deliveryOut } from '#shared/webhooks/webhook.ts';

export const testWebhookSubscription = endpoint({
  id: 'integrations.testWebhookSubscription',
  method: 'POST',
  path: '/api/webhookSubscriptions/test',
  permission: 'integrations:manage',
  summary: 'Send a test event to a webhook; the answer says what became of it',
  body: z.strictObject({ webhook_subscription_id: id }),
  response: deliveryOut,
  errors: ['not_found', 'wrong_state'],
});
