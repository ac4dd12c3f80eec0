import type { FeedObject } from '#shared/activity/events.ts';
import { kindAreas, kindFacts } from '#shared/records/object-types.ts';

/** What a subscription may choose as a whole. This file has no schemas, for screens. */
export const webhookAreas = [...kindAreas, 'integrations', 'users'] as const;
export type WebhookArea = (typeof webhookAreas)[number];

export const areaOfObject = (object: FeedObject): WebhookArea =>
  object === 'integration' || object === 'user' ? `${object}s` : kindFacts[object].area;

/** Chooses every event, those of later releases included. */
export const EVERYTHING = '*';
/** Chooses every event about the records of an area. */
export const everythingOf = (area: WebhookArea): string => `${area}.${EVERYTHING}`;

/** The event that is sent to try an address out. */
export const TEST_EVENT = 'test';

/** Events about webhooks themselves, which are sent to nobody. */
export const neverSent: ReadonlySet<string> = new Set(['webhook_changed', 'webhook_stopped']);

/** Whether one of these choices is an event. */
export const choosesEvent = (
  chosen: readonly string[],
  { type, object }: { readonly type: string; readonly object: FeedObject },
): boolean =>
  !neverSent.has(type) &&
  [EVERYTHING, everythingOf(areaOfObject(object)), type].some((choice) => chosen.includes(choice));
