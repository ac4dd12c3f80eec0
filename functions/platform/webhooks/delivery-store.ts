import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { LOG_DAYS, LOG_MAX } from '#shared/webhooks/limits.ts';
import type { DeliveryProblem, DeliveryState } from '#shared/webhooks/names.ts';
import type { Attempt, DeliveryOut, WebhookBody } from '#shared/webhooks/webhook.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { dataOf } from '#functions/platform/storage/item-data.ts';
import { momentOf, webhookDeliveryKey, webhookTimeline } from '#functions/platform/storage/keys.ts';
import { queryBatches } from '#functions/platform/storage/query-batches.ts';
import { BY_TIMELINE, EXPIRES_AT, recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';

/** How many attempts of a delivery are kept. */
const ATTEMPTS_KEPT = 10;

/** A delivery as stored, under the id of its event. Instants are ISO. */
export type StoredDelivery = {
  subscription_id: number;
  event: WebhookBody;
  state: DeliveryState;
  problem: DeliveryProblem | null;
  /** Since when it is tried: it was queued, or sent again by hand. */
  queued_at: string;
  /** Null once it has an end. */
  next_at: string | null;
  attempt_count: number;
  attempts: Attempt[];
};

export const deliveryOf = (item: Item): StoredDelivery => dataOf(item);

const keyOf = ({ subscription_id: id, event }: StoredDelivery) => webhookDeliveryKey(id, event.id);

/** Where a delivery stands while it waits; one that ended stands in no list by time. */
export const placeOf = ({ subscription_id: id, event, next_at: next }: StoredDelivery) =>
  next === null ? {} : { timeline: webhookTimeline(id), moment: momentOf(next, event.id) };

const itemOf = (delivery: StoredDelivery, expiresAt: number): Item => ({
  ...keyOf(delivery),
  ...placeOf(delivery),
  data: delivery,
  [EXPIRES_AT]: expiresAt,
});

const expiryOf = (at: number): number => Math.floor(at / 1000) + LOG_DAYS * 86_400;

/** The delivery of an event that waits for its first attempt. */
export const newDelivery = (subscriptionId: number, event: WebhookBody, at: Date): StoredDelivery => ({
  subscription_id: subscriptionId,
  event,
  state: 'waiting',
  problem: null,
  queued_at: at.toISOString(),
  next_at: at.toISOString(),
  attempt_count: 0,
  attempts: [],
});

/** A delivery that is sent again by hand: it is tried for as long as a new one. */
export const dueAgain = (delivery: StoredDelivery, at: Date): StoredDelivery => ({
  ...delivery,
  state: 'waiting',
  queued_at: at.toISOString(),
  next_at: at.toISOString(),
});

/** Queues a delivery; an equal one stays as it is, however far it got. */
export const addDelivery = (delivery: StoredDelivery): Write => ({
  build: (changedAt) => ({
    Put: {
      TableName: recordsTable(),
      Item: itemOf(delivery, expiryOf(changedAt)),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),
  instead: () => Promise.resolve([]),
});

/** Somebody else changed the delivery meanwhile. */
class DeliveryMovedError extends Error {}

/** Replaces a delivery, unless it moved on since it was read; its row goes a month after the change. */
const changeDelivery = (before: StoredDelivery, after: StoredDelivery): Write => ({
  build: (changedAt) => ({
    Put: {
      TableName: recordsTable(),
      Item: itemOf(after, expiryOf(changedAt)),
      ConditionExpression: '#data.#next = :next AND #data.#count = :count',
      ExpressionAttributeNames: { '#data': 'data', '#next': 'next_at', '#count': 'attempt_count' },
      ExpressionAttributeValues: { ':next': before.next_at, ':count': before.attempt_count },
    },
  }),
  failed: () => new DeliveryMovedError(),
});

/** Saves a change; false when the delivery moved on since it was read. */
export const saveUnlessMoved = async (before: StoredDelivery, after: StoredDelivery): Promise<boolean> => {
  try {
    await transact([changeDelivery(before, after)]);
    return true;
  } catch (error) {
    if (error instanceof DeliveryMovedError) return false;
    throw error;
  }
};

export const withAttempt = (delivery: StoredDelivery, attempt: Attempt): StoredDelivery => ({
  ...delivery,
  problem: attempt.problem,
  attempt_count: delivery.attempt_count + 1,
  attempts: [...delivery.attempts, attempt].slice(-ATTEMPTS_KEPT),
});

export const readDelivery = async (subscriptionId: number, eventId: string): Promise<StoredDelivery | undefined> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({
      TableName: recordsTable(),
      Key: webhookDeliveryKey(subscriptionId, eventId),
      ConsistentRead: true,
    }),
  );
  return item && deliveryOf(item);
};

/** The deliveries that are due, the longest waiting first. The index lags: what is done rests on the row itself. */
export const dueDeliveries = async (subscriptionId: number, limit: number): Promise<StoredDelivery[]> => {
  const { Items: items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: recordsTable(),
      IndexName: BY_TIMELINE,
      KeyConditionExpression: 'timeline = :timeline AND moment <= :now',
      ExpressionAttributeValues: {
        ':timeline': webhookTimeline(subscriptionId),
        ':now': momentOf(new Date().toISOString(), '~'),
      },
      Limit: limit,
    }),
  );
  return items.map(deliveryOf);
};

/** The ids of the events from this one on that the subscription has deliveries of. */
export const queuedSince = async (subscriptionId: number, eventId: string): Promise<Set<string>> => {
  const { pk, sk } = webhookDeliveryKey(subscriptionId, eventId);
  const known = new Set<string>();
  const batches = queryBatches<{ sk: string }>({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk AND sk >= :sk',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ProjectionExpression: 'sk',
  });
  for await (const batch of batches) for (const { sk: id } of batch) known.add(id);
  return known;
};

/** The log of a subscription, latest event first. */
export const readLog = async (subscriptionId: number): Promise<StoredDelivery[]> => {
  const log: StoredDelivery[] = [];
  const batches = queryBatches({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': webhookDeliveryKey(subscriptionId, '').pk },
    ScanIndexForward: false,
  });
  for await (const batch of batches) {
    log.push(...batch.map(deliveryOf));
    if (log.length >= LOG_MAX) break;
  }
  return log.slice(0, LOG_MAX);
};

export const presentDelivery = (delivery: StoredDelivery): DeliveryOut => ({
  delivery_id: delivery.event.id,
  event: delivery.event,
  state: delivery.state,
  problem: delivery.problem,
  queued_at: delivery.queued_at,
  next_attempt_at: delivery.next_at,
  attempt_count: delivery.attempt_count,
  attempts: delivery.attempts,
});
