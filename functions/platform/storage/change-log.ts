import { setImmediate as nextTurn } from 'node:timers/promises';
import { coalesced } from './coalesce.ts';
import type { Since } from './change-feed.ts';
import type { ChangeLogEntry } from './change-log-entry.ts';
import { CHANGE_LOG, changeLogKey } from './keys.ts';
import { queryRaw } from './raw-query.ts';
import { recordsTable } from './tables.ts';

/** A write is stamped before an attempt that may take 3 seconds, on another machine's clock. */
const OVERLAP_MS = 5_000;
/** Once in a while look back further, for a writer whose clock is off or whose attempt hung. */
const WIDE_OVERLAP_MS = 60_000;
const WIDE_EVERY_MS = 10_000;
/** An entry and the rows it tells of appear together, but a Query is not isolated from a transaction: look again. */
const SETTLE_MS = 5_000;
/** Who did not read for so long takes every partition as written to: entries are kept for an hour. */
const SLEPT_MS = 15 * 60_000;
/** Of a reader who reads, a partition has one for each second; of one who does not, the oldest become one. */
const FINDS_MAX = 50;

/** A partition was written to from `since` on; who reads it before `settlesAt` reads it again (both epoch ms). */
type PendingRead = { readonly since: number; readonly settlesAt: number };

const secondOf = ({ settlesAt }: PendingRead): number => Math.floor(settlesAt / 1000);

/** A new one: who reads one of them now has not read the other. */
const both = (one: PendingRead, other: PendingRead): PendingRead => ({
  since: Math.min(one.since, other.since),
  settlesAt: Math.max(one.settlesAt, other.settlesAt),
});

/** What is to be read again, as of `readAt` (epoch ms). */
export type Due = { readonly since: Since; readonly readAt: number; readonly finds: ReadonlySet<PendingRead> };

const followers = new Set<Follower>();

/** What of a reader's partitions is to be read again. */
export class Follower {
  readonly #finds: Map<string, PendingRead[]>;

  constructor(partitions: readonly string[]) {
    this.#finds = new Map(partitions.map((partition) => [partition, []]));
    followers.add(this);
  }

  /** The partitions that were written to, with the moment from which on they are to be read; `but` those of before. */
  due(but?: Due): Due {
    const since = new Map<string, number>();
    const finds = new Set<PendingRead>();
    for (const [partition, found] of this.#finds) {
      for (const find of found) {
        if (but?.finds.has(find)) continue;
        finds.add(find);
        since.set(partition, Math.min(find.since, since.get(partition) ?? Number.POSITIVE_INFINITY));
      }
    }
    return { since, readAt: Date.now(), finds };
  }

  /** All of it was read, and is kept. */
  done({ finds, readAt: at }: Due): void {
    for (const [partition, found] of this.#finds) {
      const open = found.filter((find) => !finds.has(find) || find.settlesAt > at);
      if (open.length < found.length) this.#finds.set(partition, open);
    }
  }

  add(partition: string, find: PendingRead): void {
    const finds = this.#finds.get(partition);
    if (!finds) return;
    const last = finds.at(-1);
    if (last && secondOf(last) === secondOf(find)) finds[finds.length - 1] = both(last, find);
    else finds.push(find);
    // The oldest: a partition that is always written to would otherwise never settle.
    if (finds.length > FINDS_MAX) finds.splice(0, 2, both(finds[0]!, finds[1]!));
  }

  addAll(find: PendingRead): void {
    for (const partition of this.#finds.keys()) this.add(partition, find);
  }
}

let readAt = 0;
let readWidelyAt = 0;
/** Keys of entries that were told to the followers, those of the last minute at least. */
let told = new Set<string>();

const tell = (key: string, partitions: readonly string[], settlesAt: number): void => {
  const find = { since: Number.parseInt(key, 10), settlesAt };
  for (const partition of partitions) for (const follower of followers) follower.add(partition, find);
};

/** Of this process, and acknowledged: its rows need not settle, and no read of the log is waited for. */
export const announceWrites = ({ changedAt, token, partitions }: ChangeLogEntry): void => {
  const { sk } = changeLogKey(changedAt, token);
  told.add(sk);
  tell(sk, partitions, 0);
};

const readLog = async (): Promise<void> => {
  const startedAt = Date.now();
  const slept = startedAt - readAt > SLEPT_MS;
  const isWide = slept || Math.abs(startedAt - readWidelyAt) >= WIDE_EVERY_MS;
  const from = (slept ? startedAt : Math.min(readAt, startedAt)) - (isWide ? WIDE_OVERLAP_MS : OVERLAP_MS);
  const seen = new Set(isWide ? [] : told);
  await queryRaw(
    {
      TableName: recordsTable(),
      KeyConditionExpression: 'pk = :pk AND sk >= :from',
      ExpressionAttributeValues: { ':pk': { S: CHANGE_LOG }, ':from': { S: String(from) } },
    },
    (item) => {
      const key = item['sk']!['S']!;
      // From now, not from when the read began: what is read meanwhile may not have it.
      if (!told.has(key)) tell(key, item['partitions']!['S']!.split(' '), Date.now() + SETTLE_MS);
      seen.add(key);
    },
  );
  if (slept && readAt > 0) {
    const find = { since: readAt - WIDE_OVERLAP_MS, settlesAt: Date.now() + SETTLE_MS };
    for (const follower of followers) follower.addAll(find);
  }
  told = seen;
  readAt = startedAt;
  if (isWide) readWidelyAt = startedAt;
};

/**
 * Tells the followers which partitions were written to, by every transaction acknowledged before the call: one read,
 * which all collections of a request share.
 */
export const refreshChangeLog = coalesced(readLog, () => nextTurn());

/** The data underneath was replaced; whoever follows starts over. */
export const forgetChangeLog = (): void => {
  readAt = 0;
};
