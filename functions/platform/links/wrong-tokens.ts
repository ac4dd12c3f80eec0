import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { wrongTokensKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';

const WRONG_TOKENS_MAX = 10;
const MINUTE_MS = 60_000;
const KEPT_SECONDS = 3_600;

/**
 * Counts a wrong token and throws `too_many_requests` from the eleventh within a minute on. A right token is never
 * refused by this count: 256 bits cannot be guessed, and a whole office may sign from one address.
 */
export const countWrongToken = async (address: string): Promise<void> => {
  const at = Date.now();
  const { Attributes: attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: runsTable(),
      Key: wrongTokensKey(createHash('sha256').update(address).digest('hex'), Math.floor(at / MINUTE_MS)),
      UpdateExpression: 'ADD wrong_tokens :one SET #expires = :expires',
      ExpressionAttributeNames: { '#expires': EXPIRES_AT },
      ExpressionAttributeValues: { ':one': 1, ':expires': Math.floor(at / 1000) + KEPT_SECONDS },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  if (Number(attributes?.['wrong_tokens']) > WRONG_TOKENS_MAX) throw new AppError('too_many_requests');
};
