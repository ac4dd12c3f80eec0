import { encodeTime } from 'ulid';
import type { WebhookSubscription } from '#shared/webhooks/webhook.ts';
import { choosesEvent } from '#shared/webhooks/webhook-areas.ts';
import { EVENTS_OVERLAP_MS, eventsSince } from '#functions/platform/events/events-since.ts';
import { feedProgress } from '#functions/platform/events/feed-progress.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { addDelivery, newDelivery, queuedSince } from './delivery-store.ts';

const ADDED_AT_ONCE = 25;
const TIME_DIGITS = 10;

const progress = feedProgress('webhooks');

type Follower = { readonly subscription: WebhookSubscription; readonly known: ReadonlySet<string> };

/** What is still to be queued of an event. */
const deliveriesOf = (event: StoredEvent, followers: readonly Follower[], at: Date): Write[] => {
  const { id, type, object, object_id, at: time } = event;
  return followers
    .filter(({ subscription: { active_since: since, events }, known }) => {
      return time >= since && !known.has(id) && choosesEvent(events, event);
    })
    .map(({ subscription }) => addDelivery(newDelivery(subscription.id, { id, type, time, object, object_id }, at)));
};

/**
 * Queues deliveries of what happened since the last call. The feed is the queue: an event is in it with the change that
 * it tells of, so a change costs nothing more, and an event that the index shows late is found by the overlap.
 */
export const queueEvents = async (subscriptions: readonly WebhookSubscription[], restored: string): Promise<void> => {
  const startedAt = new Date();
  const readTo = (await progress.read()) ?? startedAt.toISOString();
  const overlap = new Date(Date.parse(readTo) - EVENTS_OVERLAP_MS).toISOString();
  const earliest = subscriptions.map(({ active_since: since }) => since).toSorted()[0] ?? readTo;
  const from = [overlap, earliest, restored].toSorted().at(-1) ?? overlap;
  const firstId = encodeTime(Date.parse(from), TIME_DIGITS);
  const followers = await Promise.all(
    subscriptions.map(async (subscription) => ({
      subscription,
      known: await queuedSince(subscription.id, firstId),
    })),
  );
  let writes: Write[] = [];
  for await (const event of eventsSince(from)) {
    writes.push(...deliveriesOf(event, followers, startedAt));
    if (writes.length < ADDED_AT_ONCE) continue;
    await transact(writes);
    writes = [];
  }
  if (writes.length > 0) await transact(writes);
  await transact([progress.write(startedAt.toISOString())]);
};
