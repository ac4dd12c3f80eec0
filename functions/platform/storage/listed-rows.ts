import { readChanges, readEntities, type Since } from './change-feed.ts';
import type { Identified } from './entity-definition.ts';
import { rowUnpacker, type RowLayout } from './row-codec.ts';

/** Type and layout of listed records; every entity store has them. */
export type ListedEntity<Stored extends Identified> = { readonly type: string; readonly layout: RowLayout<Stored> };

const listed = <Stored extends Identified>({ fields }: RowLayout<Stored>, entity: Stored): Stored => {
  const stored: Partial<Stored> = {};
  for (const field of fields) stored[field] = entity[field];
  return Object.assign(stored, { id: entity.id, version: entity.version }) as Stored;
};

/**
 * Reads what was written to partitions since their instants. `take` gets the records that are not known in their
 * version; the ids of permanently deleted ones are returned. A row in another layout version is read from the record
 * itself.
 */
export const listedReader = <Stored extends Identified>({ type, layout }: ListedEntity<Stored>) => {
  const unpack = rowUnpacker(layout);
  return async (
    partitions: Since,
    isKnown: (id: number, version: number) => boolean,
    take: (stored: Stored) => void,
  ): Promise<number[]> => {
    const gone: number[] = [];
    const unreadable: number[] = [];
    await readChanges(partitions, ({ id, version, row }) => {
      if (row === undefined) gone.push(id);
      else if (!isKnown(id, version)) {
        const stored = unpack(id, version, row);
        if (stored) take(stored);
        else unreadable.push(id);
      }
    });
    if (unreadable.length > 0) {
      for (const entity of await readEntities<Stored>(type, unreadable)) take(listed(layout, entity));
    }
    return gone;
  };
};
