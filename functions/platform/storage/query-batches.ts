import { setTimeout as sleep } from 'node:timers/promises';
import {
  BatchGetCommand,
  QueryCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
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

/** All items that a query finds, strongly consistent, in batches as the table returns them. */
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

/** DynamoDB reads 100 items at once, and of them at most 16 MB. */
export const BATCH_MAX = 100;
/** Rounds in a row that bring nothing, and what they wait at most for: the next one, each time twice as long. */
const ATTEMPTS = 8;
const BACKOFF_MS = 25;

type Parts = Omit<NonNullable<BatchGetCommandInput['RequestItems']>[string], 'Keys' | 'ConsistentRead'>;

const readBatch = async (table: string, batch: readonly Item[], parts: Parts): Promise<Item[]> => {
  const items: Item[] = [];
  let keys: Item[] = [...batch];
  for (let attempt = 1; keys.length > 0;) {
    const answer: BatchGetCommandOutput = await documentClient().send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true, ...parts } } }),
    );
    const found = answer.Responses?.[table] ?? [];
    items.push(...found);
    keys = answer.UnprocessedKeys?.[table]?.Keys ?? [];
    if (keys.length === 0) break;
    attempt = found.length > 0 ? 1 : attempt + 1;
    if (attempt > ATTEMPTS) throw new AppError('unavailable');
    await sleep(Math.random() * BACKOFF_MS * 2 ** attempt);
  }
  return items;
};

/**
 * The items with these keys, strongly consistent, in no order; keys without an item are left out. What a busy table leaves
 * over is asked again with full jitter. Throws `unavailable` when it keeps giving nothing.
 */
export const readItems = async (table: string, keys: readonly Item[], parts: Parts = {}): Promise<Item[]> => {
  const items: Item[] = [];
  for (let at = 0; at < keys.length; at += BATCH_MAX)
    items.push(...(await readBatch(table, keys.slice(at, at + BATCH_MAX), parts)));
  return items;
};
