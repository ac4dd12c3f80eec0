import { createHash, timingSafeEqual } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { ApiKey } from '#shared/api-keys/api-key.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { apiKeyKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item } from '#functions/platform/storage/write.ts';

/** A revoked key is refused here at once, and elsewhere within this time. */
const CACHE_MS = 30_000;
const CACHED_MAX = 100;

export type StoredKey = ApiKey & { readonly hash: string };

const known = new LruCache<{ key: StoredKey; until: number }>(CACHED_MAX);

/** Nobody can guess 256 random bits, so a plain hash is as safe as a slow one. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const toKey = (item: Item): StoredKey => item['data'] as StoredKey;

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

/** Reads a key anew, because it was changed here. */
export const forgetKey = (id: number): void => known.delete(String(id));

/** Forgets what was read, because the data underneath was replaced. */
export const forgetApiKeys = (): void => known.clear();
