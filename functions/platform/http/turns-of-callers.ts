import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { actLimits, type LimitedAct } from '#shared/contract/endpoint.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { callCountKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { noteTurn } from './request-log.ts';

/** Below what the firewall lets through from one address (docs/areas/deployment.md#limits). */
const KEY_CALLS_PER_MINUTE = 300;
const KEY_WINDOW_SECONDS = 60;
const KEPT_SECONDS = 3_600;
const USER_CALLS_PER_10_SECONDS = 200;
const USER_WINDOW_SECONDS = 10;
const ACT_WINDOW_SECONDS = 60;
const USERS_MAX = 1_000;
/** How many calls of a user a process keeps to itself before it tells the table. */
export const USER_CALLS_UNSTORED = 10;

const windowOf = (seconds: number): number => Math.floor(Date.now() / 1000 / seconds);

/** Whether users are counted; tests and benchmarks, whose users never rest, switch it off. */
const areUsersCounted = (): boolean => process.env['CALL_LIMITS'] !== 'off';

/** Notes the turn for the headers of the answer, and throws `too_many_requests` when there is none left. */
const take = (
  event: APIGatewayProxyEvent,
  count: number,
  { limit, seconds, detail }: { limit: number; seconds: number; detail?: (reset: number) => string },
): void => {
  const reset = seconds - (Math.floor(Date.now() / 1000) % seconds);
  noteTurn(event, { limit, remaining: Math.max(0, limit - count), reset });
  if (count > limit)
    throw new AppError('too_many_requests', { ...(detail && { detail: detail(reset) }), retryAfter: reset });
};

/** Counts calls in the table, for all functions together: one write, which waits for no other. Returns the sum. */
const addCalls = async (counted: string, window: number, calls: number): Promise<number> => {
  const { Attributes: attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: runsTable(),
      Key: callCountKey(counted, window),
      UpdateExpression: 'ADD calls :calls SET #expires = :expires',
      ExpressionAttributeNames: { '#expires': EXPIRES_AT },
      ExpressionAttributeValues: { ':calls': calls, ':expires': Math.floor(Date.now() / 1000) + KEPT_SECONDS },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(attributes?.['calls']);
};

/** A name of a caller that tells nobody who they are: at some issuers a subject is an e-mail address. */
const counterOf = (what: string, subject: string): string =>
  `${what}#${createHash('sha256').update(subject).digest('base64url')}`;

/** Counts a call of an API key. */
export const takeTurnOfKey = async (event: APIGatewayProxyEvent, keyId: number): Promise<void> => {
  const count = await addCalls(String(keyId), windowOf(KEY_WINDOW_SECONDS), 1);
  const limit = Number(process.env['KEY_CALLS_PER_MINUTE'] ?? KEY_CALLS_PER_MINUTE);
  take(event, count, { limit, seconds: KEY_WINDOW_SECONDS });
};

/** `stored` is the sum in the table when this process last added to it, `unstored` its own calls since. */
type UserCalls = { readonly window: number; stored: number; unstored: number };

/** The turns that one process gives to users. */
export const turnsOfUsers = () => {
  const ofUsers = new LruCache<UserCalls>(USERS_MAX);
  return async (event: APIGatewayProxyEvent, subject: string): Promise<void> => {
    if (!areUsersCounted()) return;
    const window = windowOf(USER_WINDOW_SECONDS);
    const known = ofUsers.get(subject);
    const counted = known?.window === window ? known : { window, stored: 0, unstored: 0 };
    ofUsers.set(subject, counted);
    counted.unstored += 1;
    if (counted.unstored >= USER_CALLS_UNSTORED) {
      const { unstored } = counted;
      counted.unstored = 0;
      // Two calls of this process may be answered in the other order.
      counted.stored = Math.max(
        counted.stored + unstored,
        await addCalls(counterOf('user', subject), window, unstored),
      );
    }
    const limit = Number(process.env['USER_CALLS_PER_10_SECONDS'] ?? USER_CALLS_PER_10_SECONDS);
    take(event, counted.stored + counted.unstored, { limit, seconds: USER_WINDOW_SECONDS });
  };
};

/**
 * Counts a call of a user. Each process tells the table of every tenth one only, so that a usual call costs nothing: of
 * several processes together a user gets at most nine more for each (docs/areas/deployment.md#limits).
 */
export const takeTurnOfUser = turnsOfUsers();

/** Counts what a caller does of a kind that costs much, a key as well as a user. */
export const takeTurnOfAct = async (event: APIGatewayProxyEvent, subject: string, act: LimitedAct): Promise<void> => {
  if (!areUsersCounted()) return;
  const limit = actLimits[act];
  const count = await addCalls(counterOf(act, subject), windowOf(ACT_WINDOW_SECONDS), 1);
  const detail = (reset: number): string =>
    `This can be done up to ${limit} times a minute. Try again in ${reset} seconds.`;
  take(event, count, { limit, seconds: ACT_WINDOW_SECONDS, detail });
};
