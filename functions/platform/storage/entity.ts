import { reserveNumbers } from './counter.ts';
import type { EntityDefinition, Identified } from './entity-definition.ts';
import { entityReads } from './entity-reads.ts';
import { entityWrites } from './entity-writes.ts';
import { partKey } from './keys.ts';
import { retryAfter, stale } from './saved-version.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

const EDIT_ATTEMPTS = 5;

/** Tries an edit without a version again when someone else saved in between, since it sets only its own fields. */
export const retryUnversioned = <R>(version: number | undefined, attempt: () => Promise<R>): Promise<R> =>
  retryAfter(stale, version === undefined ? EDIT_ATTEMPTS : 1, attempt);

/** The store of one entity type in the records table. It returns writes, which `transact` sends together. */
export const entityStore = <T extends Identified>(definition: EntityDefinition<T>) => {
  const { type, counter = type, layout, dated } = definition;
  return {
    type,
    layout,
    dated,
    ...entityReads(definition),
    ...entityWrites(definition),

    /** Reserves `count` consecutive ids and returns the first one. */
    reserveIds: (count = 1): Promise<number> => reserveNumbers(counter, count),

    /** Stores a part, which belongs to the entity and is read with it. */
    putPart: (id: number, part: string, data: Item): Write => ({
      build: () => ({ Put: { TableName: recordsTable(), Item: { ...partKey(type, id, part), ...data } } }),
    }),

    removePart: (id: number, part: string): Write => ({
      build: () => ({ Delete: { TableName: recordsTable(), Key: partKey(type, id, part) } }),
    }),
  };
};
