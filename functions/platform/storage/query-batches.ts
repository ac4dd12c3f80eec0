import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import type { Item } from './write.ts';

/** All items of a strongly consistent query, in batches as the table returns them. */
export const queryBatches = async function* <Stored = Item>(
  query: Omit<QueryCommandInput, 'ConsistentRead' | 'ExclusiveStartKey'>,
): AsyncGenerator<Stored[], void, undefined> {
  let start: Item | undefined;
  do {
    const { Items: items = [], LastEvaluatedKey: next } = await documentClient().send(
      new QueryCommand({ ...query, ConsistentRead: true, ...(start && { ExclusiveStartKey: start }) }),
    );
    // why: the caller of a key knows the type stored under it
    yield items as Stored[];
    start = next;
  } while (start);
};

/** All items of a query as one list, for results that are small by nature. */
export const queryItems = async (query: Parameters<typeof queryBatches>[0]): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const batch of queryBatches(query)) for (const item of batch) items.push(item);
  return items;
};
