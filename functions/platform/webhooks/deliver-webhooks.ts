import { isGivenUp, nextAttempt } from '#shared/webhooks/delivery.rules.ts';
import type { DeliveryProblem } from '#shared/webhooks/names.ts';
import type { Attempt, WebhookSubscription } from '#shared/webhooks/webhook.ts';
import { restoredAt } from '#functions/platform/storage/restored-at.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { dueDeliveries, readDelivery, saveUnlessMoved, withAttempt, type StoredDelivery } from './delivery-store.ts';
import { queueEvents } from './queue-events.ts';
import type { WebhookSender } from './send-webhook.ts';
import { webhookHeaders } from './sign-webhook.ts';
import { readSubscriptions, stopSubscription } from './subscription-store.ts';
import { failingSince, noteArrived, noteFailing } from './webhook-health.ts';
import { secretsNow } from './webhook-secrets.ts';

/** Deliveries of a subscription that are under way at the same time. */
const AT_ONCE = 4;
const READ_AT_ONCE = 100;
/** A worker ends long before this, so a delivery that is still being sent was left behind by one that was killed. */
const SENDING_MAX_MS = 2 * 60_000;
/** How soon a worker that stays looks for new events. */
const LOOK_AGAIN_MS = 1_000;
const GONE = 410;
/** Attempts in a row that fail before the others wait for the next call. */
const FAILURES_MAX = 3;
/** The last attempt of the first delivery that failed may come a little before three days of failing are over. */
const ROUNDING_MS = 3_600_000;

const isoOf = (at: number): string => new Date(at).toISOString();

/** Ends what waits and is not to be sent any more. */
const endDelivery = (delivery: StoredDelivery, problem: DeliveryProblem): Promise<boolean> =>
  saveUnlessMoved(delivery, { ...delivery, state: 'failed', problem, next_at: null });

/** What is sent to one subscription in one call of the worker. */
type Lane = {
  readonly subscription: WebhookSubscription;
  readonly send: WebhookSender;
  readonly secrets: readonly string[];
  /** Since when it fails; undefined while it works. */
  failing: string | undefined;
  /** Attempts of this call that may still fail in a row before the others wait for the next call. */
  failuresLeft: number;
};

type LaneOptions = Pick<Lane, 'subscription' | 'send' | 'secrets' | 'failing'>;

/** A subscription that fails already gets a single attempt, which says whether its receiver is back. */
const newLane = (options: LaneOptions): Lane => ({
  ...options,
  failuresLeft: options.failing === undefined ? FAILURES_MAX : 1,
});

/** The delivery after an attempt. */
const settled = (delivery: StoredDelivery, attempt: Attempt): StoredDelivery => {
  const tried = withAttempt(delivery, attempt);
  if (attempt.problem === null) return { ...tried, state: 'delivered', next_at: null };
  const next =
    attempt.status === GONE
      ? null
      : nextAttempt({ queued_at: tried.queued_at, attempts: tried.attempt_count }, Date.now(), Math.random());
  return next === null ? { ...tried, state: 'failed', next_at: null } : { ...tried, next_at: isoOf(next) };
};

/**
 * Keeps since when a subscription fails, and switches off one that failed for too long or wants nothing more. `attempts`
 * are those of the delivery.
 */
const noteHealth = async (lane: Lane, { status, problem, at }: Attempt, attempts: number): Promise<void> => {
  const { id } = lane.subscription;
  if (problem === null) {
    lane.failuresLeft = FAILURES_MAX;
    if (lane.failing === undefined) return;
    lane.failing = undefined;
    return transact([noteArrived(id)]);
  }
  lane.failuresLeft -= 1;
  if (status === GONE) return stopSubscription(id, 'gone');
  if (lane.failing === undefined) {
    lane.failing = at;
    return transact([noteFailing(id, at)]);
  }
  if (isGivenUp(lane.failing, attempts, Date.now() + ROUNDING_MS)) await stopSubscription(id, 'failed');
};

/** Takes a delivery for this worker with one conditional write, sends it, and stores the outcome. */
const deliver = async (lane: Lane, waiting: StoredDelivery): Promise<void> => {
  const started = Date.now();
  const taken = { ...waiting, next_at: isoOf(started + SENDING_MAX_MS) };
  if (!(await saveUnlessMoved(waiting, taken))) return;
  const { event } = waiting;
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(started / 1000));
  const headers = webhookHeaders(lane.secrets, { id: event.id, timestamp, body });
  const answer = await lane.send({ url: lane.subscription.url, headers, body });
  const attempt = { at: isoOf(started), ...answer, milliseconds: Date.now() - started };
  const tried = settled(taken, attempt);
  await saveUnlessMoved(taken, tried);
  await noteHealth(lane, attempt, tried.attempt_count);
};

/** Sends one delivery now, whatever else waits; the row has the outcome. */
export const deliverNow = async (
  subscription: WebhookSubscription,
  delivery: StoredDelivery,
  send: WebhookSender,
): Promise<StoredDelivery> => {
  const { id } = subscription;
  const [secrets, failing] = await Promise.all([secretsNow(id), failingSince()]);
  if (secrets.length === 0) await stopSubscription(id, 'no_secret');
  else await deliver(newLane({ subscription, send, secrets, failing: failing.get(id) }), delivery);
  return (await readDelivery(id, delivery.event.id)) ?? delivery;
};

/** Sends what is due, of which the first is read, until nothing is, an attempt fails or the time is over. */
const empty = async (
  lane: Lane,
  first: readonly StoredDelivery[],
  deadline: number,
  restored: string,
): Promise<void> => {
  const mayGoOn = (): boolean => lane.failuresLeft > 0 && Date.now() < deadline;
  // The index lags: what was sent a moment ago may still be shown as due.
  const seen = new Set<string>();
  for (let read = first; mayGoOn(); read = await dueDeliveries(lane.subscription.id, READ_AT_ONCE)) {
    const due = read.filter(({ event, next_at: next }) => !seen.has(`${event.id} ${next}`));
    if (due.length === 0) return;
    for (const { event, next_at: next } of due) seen.add(`${event.id} ${next}`);
    const queue = due.values();
    const takeTurns = async (): Promise<void> => {
      for (const delivery of queue) {
        if (!mayGoOn()) return;
        await (delivery.queued_at < restored ? endDelivery(delivery, 'restored') : deliver(lane, delivery));
      }
    };
    await Promise.all(Array.from({ length: lane.failing === undefined ? AT_ONCE : 1 }, takeTurns));
  }
};

/** Drops the deliveries that still wait for a subscription that is off. */
const dropWaiting = async ({ id }: WebhookSubscription, deadline: number): Promise<void> => {
  let due: StoredDelivery[];
  do {
    due = await dueDeliveries(id, READ_AT_ONCE);
    const ended = await Promise.all(due.map((delivery) => endDelivery(delivery, 'switched_off')));
    if (!ended.includes(true)) return;
  } while (due.length === READ_AT_ONCE && Date.now() < deadline);
};

const follow = async (
  subscription: WebhookSubscription,
  send: WebhookSender,
  { deadline, restored, failing }: { deadline: number; restored: string; failing: string | undefined },
): Promise<void> => {
  if (subscription.active === 0) return dropWaiting(subscription, deadline);
  // A look that sends nothing asks the store of secrets for nothing, which takes money for every call.
  const first = await dueDeliveries(subscription.id, READ_AT_ONCE);
  if (first.length === 0) return;
  const secrets = await secretsNow(subscription.id);
  // After a move to another account the secret stays behind, and with it everything that waited.
  if (secrets.length === 0) return stopSubscription(subscription.id, 'no_secret');
  await empty(newLane({ subscription, send, secrets, failing }), first, deadline, restored);
};

/**
 * Queues what happened and sends what is due, each subscription by itself, so that none waits for a slow one. No
 * delivery is begun after the deadline (epoch ms). Returns when to look again; undefined where nobody wants to be told.
 */
export const deliverWebhooks = async (
  send: WebhookSender,
  deadline = Number.POSITIVE_INFINITY,
): Promise<number | undefined> => {
  const subscriptions = await readSubscriptions();
  if (subscriptions.length === 0) return undefined;
  const active = subscriptions.filter((each) => each.active === 1);
  const restored = (await restoredAt.read()).at ?? '';
  if (active.length > 0) await queueEvents(active, restored);
  const failing = await failingSince();
  const problems: unknown[] = [];
  await Promise.all(
    subscriptions.map((each) =>
      follow(each, send, { deadline, restored, failing: failing.get(each.id) }).catch((error: unknown) =>
        problems.push(error),
      ),
    ),
  );
  if (problems.length > 0) throw new AggregateError(problems, 'webhooks not delivered');
  return active.length === 0 ? undefined : Date.now() + LOOK_AGAIN_MS;
};
