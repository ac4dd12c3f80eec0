import { randomBytes } from 'node:crypto';
import { sentKey, type ApiKey } from '#shared/api-keys/api-key.ts';
import { AppError } from '#shared/errors/problem.ts';
import { API_KEYS, apiKeyKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { hashOf, toKey, type StoredKey } from './api-keys.ts';

const SECRET_BYTES = 32;

/** All keys, latest first, without their hashes. */
export const listKeys = async (): Promise<ApiKey[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': API_KEYS },
  });
  return items.map((item) => toKey(item)).toSorted((one, other) => other.id - one.id);
};

/** A new key: what its owner sends, which is stored nowhere, and the write that makes it valid. */
export const createKey = (terms: Omit<ApiKey, 'revoked_at'>): { key: string; write: Write } => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const data: StoredKey = { ...terms, revoked_at: null, hash: hashOf(secret).toString('hex') };
  const write: Write = {
    build: () => ({
      Put: {
        TableName: recordsTable(),
        Item: { ...apiKeyKey(terms.id), data },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),
  };
  return { key: sentKey(terms.id, secret), write };
};

/** Ends a key for good. */
export const revokeKey = ({ id }: ApiKey, at: Date): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: apiKeyKey(id),
      UpdateExpression: 'SET #data.revoked_at = :now',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#data': 'data' },
      ExpressionAttributeValues: { ':now': at.toISOString() },
    },
  }),
  failed: () => new AppError('not_found'),
});
