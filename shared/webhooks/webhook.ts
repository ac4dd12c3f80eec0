import * as z from 'zod';
import { feedObject } from '#shared/activity/events.ts';
import { webhookStops, type WebhookStop } from '#shared/activity/integration-events.ts';
import { flag, id } from '#shared/values/wire.ts';
import { deliveryProblems, deliveryStates } from './names.ts';

/** A subscription as stored. Instants are ISO. */
export type WebhookSubscription = {
  id: number;
  version: number;
  name: string;
  url: string;
  /** Event types, areas (`fleet.*`) or everything (`*`). */
  events: string[];
  active: 0 | 1;
  /** Nothing that happened before is sent. */
  active_since: string;
  stopped: { reason: WebhookStop; at: string } | null;
  secret_made_at: string;
  /** Until when the secret of before signs, too. */
  old_secret_until: string | null;
  created_at: string;
  /** The user whose feed has what happens to the subscription by itself. */
  added_by: number;
};

/** What a webhook says: nothing about people. */
export const webhookBody = z.strictObject({
  id: z.string(),
  type: z.string(),
  time: z.iso.datetime(),
  /** The kind of record, and its id; both null in an event that tries an address out. */
  object: feedObject.nullable(),
  object_id: z.int().nonnegative().nullable(),
});
export type WebhookBody = z.infer<typeof webhookBody>;

/** One attempt; the status is null where no answer came. */
export const attempt = z.object({
  at: z.iso.datetime(),
  status: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  milliseconds: z.int().nonnegative(),
});
export type Attempt = z.infer<typeof attempt>;

/** A delivery as the log shows it. */
export const deliveryOut = z.object({
  delivery_id: z.string(),
  event: webhookBody,
  state: z.enum(deliveryStates),
  /** Null while nothing went wrong. */
  problem: z.enum(deliveryProblems).nullable(),
  queued_at: z.iso.datetime(),
  /** Null once it has an end. */
  next_attempt_at: z.iso.datetime().nullable(),
  attempt_count: z.int().nonnegative(),
  /** The latest ones, oldest first. */
  attempts: z.array(attempt),
});
export type DeliveryOut = z.output<typeof deliveryOut>;

export const subscriptionOut = z.object({
  id,
  version: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  active: flag,
  /** Set when it was switched off by itself. */
  stopped: z.object({ reason: z.enum(webhookStops), at: z.iso.datetime() }).nullable(),
  /** Since when every attempt failed; null while the last one arrived. */
  failing_since: z.iso.datetime().nullable(),
  secret_made_at: z.iso.datetime(),
  /** Null once it no longer signs. */
  old_secret_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type SubscriptionOut = z.output<typeof subscriptionOut>;
