import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient, isUnmet } from '#functions/platform/storage/client.ts';
import type { Key } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';

/** How many tries may fail within a time that begins with the first of them. */
type Allowed = { readonly key: Key; readonly tries: number; readonly minutes: number };

/** How many tries failed, and when the time ends in which they count. */
type Tried = { readonly tries: number; readonly endsAt: number };

const change = async (
  key: Key,
  expression: string,
  condition: string,
  values: Record<string, number>,
): Promise<Tried> => {
  const { Attributes: attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: runsTable(),
      Key: key,
      UpdateExpression: expression,
      ConditionExpression: condition,
      ExpressionAttributeNames: expression.includes('#expires') ? { '#expires': EXPIRES_AT } : undefined,
      ExpressionAttributeValues: values,
      ReturnValues: 'ALL_NEW',
    }),
  );
  return { tries: Number(attributes?.['tries']), endsAt: Number(attributes?.['ends_at']) };
};

/** Counts one more try within the time that is running, or begins a new one. */
const countTry = async ({ key, minutes }: Allowed): Promise<Tried> => {
  const at = Date.now();
  const ends = at + minutes * 60_000;
  try {
    return await change(key, 'SET tries = tries + :one', 'ends_at > :now', { ':one': 1, ':now': at });
  } catch (error) {
    if (!isUnmet(error)) throw error;
  }
  const begins = 'SET tries = :one, ends_at = :ends, #expires = :expires';
  const values = { ':one': 1, ':now': at, ':ends': ends, ':expires': Math.ceil(ends / 1000) };
  try {
    return await change(key, begins, 'attribute_not_exists(ends_at) OR ends_at <= :now', values);
  } catch (error) {
    if (!isUnmet(error)) throw error;
    // Somebody else has begun it at this moment.
    return countTry({ key, minutes, tries: 0 });
  }
};

/** Takes back a try that went well. */
const forgiveTry = async (key: Key): Promise<void> => {
  await change(key, 'SET tries = tries - :one', 'tries > :none', { ':one': 1, ':none': 0 }).catch((error: unknown) => {
    if (!isUnmet(error)) throw error;
  });
};

/**
 * Tries something that may be guessed. It is counted before it is tried, so that many at once are not more than are
 * allowed; from then on it throws `too_many_requests` without trying.
 */
export const withFewTries = async <R>(allowed: Allowed, attempt: () => Promise<R>): Promise<R> => {
  const { key, tries, minutes } = allowed;
  const tried = await countTry(allowed);
  if (tried.tries > tries)
    throw new AppError('too_many_requests', {
      detail: `Too many failed tries. Try again in ${minutes} minutes.`,
      retryAfter: Math.max(1, Math.ceil((tried.endsAt - Date.now()) / 1000)),
    });
  const result = await attempt();
  await forgiveTry(key);
  return result;
};
