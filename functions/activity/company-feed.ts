import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { subjectOf } from '#shared/activity/events.ts';
import type { FeedItem, FeedRun } from '#shared/contract/activity/list-activity.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { feedShards } from '#functions/platform/storage/keys.ts';
import { activityTable, BY_MOMENT } from '#functions/platform/storage/tables.ts';
import { itemsWithNames } from './change-names.ts';
import { feedItemOf } from './feed-item.ts';
import { readCursor, runFolder, runsOf } from './fold-runs.ts';
import { isRequested, momentsOf, type FeedFilters, type IsNamedIn } from './feed-filters.ts';
import { withAvatars } from './feed.ts';
import { withNotes } from './notes.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { permissionOf, recordNames } from './visible-object.ts';

export type CompanyFeedQuery = FeedFilters & {
  /** Lets events through, besides those of `person`, that name them by a text. */
  isNamedIn?: IsNamedIn;
  /** The `next` of the page before. */
  before?: string | undefined;
  /** What a run did to many records is one line. */
  isCompact?: boolean;
  limit: number;
};

/** `next` is null at the end. A rare filter may give a short page, even an empty one, that still has a next. */
export type CompanyFeedPage = { items: FeedItem[]; next: string | null };

type Positioned = StoredEvent & { moment: string };

/** Filters are applied after reading: a request reads at most this many events, and the next one continues there. */
const LOOK_THROUGH_MAX = 4_000;
/** An event behind the line of a run counts as this part of one, so that a long run does not end the page. */
const FOLDED_SHARE = 0.2;
const READ_AT_ONCE_MIN = 30;
const READ_AT_ONCE_MAX = 500;
/** Sorts after every moment. */
const LAST = '~';
const FIRST = '0';

/** The read units of a page, for benchmarks and the cost sheet. */
export type CapacityObserver = (units: number) => void;

const rangeOf = (query: CompanyFeedQuery): { low: string; high: string } => {
  const { low, high: dayAfter } = momentsOf(query);
  const bounds = [query.before, dayAfter].filter((bound) => bound !== undefined);
  return {
    low: low ?? FIRST,
    high: bounds.length === 0 ? LAST : bounds.reduce((least, bound) => (bound < least ? bound : least)),
  };
};

/** Events of one shard, newest first; the first read is small because the page is shared by all shards. */
async function* shardEvents(
  feed: string,
  { low, high }: { low: string; high: string },
  firstRead: number,
  observe: CapacityObserver | undefined,
): AsyncGenerator<Positioned, void, undefined> {
  let start: Record<string, unknown> | undefined;
  let size = firstRead;
  do {
    const answer: QueryCommandOutput = await documentClient().send(
      new QueryCommand({
        TableName: activityTable(),
        IndexName: BY_MOMENT,
        KeyConditionExpression: 'feed = :feed AND moment BETWEEN :low AND :high',
        ExpressionAttributeValues: { ':feed': feed, ':low': low, ':high': high },
        ScanIndexForward: false,
        Limit: size,
        ExclusiveStartKey: start,
        ...(observe && { ReturnConsumedCapacity: 'TOTAL' as const }),
      }),
    );
    observe?.(answer.ConsumedCapacity?.CapacityUnits ?? 0);
    // why: this index has events only, each with its moment
    for (const item of (answer.Items ?? []) as unknown as Positioned[]) if (item.moment < high) yield item;
    start = answer.LastEvaluatedKey;
    size = Math.min(size * 2, READ_AT_ONCE_MAX);
  } while (start);
}

/** The events of all sources in one order, newest first. */
async function* merged(
  sources: readonly AsyncGenerator<Positioned, void, undefined>[],
): AsyncGenerator<Positioned, void, undefined> {
  const heads = await Promise.all(sources.map((source) => source.next()));
  for (;;) {
    let newest = -1;
    for (const [at, { value }] of heads.entries()) {
      if (value && (newest < 0 || value.moment > (heads[newest]?.value?.moment ?? ''))) newest = at;
    }
    const head = heads[newest]?.value;
    if (!head) return;
    yield head;
    const result = await sources[newest]?.next();
    if (result) heads[newest] = result;
  }
}

/** Notes, files and fields of a request may tell why somebody is absent; its own page knows whether it is an absence. */
const mayBeReason = (actor: Actor, { object, type }: StoredEvent): boolean =>
  object === 'day_off_request' && subjectOf(type) === null && !can(actor, 'absences:reasons');

/** One page of what happened in the company, newest first, as this actor may read it. */
export const companyFeed = async (
  actor: Actor,
  query: CompanyFeedQuery,
  observe?: CapacityObserver,
): Promise<CompanyFeedPage> => {
  const { limit, isCompact = false } = query;
  const { before, shown } = readCursor(query.before);
  const folder = isCompact ? runFolder(shown) : undefined;
  const shards = feedShards();
  const firstRead = Math.max(READ_AT_ONCE_MIN, Math.ceil((2 * limit) / shards.length));
  const range = rangeOf({ ...query, before });
  const sources = shards.map((shard) => shardEvents(shard, range, firstRead, observe));
  const matching: Positioned[] = [];
  let readCount = 0;
  let next: string | null = null;
  for await (const stored of merged(sources)) {
    const isReadable = isRequested(stored, query) && can(actor, permissionOf(stored.object));
    const isShown = isReadable && !mayBeReason(actor, stored) && feedItemOf(actor, stored, null) !== undefined;
    const isFolded = isShown && folder?.joins(stored) === true;
    if (isShown && !isFolded) matching.push(stored);
    readCount += isFolded ? FOLDED_SHARE : 1;
    if (matching.length === limit || readCount >= LOOK_THROUGH_MAX) {
      next = folder?.cursor(stored.moment) ?? stored.moment;
      break;
    }
  }
  const [pictured, runs, nameOf] = await Promise.all([
    withAvatars(matching),
    folder ? runsOf(actor, matching) : new Map<string, FeedRun>(),
    recordNames(
      actor,
      matching.map(({ object }) => object),
    ),
  ]);
  const items = pictured.flatMap(({ stored, avatar }): FeedItem[] => {
    const item = feedItemOf(actor, stored, avatar);
    if (!item) return [];
    const run = runs.get(stored.run_id ?? '');
    return [
      {
        ...item,
        ...folder?.alike(item.id),
        // The event of a single record says more than the run that changed it.
        ...(run && run.done > 1 && { run }),
        related_name: nameOf(item.relatedObject, item.relatedObjectId),
      },
    ];
  });
  return { items: await itemsWithNames(actor, await withNotes(items)), next };
};
