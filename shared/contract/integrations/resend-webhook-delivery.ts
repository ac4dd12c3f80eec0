import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { drawnId, id } from '#shared/values/wire.ts';
import { deliveryOut } from '#shared/webhooks/webhook.ts';

export const resendWebhookDelivery = endpoint({
  id: 'integrations.resendWebhookDelivery',
  method: 'POST',
  path: '/api/webhookSubscriptions/resend',
  permission: 'integrations:manage',
  summary: 'Send one event to a webhook again, under the same id; the answer says what became of it',
  body: z.strictObject({ webhook_subscription_id: id, delivery_id: drawnId }),
  response: deliveryOut,
  errors: ['not_found', 'wrong_state'],
});
