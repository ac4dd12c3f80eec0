import { monotonicFactory } from 'ulid';
import type { EventPayload, EventType, FeedObject } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { currentOrigin, type Origin } from '#functions/platform/runtime/origin.ts';
import { companyFeedKey, feedKey } from '#functions/platform/storage/keys.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A stored event; it keeps name and role of its author at that moment (docs/areas/records.md#feed). */
export type StoredEvent<T extends EventType = EventType> = {
  /** ULID: sorts in the order in which events were recorded. */
  id: string;
  object: FeedObject;
  object_id: number;
  type: T;
  payload: EventPayload<T>;
  actor: { user_id: number; employee_id: number; name: string; role: string };
  /** The support user behind an impersonation. */
  acting_as: { user_id: number; name: string } | null;
  /** ISO instant. */
  at: string;
  /** The request behind the event and where it came from; absent in events of before and of schedules. */
  request_id?: string;
  address?: string;
  /** The run that recorded it; absent in events of before. */
  run_id?: string;
};

type Author = Pick<Actor, 'user_id' | 'employee_id' | 'name' | 'acting_as' | 'key'> & { role: string };

/** A key acts for itself: it has neither the picture nor the role of its maker. */
const authorOf = ({ user_id, employee_id, name, role, key }: Author): StoredEvent['actor'] =>
  key ? { user_id, employee_id: 0, name, role: 'key' } : { user_id, employee_id, name, role };

// Several events of one transaction share a millisecond and must keep their order.
const nextId = monotonicFactory();

/** The program that sent the request is nothing that a feed tells. */
const originOf = (origin: Origin | undefined) =>
  origin && {
    request_id: origin.request_id,
    address: origin.address,
    ...(origin.run_id !== undefined && { run_id: origin.run_id }),
  };

/** What happened to a record, before it is known when and by whom. */
type Happening<T extends EventType> = {
  readonly object: FeedObject;
  readonly id: number;
  readonly type: T;
  readonly payload: EventPayload<T>;
};

/** An event that is not saved yet, for answers that show it; `storeEvent` makes the write. */
export const newEvent = <T extends EventType>(
  actor: Author,
  { object, id, type, payload }: Happening<T>,
): StoredEvent<T> => ({
  id: nextId(now().getTime()),
  object,
  object_id: id,
  type,
  payload,
  actor: authorOf(actor),
  acting_as: actor.acting_as,
  at: now().toISOString(),
  ...originOf(currentOrigin()),
});

const system: Author = { user_id: 0, employee_id: 0, name: 'System', role: 'system', acting_as: null };

/** An event that a schedule found and nobody caused. */
export const newSystemEvent = <T extends EventType>(happening: Happening<T>): StoredEvent =>
  newEvent(system, happening) as StoredEvent;

/**
 * Appends an event. Events are never changed or deleted, so the key must be new (docs/areas/deployment.md#audit). An
 * event that repeats another one in the feed of a second record stays out of the company's feed.
 */
export const storeEvent = (stored: StoredEvent, isRepeated = false): Write => {
  const { object, object_id: objectId, id, at } = stored;
  const inCompanyFeed = isRepeated ? {} : companyFeedKey(objectId, at, id);
  return {
    build: () => ({
      Put: {
        TableName: activityTable(),
        Item: { ...feedKey(object, objectId, id), ...inCompanyFeed, ...stored },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
  };
};

/**
 * The write that records an event together with the change that it reports; `isRepeated` where it repeats an event in
 * the feed of a second record. Without an actor the change is that of a schedule or of a person with a link.
 */
export const recordEvent = <T extends EventType>(
  actor: Actor | null,
  { isRepeated = false, ...happening }: Happening<T> & { readonly isRepeated?: boolean },
): Write => storeEvent(actor ? (newEvent(actor, happening) as StoredEvent) : newSystemEvent(happening), isRepeated);
