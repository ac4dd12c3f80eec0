import { AppError } from '#shared/errors/problem.ts';
import { endedSignInKey, endedSignInsKey, type Key } from '#functions/platform/storage/keys.ts';
import { Follower, type Due } from '#functions/platform/storage/change-log.ts';
import { logOfRequest } from '#functions/platform/storage/log-ahead.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';

/** Longer than tokens of a sign-in are renewed. */
const KEPT_SECONDS = 86_400;
/** What was read is read again after this time, for an end whose entry in the change log nobody saw. */
const KEPT_MS = 30_000;
/** What the change log tells of an end. It names no user: their erasure would have to find the entry. */
const ENDS = 'ended-sign-ins';
/** How many users a process keeps this of. */
const KEPT_USERS = 1_000;

/** The clocks of two functions, and of the provider, differ by less than this, in seconds. */
const SKEW_SECONDS = 60;

/** By the moment of an end that lay ahead: when this process first saw it, in epoch seconds. */
const firstSeen = new Map<number, number>();

/**
 * Whether a sign-in was ended by an end of all up to a moment, both in epoch seconds. One in the same second counts as
 * older. An end that lies ahead was made by a clock that was set back since: it would refuse whoever signs in again, so
 * there it ends what began before this process saw it, and what the former clock dated ahead.
 */
export const isEndedUntil = (until: number, signedInAt: number): boolean => {
  if (signedInAt > until) return false;
  const at = Math.floor(Date.now() / 1000);
  if (until <= at + SKEW_SECONDS) return true;
  const seenAt = firstSeen.get(until) ?? at;
  firstSeen.set(until, seenAt);
  return signedInAt <= seenAt || signedInAt > at + SKEW_SECONDS;
};

/** Tells of the sign-ins of a user, by their moment (epoch seconds), whether they were ended. */
export type IsEnded = (signedInAt: number) => boolean;

/** The items that say what was ended of the sign-ins of a user. */
export const readEndings = (subject: string): Promise<Item[]> =>
  queryItems({
    TableName: runsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': endedSignInKey(subject, 0).pk },
  });

/** What a read found, and which entries of the change log it answers. */
type Found = { readonly isEnded: IsEnded; readonly due: Due };

/** What is known of the sign-ins of a user, and whether the change log told of an end since. */
class Endings {
  readonly #subject: string;
  readonly #follower: Follower;
  #last: Found | undefined;
  /** How many reads began, and which of them found what is known. */
  #begun = 0;
  #lastBegun = 0;

  constructor(subject: string) {
    this.#subject = subject;
    this.#follower = new Follower([ENDS]);
  }

  /** What was found by an earlier request; undefined where it has to be read. */
  get known(): IsEnded | undefined {
    const isKept = this.#last && Date.now() - this.#last.due.readAt < KEPT_MS;
    return isKept && this.#follower.due().pending.size === 0 ? this.#last?.isEnded : undefined;
  }

  async read(): Promise<Found> {
    const due = this.#follower.due();
    const nth = (this.#begun += 1);
    const items = await readEndings(this.#subject);
    this.#follower.done(due);
    const single = new Set(items.map(({ sk }) => sk));
    const until = Math.max(0, ...items.map(({ until: moment }) => Number(moment ?? 0)));
    const isEnded: IsEnded = (signedInAt) =>
      isEndedUntil(until, signedInAt) || single.has(endedSignInKey(this.#subject, signedInAt).sk);
    const found = { isEnded, due };
    // One that began earlier and took longer misses what was ended meanwhile.
    if (nth > this.#lastBegun) [this.#last, this.#lastBegun] = [found, nth];
    return found;
  }

  /** Whether the change log told of nothing since that read began. */
  isLatest({ due }: Found): boolean {
    return this.#follower.due(due).pending.size === 0;
  }

  drop(): void {
    this.#follower.stop();
  }
}

const kept = new Map<string, Endings>();

/** Forgets what is kept of all users, because the data underneath was replaced. */
export const forgetEndings = (): void => {
  for (const endings of kept.values()) endings.drop();
  kept.clear();
};

/** What is kept of a user. Whoever called last is the last to be dropped. */
const endingsOf = (subject: string): Endings => {
  const endings = kept.get(subject) ?? new Endings(subject);
  kept.delete(subject);
  kept.set(subject, endings);
  for (const [other, dropped] of kept) {
    if (kept.size <= KEPT_USERS) break;
    dropped.drop();
    kept.delete(other);
  }
  return endings;
};

/**
 * What was ended of the sign-ins of a user: single ones, and all up to a moment. An end holds from the next request on in
 * every process (docs/areas/session-and-rights.md#ending-sessions): each waits for the change log, which tells of it, and
 * the lists of the request share that read.
 */
export const readEndedSignIns = async (subject: string): Promise<IsEnded> => {
  const endings = endingsOf(subject);
  const [early] = await Promise.all([endings.known ? undefined : endings.read(), logOfRequest()]);
  if (early && endings.isLatest(early)) return early.isEnded;
  return endings.known ?? (await endings.read()).isEnded;
};

/** The error for a token of a sign-in that was ended. */
export const signedOutError = (): AppError =>
  new AppError('unauthenticated', { detail: 'You were signed out. Sign in again.' });

const put = (key: Key, fields: { readonly until?: number } = {}): Write => ({
  follows: ENDS,
  build: () => ({
    Put: {
      TableName: runsTable(),
      Item: { ...key, ...fields, [EXPIRES_AT]: Math.floor(Date.now() / 1000) + KEPT_SECONDS },
    },
  }),
});

/** Ends a sign-in: its tokens are refused from now on. */
export const endSignIn = (subject: string, signedInAt: number): Write => put(endedSignInKey(subject, signedInAt));

/** Ends every sign-in of a user up to a moment, in epoch seconds. */
export const endSignInsUntil = (subject: string, until: number): Write =>
  put(endedSignInsKey(subject, until), { until });
