import { partKey } from './keys.ts';
import { readItems } from './query-batches.ts';
import { recordsTable } from './tables.ts';
import type { Item } from './write.ts';

/** Where a part stands: the record, and the name of the part. */
export type PartPlace = { readonly id: number; readonly part: string };

/** The named parts of any records of one type; parts that do not exist are left out. */
export const readPartsAt = async <Place extends PartPlace>(
  type: string,
  places: readonly Place[],
): Promise<{ place: Place; item: Item }[]> => {
  const wanted = new Map(
    places.map((place) => {
      const key = partKey(type, place.id, place.part);
      return [key.sk, { place, key }] as const;
    }),
  );
  const items = await readItems(
    recordsTable(),
    Array.from(wanted.values(), ({ key }) => key),
  );
  return items.flatMap((item) => {
    const known = wanted.get(String(item['sk']));
    return known ? [{ place: known.place, item }] : [];
  });
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
