import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { endedSignInKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Longer than tokens of a sign-in are renewed. */
const KEPT_SECONDS = 86_400;
/** An end takes effect within this time, as changed rights do (docs/areas/session-and-rights.md#ending-sessions). */
const CACHE_MS = 30_000;
const CACHED_MAX = 500;

const known = new LruCache<{ isEnded: boolean; until: number }>(CACHED_MAX);
const nameOf = (subject: string, signedInAt: number): string => `${subject} ${signedInAt}`;

const readEnded = async (subject: string, signedInAt: number): Promise<boolean> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: runsTable(), Key: endedSignInKey(subject, signedInAt), ConsistentRead: true }),
  );
  return item !== undefined;
};

/** The sign-ins of a user that were ended, by their moment. */
export const readEndedSignIns = async (subject: string): Promise<ReadonlySet<number>> => {
  const items = await queryItems({
    TableName: runsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': endedSignInKey(subject, 0).pk },
  });
  return new Set(items.map((item) => Number(item['sk'])));
};

/** Throws `unauthenticated` for a sign-in that its user ended. */
export const assertSignInGoesOn = async (subject: string, signedInAt: number): Promise<void> => {
  const name = nameOf(subject, signedInAt);
  let found = known.get(name);
  if (!found || found.until <= Date.now()) {
    found = { isEnded: await readEnded(subject, signedInAt), until: Date.now() + CACHE_MS };
    known.set(name, found);
  }
  if (found.isEnded) throw new AppError('unauthenticated', { detail: 'You were signed out. Sign in again.' });
};

/** Ends a sign-in: its tokens are refused here at once, and elsewhere within half a minute. */
export const endSignIn = (subject: string, signedInAt: number): Write => ({
  build: () => ({
    Put: {
      TableName: runsTable(),
      Item: {
        ...endedSignInKey(subject, signedInAt),
        [EXPIRES_AT]: Math.floor(Date.now() / 1000) + KEPT_SECONDS,
      },
    },
  }),
  committed: () => known.delete(nameOf(subject, signedInAt)),
});

/** Forgets what was read, because the data underneath was replaced. */
export const forgetEndedSignIns = (): void => known.clear();
