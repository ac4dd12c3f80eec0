import { setImmediate as nextTurn } from 'node:timers/promises';
import { coalesced } from './coalesce.ts';
import type { Since } from './change-feed.ts';
import { CHANGE_LOG } from './keys.ts';
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
/** More than these of one partition become one. */
const FINDS_MAX = 50;

/** A partition was written to: its rows from `since` on are new to who read it before `foundAt` (both epoch ms). */
type Find = { since: number; foundAt: number };

const followers = new Set<Follower>();

/** What of a reader's partitions is to be read again, as of the last `refreshChangeLog`. */
export class Follower {
  readonly #finds: Map<string, Find[]>;

  constructor(partitions: readonly string[]) {
    this.#finds = new Map(partitions.map((partition) => [partition, []]));
    followers.add(this);
  }

  /** The partitions that were written to, with the moment from which on they are to be read. */
  due(): Since {
    const due = new Map<string, number>();
    for (const [partition, finds] of this.#finds)
      if (finds.length > 0) due.set(partition, Math.min(...finds.map(({ since }) => since)));
    return due;
  }

  /** All that was due was read, from `readAt` (epoch ms) on. */
  done(readAt: number): void {
    for (const [partition, finds] of this.#finds) {
      const open = finds.filter(({ foundAt }) => foundAt + SETTLE_MS > readAt);
      if (open.length < finds.length) this.#finds.set(partition, open);
    }
  }

  add(partition: string, { since, foundAt }: Find): void {
    const finds = this.#finds.get(partition);
    const last = finds?.at(-1);
    if (last && (last.foundAt === foundAt || finds!.length >= FINDS_MAX)) {
      last.since = Math.min(last.since, since);
      last.foundAt = foundAt;
    } else finds?.push({ since, foundAt });
  }

  addAll(find: Find): void {
    for (const partition of this.#finds.keys()) this.add(partition, find);
  }
}

let readAt = 0;
let readWidelyAt = 0;
/** Keys of entries that were told to the followers, those of the last minute at least. */
let told = new Set<string>();

const tell = (key: string, partitions: string): void => {
  // Now, not when the read began: what is read meanwhile may not have it.
  const find = { since: Number.parseInt(key, 10), foundAt: Date.now() };
  for (const partition of partitions.split(' ')) for (const follower of followers) follower.add(partition, find);
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
      if (!told.has(key)) tell(key, item['partitions']!['S']!);
      seen.add(key);
    },
  );
  if (slept && readAt > 0) {
    const find = { since: readAt - WIDE_OVERLAP_MS, foundAt: Date.now() };
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
