import { readBytes } from '#functions/platform/files/objects.ts';
import { keptSignatureKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/** The drawn signature that a user asked to keep: the key of its picture; undefined for none. */
export const keptSignature = async (user: number): Promise<string | undefined> => {
  const item = await readItem(keptSignatureKey(user));
  const key: unknown = item?.['picture'];
  return typeof key === 'string' ? key : undefined;
};

/** The kept signature as a data: address, for the page of its user only. */
export const shownKeptSignature = async (user: number): Promise<string | null> => {
  const key = await keptSignature(user);
  if (key === undefined) return null;
  const { bytes } = await readBytes(key);
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
};

export const keepSignature = (user: number, picture: string): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...keptSignatureKey(user), picture } } }),
});

export const forgetSignature = (user: number): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: keptSignatureKey(user) } }),
});
