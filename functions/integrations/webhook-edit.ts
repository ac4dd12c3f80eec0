import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { webhookUrlIssues } from '#shared/webhooks/address.rules.ts';
import { OLD_SECRET_DAYS, SUBSCRIPTIONS_MAX } from '#shared/webhooks/limits.ts';
import type { WebhookChange } from '#shared/activity/integration-events.ts';
import type { WebhookSubscription } from '#shared/webhooks/webhook.ts';
import { simplestChoice } from '#shared/webhooks/webhook-events.ts';
import { DAY_MS } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { leadsInside } from '#functions/platform/outside/public-address.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { allowsThisMachine } from '#functions/platform/webhooks/send-webhook.ts';
import {
  readSubscriptions,
  storedSubscription,
  subscriptionStore,
} from '#functions/platform/webhooks/subscription-store.ts';
import { noteArrived } from '#functions/platform/webhooks/webhook-health.ts';

/** Throws the issues of an address, of its text and of where its name leads today. */
export const assertMaySendTo = async (url: string): Promise<void> => {
  assertNoIssues(webhookUrlIssues(url, allowsThisMachine()));
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' && (await leadsInside(hostname))) assertNoIssues([issue('url', 'address_not_public')]);
};

export const assertRoomForOne = async (): Promise<void> => {
  const { length } = await readSubscriptions();
  if (length >= SUBSCRIPTIONS_MAX)
    throw new AppError('invalid', { detail: `There can be ${SUBSCRIPTIONS_MAX} webhooks at most. Delete one first.` });
};

export const newSubscription = (
  id: number,
  actor: Actor,
  {
    name,
    url,
    events,
    active = 1,
  }: Pick<WebhookSubscription, 'name' | 'url' | 'events'> & { active?: 0 | 1 | undefined },
): WebhookSubscription => {
  const at = new Date().toISOString();
  return {
    id,
    version: 1,
    name,
    url,
    events: simplestChoice(events),
    active,
    active_since: at,
    stopped: null,
    secret_made_at: at,
    old_secret_until: null,
    created_at: at,
    added_by: actor.user_id,
  };
};

type Sent = {
  readonly [K in 'name' | 'url' | 'events' | 'active']?: WebhookSubscription[K] | undefined;
} & { readonly new_secret?: true | undefined };

/** The subscription after an edit. One that is switched on hears of what happens from then on. */
export const patchSubscription = (before: WebhookSubscription, sent: Sent): WebhookSubscription => {
  const { name = before.name, url = before.url, events = before.events, active = before.active } = sent;
  const at = Date.now();
  const now = new Date(at).toISOString();
  return {
    ...before,
    name,
    url,
    events: simplestChoice(events),
    active,
    ...(active === 1 && before.active === 0 && { active_since: now, stopped: null }),
    ...(sent.new_secret && {
      secret_made_at: now,
      old_secret_until: new Date(at + OLD_SECRET_DAYS * DAY_MS).toISOString(),
    }),
  };
};

const shown = ({ name, url, events, active, secret_made_at: made }: WebhookSubscription): string =>
  JSON.stringify([name, url, events, active, made]);

const isSame = (one: WebhookSubscription, other: WebhookSubscription): boolean => shown(one) === shown(other);

export const webhookEvent = (actor: Actor, act: WebhookChange, { name }: WebhookSubscription): Write =>
  recordEvent(actor, { object: 'user', id: actor.user_id, type: 'webhook_changed', payload: { act, name } });

/** Everything that is written with an edit; nothing when nothing differs. */
export const changeWrites = (
  actor: Actor,
  before: WebhookSubscription,
  after: WebhookSubscription,
  isRenewed: boolean,
): Write[] =>
  isSame(before, after)
    ? []
    : [
        subscriptionStore.update(before, after),
        webhookEvent(actor, isRenewed ? 'secret_renewed' : 'changed', after),
        ...(before.active === after.active && before.url === after.url ? [] : [noteArrived(before.id)]),
      ];

/** The subscription to send something to by hand; throws `wrong_state` for one that is off. */
export const activeSubscription = async (id: number): Promise<WebhookSubscription> => {
  const stored = await storedSubscription(id);
  if (stored.active === 0)
    throw new AppError('wrong_state', { detail: 'This webhook is switched off. Switch it on first.' });
  return stored;
};
