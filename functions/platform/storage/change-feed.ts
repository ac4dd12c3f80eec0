import { versionedDataOf } from './item-data.ts';
import { entityKey, partitionsOf } from './keys.ts';
import { queryRaw } from './raw-query.ts';
import { BATCH_MAX, readItems } from './query-batches.ts';
import { BY_CHANGE, recordsTable } from './tables.ts';

/** A listed entity as the change index holds it; without `row` it is the tombstone of a permanent deletion. */
export type Change = { readonly id: number; readonly version: number; readonly row: string | undefined };

/** The partitions to read, each with the instant (epoch ms) from which it is read. */
export type Since = ReadonlyMap<string, number>;

/** All partitions of a type, read from `since` on. */
export const everyPartition = (type: string, since: number): Since =>
  new Map(partitionsOf(type).map((partition) => [partition, since]));

const readPartition = (partition: string, since: number, visit: (change: Change) => void): Promise<void> =>
  queryRaw(
    {
      TableName: recordsTable(),
      IndexName: BY_CHANGE,
      KeyConditionExpression: 'pk = :pk AND changed_at >= :since',
      ExpressionAttributeValues: { ':pk': { S: partition }, ':since': { N: String(since) } },
    },
    (item) =>
      visit({
        id: Number(item['sk']!['S']),
        version: Number(item['version']!['N']),
        row: item['gone'] === undefined ? item['row']?.['S'] : undefined,
      }),
  );

/** Visits what was written at or after the instant of each partition; strongly consistent, partitions in parallel. */
export const readChanges = async (partitions: Since, visit: (change: Change) => void): Promise<void> => {
  await Promise.all(Array.from(partitions, ([partition, since]) => readPartition(partition, since, visit)));
};

const BATCHES_AT_ONCE = 8;

const readBatch = async <Stored>(type: string, ids: readonly number[]): Promise<Stored[]> => {
  const items = await readItems(
    recordsTable(),
    ids.map((id) => entityKey(type, id)),
  );
  return items.filter((item) => item['gone'] !== 1).map((item) => versionedDataOf<Stored>(item));
};

/** The records with these ids, each once, however often it is named; deleted ones are left out. */
export const readEntities = async <Stored>(type: string, named: readonly number[]): Promise<Stored[]> => {
  const ids = [...new Set(named)];
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH_MAX) }, (_, at) =>
    ids.slice(at * BATCH_MAX, (at + 1) * BATCH_MAX),
  );
  const records: Stored[] = [];
  const takeTurns = async (): Promise<void> => {
    for (let batch = batches.pop(); batch; batch = batches.pop())
      records.push(...(await readBatch<Stored>(type, batch)));
  };
  await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, takeTurns));
  return records;
};
