import type { ActivityItem, FeedObject } from '#shared/activity/events.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeBriefs } from '#functions/platform/directory/employee-briefs.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { feedKey } from '#functions/platform/storage/keys.ts';
import { queryBatches } from '#functions/platform/storage/query-batches.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import { itemsWithNames } from './change-names.ts';
import { isRequested, momentsOf, type FeedFilters } from './feed-filters.ts';
import { feedItemOf } from './feed-item.ts';
import { strangerMask } from './stranger-mask.ts';
import { withNotes } from './notes.ts';
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

/** Who sees some people only cannot ask what the others did: the answer would tell that they were there. */
const assertSeesPerson = async (actor: Actor, person: number | undefined): Promise<void> => {
  if (person !== undefined && !(await visibleEmployees(actor)).has(person)) throw new AppError('not_found');
};

/**
 * One page of a record's feed as this actor may read it, with the events that the filters let through. Hidden events do
 * not count, so that a short page is the last page for every reader.
 */
export const readFeed = async (
  actor: Actor,
  object: FeedObject,
  id: number,
  { page, perPage }: { page: number; perPage: number },
  filters: FeedFilters = {},
): Promise<ActivityItem[]> => {
  await assertSeesPerson(actor, filters.person);
  const skipped = (page - 1) * perPage;
  const { low = '', high } = momentsOf(filters);
  const items: ActivityItem[] = [];
  const maskStrangers = await strangerMask(actor);
  for await (const events of eventsOf(object, id)) {
    const requested = events.filter(
      (stored) => stored.at >= low && (high === undefined || stored.at < high) && isRequested(stored, filters),
    );
    for (const { stored, avatar } of await withAvatars(requested)) {
      const item = feedItemOf(actor, stored, avatar);
      const shown = item && maskStrangers(item);
      if (shown) items.push(shown);
    }
    const isPastFirstDay = (events.at(-1)?.at ?? low) < low;
    if (items.length >= skipped + perPage || isPastFirstDay) break;
  }
  return itemsWithNames(actor, await withNotes(items.slice(skipped, skipped + perPage)));
};
