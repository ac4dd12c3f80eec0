import { AppError } from '#shared/errors/problem.ts';
import { staleVersionError } from './saved-version.ts';
import { versionedDataOf } from './item-data.ts';
import type { Key } from './keys.ts';
import { readItem } from './read-item.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

/**
 * An item beside a record that is saved by itself, such as a document or a reminder. These are functions rather than a
 * store, so that a Lambda is built with those alone that it calls.
 */
type Versioned = { readonly version: number };

const versionedItem = (key: Key, { version, ...data }: Versioned): Item => ({ ...key, version, data });

/** Strongly consistent. */
export const readVersionedItem = async <T extends Versioned>(key: Key): Promise<T | undefined> => {
  const item = await readItem(key);
  return item && versionedDataOf<T>(item);
};

const asStored = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

const changedSince =
  <T extends Versioned>(present: (value: T) => unknown) =>
  (current: Item | undefined): Error =>
    current ? staleVersionError(present(versionedDataOf<T>(current)), current['version']) : new AppError('not_found');

export const addVersionedItem = (key: Key, value: Versioned): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: versionedItem(key, value),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),
});

/** Replaces the item if it still has the version of `before`; fails with `stale_version` otherwise. */
export const changeVersionedItem = <T extends Versioned>(
  key: Key,
  before: T,
  after: T,
  present: (value: T) => unknown,
): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: versionedItem(key, { ...after, version: before.version + 1 }),
      ...asStored(before.version),
    },
  }),
  failed: changedSince(present),
});

/** Removes the item if it still has the version of `before`. */
export const removeVersionedItem = (key: Key, before: Versioned): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: key, ...asStored(before.version) } }),
  failed: changedSince(() => undefined),
});
