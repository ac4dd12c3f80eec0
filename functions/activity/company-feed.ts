import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { subjectOf, type ActivityItem } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { feedShards } from '#functions/platform/storage/keys.ts';
import { activityTable, BY_MOMENT } from '#functions/platform/storage/tables.ts';
import { feedItemOf } from './feed-item.ts';
import { isRequested, momentsOf, type FeedFilters } from './feed-filters.ts';
import { withAvatars } from './feed.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { permissionOf, recordNames } from './visible-object.ts';

export type CompanyFeedQuery = FeedFilters & {
  /** The `next` of the page before. */
  before?: string | undefined;
  /** Lines of one import or undo become one. */
  isCompact?: boolean;
  limit: number;
};

/** `next` is null at the end. A rare filter may give a short page, even an empty one, that still has a next. */
export type CompanyFeedPage = { items: ActivityItem[]; next: string | null };

type Positioned = StoredEvent & { moment: string };

/** Filters are applied after reading: a request reads at most this many events, and the next one continues there. */
const LOOK_THROUGH_MAX = 4_000;
/** The compact feed shows the latest lines only and reads less for them. */
const COMPACT_LOOK_THROUGH_MAX = 1_000;
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

/** Lines of one import or undo follow each other within this time. */
const MASS_MS = 10 * 60_000;

/** Finds lines that an import or an undo wrote about many records, and counts them with the newest of them. */
const massCounter = () => {
  const newest = new Map<string, { id: string; last: number; more: number }>();
  return {
    /** Whether the event belongs to a line that is shown already. */
    joins: ({ id, type, actor, payload, at }: StoredEvent): boolean => {
      const { via_undo: viaUndo, via_excel: viaExcel } = payload as { via_undo?: unknown; via_excel?: unknown };
      if (viaUndo !== true && viaExcel !== true) return false;
      const key = `${type} ${actor.user_id} ${viaUndo === true ? 'undo' : 'excel'}`;
      const known = newest.get(key);
      const moment = Date.parse(at);
      if (!known || known.last - moment > MASS_MS) {
        newest.set(key, { id, last: moment, more: 0 });
        return false;
      }
      known.last = moment;
      known.more += 1;
      return true;
    },
    alike: (id: string): { alike?: number } => {
      const mass = [...newest.values()].find((each) => each.id === id);
      return mass && mass.more > 0 ? { alike: mass.more } : {};
    },
  };
};

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
  const lookThrough = isCompact ? COMPACT_LOOK_THROUGH_MAX : LOOK_THROUGH_MAX;
  const masses = massCounter();
  const shards = feedShards();
  const firstRead = Math.max(READ_AT_ONCE_MIN, Math.ceil((2 * limit) / shards.length));
  const range = rangeOf(query);
  const sources = shards.map((shard) => shardEvents(shard, range, firstRead, observe));
  const matching: Positioned[] = [];
  let readCount = 0;
  let next: string | null = null;
  for await (const stored of merged(sources)) {
    readCount += 1;
    const isReadable = isRequested(stored, query) && can(actor, permissionOf(stored.object));
    if (
      isReadable &&
      !mayBeReason(actor, stored) &&
      feedItemOf(actor, stored, null) &&
      !(isCompact && masses.joins(stored))
    )
      matching.push(stored);
    if (matching.length === limit || readCount === lookThrough) {
      next = stored.moment;
      break;
    }
  }
  const [pictured, nameOf] = await Promise.all([
    withAvatars(matching),
    recordNames(
      actor,
      matching.map(({ object }) => object),
    ),
  ]);
  const items = pictured
    .flatMap(({ stored, avatar }) => feedItemOf(actor, stored, avatar) ?? [])
    .map((item) => ({
      ...item,
      ...masses.alike(item.id),
      related_name: nameOf(item.relatedObject, item.relatedObjectId),
    }));
  return { items, next };
};
