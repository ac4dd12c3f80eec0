import type { Readable } from 'node:stream';
import {
  QueryCommand,
  type AttributeValue,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { documentClient, dynamo } from './client.ts';
import { entityKey, partitionsOf } from './keys.ts';
import { BY_CHANGE, recordsTable } from './tables.ts';

/** A listed entity as the change index holds it; without `row` it is the tombstone of a permanent deletion. */
export type Change = { readonly id: number; readonly version: number; readonly row: string | undefined };

/** Called with the read units of each query: benchmarks count them. */
export type CapacityObserver = (units: number) => void;
let observer: CapacityObserver | undefined;
export const observeReadUnits = (listener: CapacityObserver | undefined): void => {
  observer = listener;
};

type RawItem = Record<string, Record<string, string | undefined> | undefined>;
type RawAnswer = { Items?: RawItem[] };

/** Piece by piece: one large buffer would become a text outside the heap, which is freed late. */
const textOf = async (body: Readable): Promise<string> => {
  let text = '';
  for await (const piece of body.setEncoding('utf8')) text += piece as string;
  return text;
};

/**
 * A Query that hands out its items as they stand in the answer. What the client makes of an item, value by value, costs
 * a third of the time of reading 100,000 rows.
 */
const rawQuery = async (input: QueryCommandInput): Promise<{ items: RawItem[]; answer: QueryCommandOutput }> => {
  let items: RawItem[] = [];
  const command = new QueryCommand(input);
  command.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      // why: the client's own HTTP handler answers with a response whose body is a Node stream
      const response = result.response as { statusCode: number; body: Readable };
      if (response.statusCode !== 200) return result;
      const { Items = [], ...rest } = JSON.parse(await textOf(response.body)) as RawAnswer;
      items = Items;
      return { ...result, response: { ...response, body: Buffer.from(JSON.stringify(rest)) } };
    },
    // Low: between the network and the client's own deserializer.
    { step: 'deserialize', priority: 'low' },
  );
  const answer = await dynamo().send(command);
  return { items, answer };
};

const readShard = async (partition: string, since: number, visit: (change: Change) => void): Promise<void> => {
  let start: Record<string, AttributeValue> | undefined;
  do {
    const { items, answer } = await rawQuery({
      TableName: recordsTable(),
      IndexName: BY_CHANGE,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND changed_at >= :since',
      ExpressionAttributeValues: { ':pk': { S: partition }, ':since': { N: String(since) } },
      ExclusiveStartKey: start,
      ...(observer && { ReturnConsumedCapacity: 'TOTAL' as const }),
    });
    observer?.(answer.ConsumedCapacity?.CapacityUnits ?? 0);
    for (const item of items) {
      const row = item['gone'] === undefined ? item['row']?.['S'] : undefined;
      visit({ id: Number(item['sk']!['S']), version: Number(item['version']!['N']), row });
    }
    start = answer.LastEvaluatedKey;
  } while (start);
};

/** Everything of a type that was written at or after `since` (epoch ms), strongly consistent, shards in parallel. */
export const readChanges = async (type: string, since: number, visit: (change: Change) => void): Promise<void> => {
  await Promise.all(partitionsOf(type).map((partition) => readShard(partition, since, visit)));
};

const BATCH_MAX = 100;
const BATCHES_AT_ONCE = 8;

const readBatch = async <Stored>(type: string, ids: readonly number[]): Promise<Stored[]> => {
  const found: Stored[] = [];
  let keys: Record<string, unknown>[] = ids.map((id) => entityKey(type, id));
  while (keys.length > 0) {
    const answer: BatchGetCommandOutput = await documentClient().send(
      new BatchGetCommand({ RequestItems: { [recordsTable()]: { Keys: keys, ConsistentRead: true } } }),
    );
    for (const item of answer.Responses?.[recordsTable()] ?? []) {
      if (item['gone'] === 1) continue;
      found.push({ ...(item['data'] as object), version: item['version'] } as Stored);
    }
    keys = answer.UnprocessedKeys?.[recordsTable()]?.Keys ?? [];
  }
  return found;
};

/** The entities themselves; those that are gone are left out. */
export const readEntities = async <Stored>(type: string, ids: readonly number[]): Promise<Stored[]> => {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH_MAX) }, (_, at) =>
    ids.slice(at * BATCH_MAX, (at + 1) * BATCH_MAX),
  );
  const found: Stored[] = [];
  const takeTurns = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) found.push(...(await readBatch<Stored>(type, batch)));
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, takeTurns));
  return found;
};
