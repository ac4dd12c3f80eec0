import { AppError } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readEntities } from './change-feed.ts';
import type { EntityDefinition, Identified } from './entity-definition.ts';
import { versionedDataOf } from './item-data.ts';
import { entityKey, partitionOf } from './keys.ts';
import { queryItems } from './query-batches.ts';
import { readItem } from './read-item.ts';
import { recordsTable } from './tables.ts';
import type { Item } from './write.ts';

/** An entity with its parts, by the part of the key behind the id. */
export type WithParts<T> = { entity: T; parts: ReadonlyMap<string, Item> };

/** What reads the records of one type by their ids. */
export const entityReads = <T extends Identified>({ type, dated }: EntityDefinition<T>) => {
  const asOfToday = (stored: T): T => (dated ? dated.asOf(stored, today()) : stored);
  const getMany = async (ids: readonly number[]): Promise<T[]> => (await readEntities<T>(type, ids)).map(asOfToday);

  return {
    /**
     * Reads the entity as of today, strongly consistent; undefined when it never existed or was deleted permanently.
     */
    async get(id: number): Promise<T | undefined> {
      const item = await readItem(entityKey(type, id));
      return item && item['gone'] !== 1 ? asOfToday(versionedDataOf<T>(item)) : undefined;
    },

    /** The entities with these ids as of today; deleted ones are left out. */
    getMany,

    /** Reads the entities with these ids together; what it returns gives each of them and throws 404 for another id. */
    async getEach(ids: readonly number[]): Promise<(id: number) => T> {
      const byId = new Map((await getMany(ids)).map((entity) => [entity.id, entity]));
      return (id) => {
        const entity = byId.get(id);
        if (!entity) throw new AppError('not_found');
        return entity;
      };
    },

    /** Reads the entity with its parts in one Query. */
    async getWithParts(id: number): Promise<WithParts<T> | undefined> {
      const [first, ...parts] = await queryItems({
        TableName: recordsTable(),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :entity AND :last',
        ExpressionAttributeValues: { ':pk': partitionOf(type, id), ':entity': String(id), ':last': `${id}#~` },
      });
      if (!first || first['sk'] !== String(id) || first['gone'] === 1) return undefined;
      return {
        entity: asOfToday(versionedDataOf<T>(first)),
        parts: new Map(parts.map((part) => [String(part['sk']).slice(String(id).length + 1), part])),
      };
    },

    /** The parts of an id in their order, also of one whose record is gone. */
    async getParts(id: number): Promise<ReadonlyMap<string, Item>> {
      const prefix = `${id}#`;
      const items = await queryItems({
        TableName: recordsTable(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': partitionOf(type, id), ':prefix': prefix },
      });
      return new Map(items.map((item) => [String(item['sk']).slice(prefix.length), item]));
    },
  };
};
