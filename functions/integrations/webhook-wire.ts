import type { SubscriptionOut, WebhookSubscription } from '#shared/webhooks/webhook.ts';

/** A subscription as it leaves the API, with its former secret as long as that one signs, too. */
export const presentSubscription = (
  subscription: WebhookSubscription,
  failingSince: string | null,
): SubscriptionOut => {
  const { id, version, name, url, events, active, stopped, secret_made_at, old_secret_until, created_at } =
    subscription;
  const signs = old_secret_until !== null && old_secret_until > new Date().toISOString();
  return {
    id,
    version,
    name,
    url,
    events,
    active,
    stopped,
    failing_since: failingSince,
    secret_made_at,
    old_secret_until: signs ? old_secret_until : null,
    created_at,
  };
};
