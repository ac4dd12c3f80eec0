import { AppError } from '#shared/errors/problem.ts';
import type { WebhookStop } from '#shared/activity/integration-events.ts';
import type { WebhookSubscription } from '#shared/webhooks/webhook.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore, retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';

/** Who is told of events, and of which (docs/areas/webhooks.md). */
export const subscriptionStore = entityStore<WebhookSubscription>({
  type: 'webhook_subscription',
  layout: {
    version: 1,
    fields: [
      'name',
      'url',
      'events',
      'active',
      'active_since',
      'stopped',
      'secret_made_at',
      'old_secret_until',
      'created_at',
      'added_by',
    ],
  },
});

const subscriptionCollection = collection<WebhookSubscription, WebhookSubscription>({
  entity: subscriptionStore,
  toRow: (stored) => stored,
});

/** All subscriptions, in the order in which they were added. */
export const readSubscriptions = async (): Promise<WebhookSubscription[]> =>
  [...(await subscriptionCollection.refresh()).all()].toSorted((one, other) => one.id - other.id);

/** The subscription for a change of itself. */
export const storedSubscription = async (id: number): Promise<WebhookSubscription> => {
  const stored = await subscriptionStore.get(id);
  if (!stored) throw new AppError('not_found');
  return stored;
};

/** Switches a subscription off by itself and says why in the feed; nothing for one that is off or gone. */
export const stopSubscription = (id: number, reason: WebhookStop): Promise<void> =>
  retryUnversioned(undefined, async () => {
    const before = await subscriptionStore.get(id);
    if (!before || before.active === 0) return;
    const after = { ...before, active: 0 as const, stopped: { reason, at: new Date().toISOString() } };
    const event = newSystemEvent({
      object: 'user',
      id: before.added_by,
      type: 'webhook_stopped',
      payload: { name: before.name, reason },
    });
    await transact([subscriptionStore.update(before, after), storeEvent(event)]);
  });
