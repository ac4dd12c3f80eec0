import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { sentKey, type ApiKey } from '#shared/api-keys/api-key.ts';
import { AppError } from '#shared/errors/problem.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { API_KEYS, apiKeyKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';

const SECRET_BYTES = 32;
/** A revoked key is refused here at once, and elsewhere within this time. */
const CACHE_MS = 30_000;
const CACHED_MAX = 100;

type StoredKey = ApiKey & { readonly hash: string };

const known = new LruCache<{ key: StoredKey; until: number }>(CACHED_MAX);

/** Nobody can guess 256 random bits, so a plain hash is as safe as a slow one. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const toKey = (item: Item): StoredKey => item['data'] as StoredKey;

/** The key with a number, dead or alive; what is known of it is at most half a minute old. */
export const readApiKey = async (id: number): Promise<StoredKey | undefined> => {
  const cached = known.get(String(id));
  if (cached && cached.until > Date.now()) return cached.key;
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: apiKeyKey(id), ConsistentRead: true }),
  );
  const key = item && toKey(item);
  if (key) known.set(String(id), { key, until: Date.now() + CACHE_MS });
  return key;
};

/** Whether a secret is that of the key; takes the same time for every wrong one. */
export const isSecretOf = ({ hash }: StoredKey, secret: string): boolean =>
  timingSafeEqual(hashOf(secret), Buffer.from(hash, 'hex'));

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
  committed: () => known.delete(String(id)),
});

/** Forgets what was read, because the data underneath was replaced. */
export const forgetApiKeys = (): void => known.clear();
