import type { SubscriptionOut, WebhookSubscription } from '#shared/webhooks/webhook.ts';

/** A subscription as it leaves the API. */
export const presentSubscription = (
  { added_by: _, ...subscription }: WebhookSubscription,
  failingSince: string | null,
): SubscriptionOut => ({ ...subscription, failing_since: failingSince });
