import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import { partKey } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item } from './write.ts';

const BATCH_MAX = 100;

/** Where a part stands: the record, and the name of the part. */
export type PartPlace = { readonly id: number; readonly part: string };

/** The named parts of any records of one type; parts that do not exist are left out. */
export const readPartsAt = async <Place extends PartPlace>(
  type: string,
  places: readonly Place[],
): Promise<{ place: Place; item: Item }[]> => {
  const found: { place: Place; item: Item }[] = [];
  for (let at = 0; at < places.length; at += BATCH_MAX) {
    const batch = new Map(
      places.slice(at, at + BATCH_MAX).map((place) => {
        const key = partKey(type, place.id, place.part);
        return [String(key['sk']), { place, key }] as const;
      }),
    );
    let keys: Item[] = [...batch.values()].map(({ key }) => key);
    while (keys.length > 0) {
      const answer: BatchGetCommandOutput = await documentClient().send(
        new BatchGetCommand({ RequestItems: { [recordsTable()]: { Keys: keys, ConsistentRead: true } } }),
      );
      for (const item of answer.Responses?.[recordsTable()] ?? []) {
        const known = batch.get(String(item['sk']));
        if (known) found.push({ place: known.place, item });
      }
      keys = answer.UnprocessedKeys?.[recordsTable()]?.Keys ?? [];
    }
  }
  return found;
};

/** One part of each of these records, by record id; records without it are left out. */
export const readParts = async (
  type: string,
  ids: readonly number[],
  part: string,
): Promise<ReadonlyMap<number, Item>> =>
  new Map(
    (
      await readPartsAt(
        type,
        ids.map((id) => ({ id, part })),
      )
    ).map(({ place: { id }, item }) => [id, item]),
  );
