import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import type { Item } from './write.ts';

/** Every item of a table, strongly consistent. Only for work on the whole: requests never scan. */
export const scanTable = async function* (table: string): AsyncGenerator<Item, void, undefined> {
  let start: Item | undefined;
  do {
    const { Items: items = [], LastEvaluatedKey: next } = await documentClient().send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ...(start && { ExclusiveStartKey: start }) }),
    );
    yield* items;
    start = next;
  } while (start);
};
