import type { WebhookSubscription } from '#shared/webhooks/webhook.ts';

/** A webhook without a secret, which sends nothing. */
export const aWebhook = (over: Partial<WebhookSubscription> = {}): WebhookSubscription => ({
  id: 1,
  version: 1,
  name: 'Data team',
  url: 'https://hooks.example.com/in',
  events: ['*'],
  active: 1,
  active_since: '2026-11-01T08:00:00.000Z',
  stopped: null,
  secret_made_at: '2026-11-01T08:00:00.000Z',
  old_secret_until: null,
  created_at: '2026-11-01T08:00:00.000Z',
  added_by: 1,
  ...over,
});
