import { holderNamesIn, type ActivityItem, type EventType, type FeedObject } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeBriefs } from '#functions/platform/directory/employee-briefs.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { feedKey } from '#functions/platform/storage/keys.ts';
import { queryBatches } from '#functions/platform/storage/query-batches.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import { feedItemOf } from './feed-item.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';

const READ_AT_ONCE = 200;

/** Events newest first, in the batches that the table returns. */
const eventsOf = (object: FeedObject, id: number): AsyncGenerator<StoredEvent[]> =>
  queryBatches<StoredEvent>({
    TableName: activityTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': feedKey(object, id, '').pk },
    ScanIndexForward: false,
    Limit: READ_AT_ONCE,
  });

/** The events, each with the picture of the person who acted. */
export const withAvatars = async (
  events: readonly StoredEvent[],
): Promise<{ stored: StoredEvent; avatar: string | null }[]> => {
  const people = await employeeBriefs(events.map((stored) => stored.actor.employee_id));
  return events.map((stored) => ({ stored, avatar: people.get(stored.actor.employee_id)?.avatar ?? null }));
};

const SOMEONE = '…';

/**
 * Hides from a team manager which people of other teams had a record before (docs/areas/session-and-rights.md#teams).
 */
const strangerMask = async (actor: Actor): Promise<(item: ActivityItem) => ActivityItem> => {
  const scope = await visibleEmployees(actor);
  if (scope.all) return (item) => item;
  const visibleNames = new Set([...scope.ids].map((id) => employeeCollection.rows.get(id)?.name));
  return (item) => {
    const info = { ...(item.event_info_json as Record<string, unknown>) };
    for (const key of holderNamesIn(item.event_type)) {
      const name = info[key];
      if (typeof name === 'string' && name !== '' && !visibleNames.has(name)) info[key] = SOMEONE;
    }
    return { ...item, event_info_json: info };
  };
};

/**
 * One page of a record's feed as this actor may read it. Hidden events do not count, so that a short page is the last
 * page for every reader.
 */
export const readFeed = async (
  actor: Actor,
  object: FeedObject,
  id: number,
  page: number,
  perPage: number,
  types?: readonly EventType[],
): Promise<ActivityItem[]> => {
  const from = (page - 1) * perPage;
  const items: ActivityItem[] = [];
  const maskStrangers = await strangerMask(actor);
  for await (const events of eventsOf(object, id)) {
    const requested = events.filter(({ type }) => types === undefined || types.includes(type));
    for (const { stored, avatar } of await withAvatars(requested)) {
      const item = feedItemOf(actor, stored, avatar);
      if (item) items.push(maskStrangers(item));
    }
    if (items.length >= from + perPage) break;
  }
  return items.slice(from, from + perPage);
};
