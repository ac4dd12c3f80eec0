import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import type { Item } from './write.ts';

/** All items of a query, strongly consistent, in batches as the table gives them. */
export const queryBatches = async function* <Stored = Item>(
  query: Omit<QueryCommandInput, 'ConsistentRead' | 'ExclusiveStartKey'>,
): AsyncGenerator<Stored[], void, undefined> {
  let start: Item | undefined;
  do {
    const { Items: items = [], LastEvaluatedKey: next } = await documentClient().send(
      new QueryCommand({ ...query, ConsistentRead: true, ...(start && { ExclusiveStartKey: start }) }),
    );
    // why: who asks for a key knows what was stored under it
    yield items as Stored[];
    start = next;
  } while (start);
};

/** The same as one list, for what is bounded by its nature. */
export const queryItems = async (query: Parameters<typeof queryBatches>[0]): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const batch of queryBatches(query)) for (const item of batch) found.push(item);
  return found;
};
