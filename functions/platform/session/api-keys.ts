import { createHash, timingSafeEqual } from 'node:crypto';
import type { ApiKey } from '#shared/api-keys/api-key.ts';
import { dataOf } from '#functions/platform/storage/item-data.ts';
import { apiKeyKey } from '#functions/platform/storage/keys.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

export type StoredKey = ApiKey & { readonly hash: string };

/** Nobody can guess 256 random bits, so a plain hash is as safe as a slow one. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const toKey = (item: Item): StoredKey => dataOf(item);

/** The key with a number, dead or alive, read anew by each call, so that a revoked one ends with the next. */
export const readApiKey = async (id: number): Promise<StoredKey | undefined> => {
  const item = await readItem(apiKeyKey(id));
  return item && toKey(item);
};

/** Whether a secret is that of the key; takes the same time for every wrong one. */
export const isSecretOf = ({ hash }: StoredKey, secret: string): boolean =>
  timingSafeEqual(hashOf(secret), Buffer.from(hash, 'hex'));
