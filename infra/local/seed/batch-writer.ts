import { setTimeout as sleep } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput, type BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '#functions/platform/storage/client.ts';
import { counterKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const BATCH_MAX = 25;
const BATCHES_AT_ONCE = 4;
const RETRY_MS = 50;

/** Seeded records are stamped older than the list engine looks back, else it would read them all again for a minute. */
const PAST_MS = 120_000;

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>;

const writeBatch = async (writes: readonly Write[]): Promise<void> => {
  let pending: Requests = {};
  for (const { build } of writes) {
    const { Put: put } = build(Date.now() - PAST_MS);
    if (!put?.TableName) throw new Error('only puts can be written in batches');
    (pending[put.TableName] ??= []).push({ PutRequest: { Item: put.Item } });
  }
  while (Object.keys(pending).length > 0) {
    const answer: BatchWriteCommandOutput = await documentClient().send(
      new BatchWriteCommand({ RequestItems: pending }),
    );
    pending = answer.UnprocessedItems ?? {};
    if (Object.keys(pending).length > 0) await sleep(RETRY_MS);
  }
};

/**
 * Applies puts in batches, a few at a time, without their conditions: only for tables that hold none of the keys, and
 * no key twice.
 */
export const writeAll = async (writes: Iterable<Write>): Promise<void> => {
  const source = writes[Symbol.iterator]();
  const nextBatch = (): Write[] => {
    const batch: Write[] = [];
    while (batch.length < BATCH_MAX) {
      const { value, done } = source.next();
      if (done) break;
      batch.push(value);
    }
    return batch;
  };
  const takeTurns = async (): Promise<void> => {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) await writeBatch(batch);
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, takeTurns));
};

/** The next id that `reserveIds` hands out follows `lastId`. */
export const writeCounter = (type: string, lastId: number): Promise<void> =>
  writeAll([{ build: () => ({ Put: { TableName: recordsTable(), Item: { ...counterKey(type), last_id: lastId } } }) }]);
