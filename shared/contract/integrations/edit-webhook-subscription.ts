import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { subscriptionFieldsIn } from './webhook-subscription.ts';

const { name, url, events, active } = subscriptionFieldsIn;

export const editWebhookSubscription = endpoint({
  id: 'integrations.editWebhookSubscription',
  method: 'POST',
  path: '/api/webhookSubscriptions/edit',
  permission: 'integrations:manage',
  summary: 'Change a webhook, switch it on or off, or give it a new secret; the one before signs for three more days',
  body: z.strictObject({
    webhook_subscription_id: id,
    version: version.optional(),
    name: name.optional(),
    url: url.optional(),
    events: events.optional(),
    active: active.optional(),
    new_secret: z.literal(true).optional(),
  }),
  /** The secret is null unless a new one was asked for. */
  response: edited.extend({ secret: z.string().nullable() }),
  errors: ['not_found', 'stale_version'],
});
