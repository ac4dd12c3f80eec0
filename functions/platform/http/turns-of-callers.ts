import type { APIGatewayProxyEvent } from 'aws-lambda';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { callCountKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { noteTurn } from './request-log.ts';

/** Below what the firewall lets through from one address (docs/areas/deployment.md#limits). */
const KEY_CALLS_PER_MINUTE = 300;
const KEY_WINDOW_SECONDS = 60;
const KEPT_SECONDS = 3_600;
const USER_WINDOW_SECONDS = 10;
const USERS_MAX = 1_000;

/** Notes the turn for the headers of the answer, and throws `too_many_requests` when there is none left. */
const take = (event: APIGatewayProxyEvent, count: number, limit: number, windowSeconds: number): void => {
  const reset = windowSeconds - (Math.floor(Date.now() / 1000) % windowSeconds);
  noteTurn(event, { limit, remaining: Math.max(0, limit - count), reset });
  if (count > limit) throw new AppError('too_many_requests');
};

/**
 * Counts a call of an API key in the table, so that it is one limit for all functions together: one write, which waits
 * for no other.
 */
export const takeTurnOfKey = async (event: APIGatewayProxyEvent, keyId: number): Promise<void> => {
  const at = Math.floor(Date.now() / 1000);
  const { Attributes: attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: runsTable(),
      Key: callCountKey(keyId, Math.floor(at / KEY_WINDOW_SECONDS)),
      UpdateExpression: 'ADD calls :one SET #expires = :expires',
      ExpressionAttributeNames: { '#expires': EXPIRES_AT },
      ExpressionAttributeValues: { ':one': 1, ':expires': at + KEPT_SECONDS },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  const limit = Number(process.env['KEY_CALLS_PER_MINUTE'] ?? KEY_CALLS_PER_MINUTE);
  take(event, Number(attributes?.['calls']), limit, KEY_WINDOW_SECONDS);
};

const ofUsers = new LruCache<{ window: number; count: number }>(USERS_MAX);

/**
 * Counts a call of a user in the memory of the process, which costs nothing: it stops a page that has run wild, and the
 * limit of the company stops the rest.
 */
export const takeTurnOfUser = (event: APIGatewayProxyEvent, subject: string, limit: number): void => {
  const window = Math.floor(Date.now() / 1000 / USER_WINDOW_SECONDS);
  const known = ofUsers.get(subject);
  const count = known?.window === window ? known.count + 1 : 1;
  ofUsers.set(subject, { window, count });
  take(event, count, limit, USER_WINDOW_SECONDS);
};
