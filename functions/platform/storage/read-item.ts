import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import type { Key } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item } from './write.ts';

/** An item of a table by a strongly consistent read; undefined where there is none. */
export const readItem = async (key: Key, table = recordsTable()): Promise<Item | undefined> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: table, Key: key, ConsistentRead: true }),
  );
  return item;
};
