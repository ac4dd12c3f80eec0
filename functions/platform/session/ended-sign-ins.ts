import { AppError } from '#shared/errors/problem.ts';
import { endedSignInKey, endedSignInsKey, type Key } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';

/** Longer than tokens of a sign-in are renewed. */
const KEPT_SECONDS = 86_400;

/** Tells of the sign-ins of a user, by their moment (epoch seconds), whether they were ended. */
export type IsEnded = (signedInAt: number) => boolean;

/** The items that say what was ended of the sign-ins of a user. */
export const readEndings = (subject: string): Promise<Item[]> =>
  queryItems({
    TableName: runsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': endedSignInKey(subject, 0).pk },
  });

/**
 * What was ended of the sign-ins of a user: single ones, and all up to a moment. Read by every request of a user, since
 * an end holds from the next one on in every process (docs/areas/session-and-rights.md#ending-sessions).
 */
export const readEndedSignIns = async (subject: string): Promise<IsEnded> => {
  const items = await readEndings(subject);
  const single = new Set(items.map(({ sk }) => sk));
  const until = Math.max(0, ...items.map(({ until: moment }) => Number(moment ?? 0)));
  // A sign-in in the same second counts as older.
  return (signedInAt) => signedInAt <= until || single.has(endedSignInKey(subject, signedInAt).sk);
};

/** The error for a token of a sign-in that was ended. */
export const signedOutError = (): AppError =>
  new AppError('unauthenticated', { detail: 'You were signed out. Sign in again.' });

const put = (key: Key, fields: { readonly until?: number } = {}): Write => ({
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
