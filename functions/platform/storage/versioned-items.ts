import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient } from './client.ts';
import { staleVersionError } from './entity.ts';
import type { Key } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

const asStored = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

/** Items beside a record that are saved by themselves, such as its documents and reminders, by their place. */
export const versionedItems = <Place extends object, T extends Place & { version: number }>(
  keyOf: (place: Place) => Key,
) => {
  const fromItem = (item: Item): T => ({ ...(item['data'] as object), version: item['version'] }) as T;
  const itemOf = (value: T): Item => {
    const { version, ...data } = value;
    return { ...keyOf(value), version, data };
  };
  const changedSince =
    (present: (value: T) => unknown) =>
    (current: Item | undefined): Error =>
      current ? staleVersionError(present(fromItem(current)), current['version']) : new AppError('not_found');

  return {
    fromItem,

    /** Reads one, strongly consistent. */
    read: async (place: Place): Promise<T | undefined> => {
      const { Item: item } = await documentClient().send(
        new GetCommand({ TableName: recordsTable(), Key: keyOf(place), ConsistentRead: true }),
      );
      return item && fromItem(item);
    },

    add: (value: T): Write => ({
      build: () => ({
        Put: { TableName: recordsTable(), Item: itemOf(value), ConditionExpression: 'attribute_not_exists(pk)' },
      }),
    }),

    /** Replaces the item if it still has the version of `before`; fails with `stale_version` otherwise. */
    change: (before: T, after: T, present: (value: T) => unknown): Write => ({
      build: () => ({
        Put: {
          TableName: recordsTable(),
          Item: itemOf({ ...after, version: before.version + 1 }),
          ...asStored(before.version),
        },
      }),
      failed: changedSince(present),
    }),

    remove: (before: T): Write => ({
      build: () => ({ Delete: { TableName: recordsTable(), Key: keyOf(before), ...asStored(before.version) } }),
      failed: changedSince(() => undefined),
    }),
  };
};
