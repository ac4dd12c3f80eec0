import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';

export const deleteWebhookSubscription = endpoint({
  id: 'integrations.deleteWebhookSubscription',
  method: 'POST',
  path: '/api/webhookSubscriptions/delete',
  permission: 'integrations:manage',
  summary: 'Delete a webhook with its secret; what still waits is not sent',
  body: z.strictObject({ webhook_subscription_id: id, version: version.optional() }),
  response: z.object({ id }),
  errors: ['not_found', 'stale_version'],
});
