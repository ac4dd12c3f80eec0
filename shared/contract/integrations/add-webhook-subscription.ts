import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { subscriptionFieldsIn } from './webhook-subscription.ts';

/** Not idempotent: an answer that is kept to be repeated would hold the secret. */
export const addWebhookSubscription = endpoint({
  id: 'integrations.addWebhookSubscription',
  method: 'POST',
  path: '/api/webhookSubscriptions/add',
  permission: 'integrations:manage',
  summary: 'Add a webhook; its secret is in this answer and never shown again',
  body: z.strictObject({ ...subscriptionFieldsIn, active: subscriptionFieldsIn.active.optional() }),
  response: z.object({ id, secret: z.string() }),
  errors: ['invalid'],
});
