import { setImmediate as nextTurn } from 'node:timers/promises';
import { coalesce } from './coalesce.ts';
import type { Since } from './change-feed.ts';
import { LATE_MS, type ChangeLogEntry } from './change-log-entry.ts';
import { CHANGE_LOG, changeLogKey } from './keys.ts';
import { queryRaw } from './raw-query.ts';
import { recordsTable } from './tables.ts';

/**
 * A read looks back this long before the one before: a write stands in the log within `LATE_MS` of its stamp, which
 * another machine's clock gave. Each request reads that much, so it must be little where much is written.
 */
const OVERLAP_MS = 4 * LATE_MS;
/** Now and then a read looks back further, for a writer whose clock is off or who died before its second entry. */
const WIDE_OVERLAP_MS = 60_000;
const WIDE_EVERY_MS = 10_000;
/**
 * A partition is read again this long: entry and rows appear together, but a Query is not isolated from a transaction.
 * All rows are there once the write is acknowledged, so within `LATE_MS` of its stamp or before its second entry.
 */
const SETTLE_MS = 4 * LATE_MS;
/** A reader that has slept for longer takes every partition as written to, because entries are kept for an hour. */
const SLEPT_MS = 15 * 60_000;
/**
 * At most this many pending reads per partition. An active reader has one for each second; for an idle one the oldest
 * are merged.
 */
const PENDING_MAX = 50;

/** A partition was written to from `since` on; a reader before `settlesAt` has to read it again (both epoch ms). */
type PendingRead = { readonly since: number; readonly settlesAt: number };

const secondOf = ({ settlesAt }: PendingRead): number => Math.floor(settlesAt / 1000);

/** A new object, so that a reader that is reading one of the two does not count the merged one as done. */
const merged = (one: PendingRead, other: PendingRead): PendingRead => ({
  since: Math.min(one.since, other.since),
  settlesAt: Math.max(one.settlesAt, other.settlesAt),
});

/** The partitions to read again, as of `readAt` (epoch ms). */
export type Due = { readonly since: Since; readonly readAt: number; readonly pending: ReadonlySet<PendingRead> };

const followers = new Set<Follower>();
/** What was announced to the followers, by the keys of the entries: at least of those that a read can find. */
const announced = new Map<string, { readonly partitions: readonly string[]; readonly read: PendingRead }>();

/** Keeps track of which partitions of a reader have to be read again. */
export class Follower {
  readonly #pending: Map<string, PendingRead[]>;

  constructor(partitions: readonly string[]) {
    this.#pending = new Map(partitions.map((partition) => [partition, []]));
    followers.add(this);
    // Rows of what was found in the last second may not be there yet when this follower reads everything.
    for (const { partitions: written, read } of announced.values())
      if (read.settlesAt > Date.now()) for (const partition of written) this.add(partition, read);
  }

  /** The partitions to read and the instants to read them from, without the pending reads of `except`. */
  due(except?: Due): Due {
    const since = new Map<string, number>();
    const pending = new Set<PendingRead>();
    for (const [partition, reads] of this.#pending) {
      for (const read of reads) {
        if (except?.pending.has(read)) continue;
        pending.add(read);
        since.set(partition, Math.min(read.since, since.get(partition) ?? Number.POSITIVE_INFINITY));
      }
    }
    return { since, readAt: Date.now(), pending };
  }

  /** Call it once the due partitions were read and their rows are kept. */
  done({ pending, readAt: at }: Due): void {
    // Partitions that were found before the clock was set back settle no later than those found now.
    const latest = Date.now() + SETTLE_MS;
    for (const [partition, reads] of this.#pending) {
      const open = reads.filter((read) => !pending.has(read) || read.settlesAt > at);
      this.#pending.set(
        partition,
        open.map((read) => (read.settlesAt > latest ? { ...read, settlesAt: latest } : read)),
      );
    }
  }

  /** Hears of nothing any more. */
  stop(): void {
    followers.delete(this);
  }

  /** Takes nothing as written to any more, because the data underneath was replaced. */
  forget(): void {
    for (const partition of this.#pending.keys()) this.#pending.set(partition, []);
  }

  add(partition: string, read: PendingRead): void {
    const pending = this.#pending.get(partition);
    if (!pending) return;
    const last = pending.at(-1);
    if (last && secondOf(last) === secondOf(read)) pending[pending.length - 1] = merged(last, read);
    else pending.push(read);
    // The oldest two are merged: otherwise a partition that is always written to would never settle.
    if (pending.length > PENDING_MAX) pending.splice(0, 2, merged(pending[0]!, pending[1]!));
  }

  addAll(read: PendingRead): void {
    for (const partition of this.#pending.keys()) this.add(partition, read);
  }
}

let readAt = 0;
let readWidelyAt = 0;

const stampOf = (key: string): number => Number.parseInt(key, 10);

/** Forgets the entries from before a moment (epoch ms). */
const forgetBefore = (moment: number): void => {
  for (const key of announced.keys()) if (stampOf(key) < moment) announced.delete(key);
};

const announce = (key: string, partitions: readonly string[], read: PendingRead): void => {
  announced.set(key, { partitions, read });
  for (const partition of partitions) for (const follower of followers) follower.add(partition, read);
};

/** Announces an acknowledged write of this process: its rows need not settle, and the log need not be read. */
export const announceWrites = ({ changedAt, token, partitions, since = changedAt }: ChangeLogEntry): void => {
  announce(changeLogKey(changedAt, token).sk, partitions, { since, settlesAt: 0 });
};

const readLog = async (): Promise<void> => {
  const startedAt = Date.now();
  const slept = startedAt - readAt > SLEPT_MS;
  const isWide = slept || Math.abs(startedAt - readWidelyAt) >= WIDE_EVERY_MS;
  const from = (slept ? startedAt : Math.min(readAt, startedAt)) - (isWide ? WIDE_OVERLAP_MS : OVERLAP_MS);
  await queryRaw(
    {
      TableName: recordsTable(),
      KeyConditionExpression: 'pk = :pk AND sk >= :from',
      ExpressionAttributeValues: { ':pk': { S: CHANGE_LOG }, ':from': { S: String(from) } },
    },
    (item) => {
      const key = item['sk']!['S']!;
      if (announced.has(key)) return;
      const since = Number(item['since']?.['N'] ?? stampOf(key));
      // The time counts from now, not from the start of the read: reads in between may miss the write.
      announce(key, item['partitions']!['S']!.split(' '), { since, settlesAt: Date.now() + SETTLE_MS });
    },
  );
  if (slept && readAt > 0) {
    const read = { since: readAt - WIDE_OVERLAP_MS, settlesAt: Date.now() + SETTLE_MS };
    for (const follower of followers) follower.addAll(read);
  }
  readAt = startedAt;
  if (!isWide) return;
  readWidelyAt = startedAt;
  // No later read looks back further.
  forgetBefore(startedAt - WIDE_OVERLAP_MS);
};

/**
 * Announces to the followers the partitions written to by every transaction that was acknowledged before the call. All
 * collections of a request share one read.
 */
export const refreshChangeLog = coalesce(readLog, () => nextTurn());

/** Makes the followers start over, because the data underneath was replaced. */
export const forgetChangeLog = (): void => {
  readAt = 0;
  // The entries stay known: those that a read finds are of writes that whoever starts over sees.
  for (const [key, { partitions, read }] of announced)
    announced.set(key, { partitions, read: { ...read, settlesAt: 0 } });
  for (const follower of followers) follower.forget();
};
