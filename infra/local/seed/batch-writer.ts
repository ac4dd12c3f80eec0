import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '#functions/storage/client.ts';
import { counterKey } from '#functions/storage/keys.ts';
import { recordsTable } from '#functions/storage/tables.ts';
import type { Item } from '#functions/storage/transact.ts';

const BATCH_MAX = 25;
const BATCHES_AT_ONCE = 4;
const RETRY_MS = 50;

/** Seeded records are stamped older than the list engine looks back, else it would read them all again for a minute. */
export const PAST_MS = 120_000;

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>;

const writeBatch = async (table: string, items: readonly Item[]): Promise<void> => {
  let pending: Requests = { [table]: items.map((Item) => ({ PutRequest: { Item } })) };
  while (Object.keys(pending).length > 0) {
    const answer: BatchWriteCommandOutput = await documentClient().send(
      new BatchWriteCommand({ RequestItems: pending }),
    );
    pending = answer.UnprocessedItems ?? {};
    if (Object.keys(pending).length > 0) await sleep(RETRY_MS);
  }
};

/** Writes items in batches, a few at a time; no conditions, so only into tables that hold none of them. */
export const writeAll = async (table: string, items: Iterable<Item>): Promise<void> => {
  const source = items[Symbol.iterator]();
  const nextBatch = (): Item[] => {
    const batch: Item[] = [];
    while (batch.length < BATCH_MAX) {
      const { value, done } = source.next();
      if (done) break;
      batch.push(value);
    }
    return batch;
  };
  const takeTurns = async (): Promise<void> => {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) await writeBatch(table, batch);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, takeTurns));
};

/** The next id that `reserveIds` hands out follows `lastId`. */
export const writeCounter = (type: string, lastId: number): Promise<void> =>
  writeAll(recordsTable(), [{ ...counterKey(type), last_id: lastId }]);
