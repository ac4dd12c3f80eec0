import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import type { Item } from './write.ts';

type Query = Omit<QueryCommandInput, 'ConsistentRead' | 'ExclusiveStartKey'>;

const readBatches = async function* <Stored>(query: QueryCommandInput): AsyncGenerator<Stored[], void, undefined> {
  let start: Item | undefined;
  do {
    const { Items: items = [], LastEvaluatedKey: next } = await documentClient().send(
      new QueryCommand({ ...query, ...(start && { ExclusiveStartKey: start }) }),
    );
    // why: the caller of a key knows the type stored under it
    yield items as Stored[];
    start = next;
  } while (start);
};

/** All items of a query, strongly consistent, in batches as the table returns them. */
export const queryBatches = <Stored = Item>(query: Query): AsyncGenerator<Stored[], void, undefined> =>
  readBatches<Stored>({ ...query, ConsistentRead: true });

/** All items of a query of a global index, which lags behind its table, in batches. */
export const readIndex = <Stored>(query: Query & { IndexName: string }): AsyncGenerator<Stored[], void, undefined> =>
  readBatches<Stored>(query);

/** All items of a query as one list, for results that are small by nature. */
export const queryItems = async (query: Parameters<typeof queryBatches>[0]): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const batch of queryBatches(query)) for (const item of batch) items.push(item);
  return items;
};
