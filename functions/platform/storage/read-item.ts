import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import type { Key } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item } from './write.ts';

/** An item of the table of records by a strongly consistent read; undefined where there is none. */
export const readItem = async (key: Key): Promise<Item | undefined> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: key, ConsistentRead: true }),
  );
  return item;
};
