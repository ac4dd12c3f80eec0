import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import { partKey } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item } from './write.ts';

const BATCH_MAX = 100;

/** One part of each of these records, by record id; records without it are left out. */
export const readParts = async (
  type: string,
  ids: readonly number[],
  part: string,
): Promise<ReadonlyMap<number, Item>> => {
  const parts = new Map<number, Item>();
  for (let at = 0; at < ids.length; at += BATCH_MAX) {
    let keys: Item[] = ids.slice(at, at + BATCH_MAX).map((id) => partKey(type, id, part));
    while (keys.length > 0) {
      const answer: BatchGetCommandOutput = await documentClient().send(
        new BatchGetCommand({ RequestItems: { [recordsTable()]: { Keys: keys, ConsistentRead: true } } }),
      );
      for (const item of answer.Responses?.[recordsTable()] ?? [])
        parts.set(Number.parseInt(String(item['sk']), 10), item);
      keys = answer.UnprocessedKeys?.[recordsTable()]?.Keys ?? [];
    }
  }
  return parts;
};
