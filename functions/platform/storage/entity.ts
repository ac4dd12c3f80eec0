import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Dated } from '#shared/assignments/dated.ts';
import { AppError } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import { readEntities } from './change-feed.ts';
import { documentClient } from './client.ts';
import { reserveNumbers } from './counter.ts';
import { versionedDataOf } from './item-data.ts';
import { entityKey, partitionOf, partKey } from './keys.ts';
import { queryItems } from './query-batches.ts';
import { packRow, type RowLayout } from './row-codec.ts';
import { EXPIRES_AT, recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

const TOMBSTONE_SECONDS = 7 * 86_400;

export type Identified = { id: number; version: number };
export type EntityDefinition<T extends Identified> = {
  /** Key prefix and counter name: `car`. */
  type: string;
  /** The type whose counter gives the ids; absent for the own one. Types of one counter can stand in one list. */
  counter?: string;
  /** The fields that the list engine keeps in memory. */
  layout: RowLayout<T>;
  /** How the record changes with the days. Absent for a record without dates that come true. */
  dated?: Dated<T>;
};

/** An entity with its parts, by the part of the key behind the id. */
export type WithParts<T> = { entity: T; parts: ReadonlyMap<string, Item> };

/** Who saved a record last, and when. The name is absent from what was saved before it was kept, or by a schedule. */
export type LastSave = { updated_by?: string; updated_at: string };

/** A save as an item keeps it; undefined without a moment. */
export const lastSaveOf = (by: unknown, at: unknown): LastSave | undefined =>
  typeof at === 'number' && at > 0
    ? { updated_at: new Date(at).toISOString(), ...(typeof by === 'string' && { updated_by: by }) }
    : undefined;

/** A 409 with the stored record, so that the form can show what differs, and whom to ask about it. */
export const staleVersionError = (current: unknown, version: unknown, saved?: LastSave): AppError =>
  new AppError('stale_version', {
    detail: 'Someone else saved this record while you were editing.',
    extras: { current, version, ...saved },
  });

/** Throws `stale_version` when the caller names another version than the stored one; `current` is what the error shows. */
export const assertVersion = (version: number | undefined, stored: number, current: unknown): void => {
  if (version !== undefined && version !== stored) throw staleVersionError(current, stored);
};

/** Who saved the record with this key last. */
export const readLastSave = async (type: string, id: number): Promise<LastSave | undefined> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: entityKey(type, id), ConsistentRead: true }),
  );
  return lastSaveOf(item?.['changed_by'], item?.['changed_at']);
};

const EDIT_ATTEMPTS = 5;

/** Tries an edit without a version again when someone else saved in between, since it sets only its own fields. */
export const retryUnversioned = async <R>(version: number | undefined, attempt: () => Promise<R>): Promise<R> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const stale = error instanceof AppError && error.code === 'stale_version';
      if (!stale || version !== undefined || attempts === EDIT_ATTEMPTS) throw error;
    }
  }
};

/** The store of one entity type in the records table. It returns writes, which `transact` sends together. */
export const entityStore = <T extends Identified>({ type, counter = type, layout, dated }: EntityDefinition<T>) => {
  const checks = new Map<number, Write>();
  const asOfToday = (stored: T): T => (dated ? dated.asOf(stored, today()) : stored);

  const itemOf = (value: T, changedAt: number): Item => {
    const { version, ...data } = value;
    const by = currentOrigin()?.by;
    return {
      ...entityKey(type, value.id),
      version,
      changed_at: changedAt,
      ...(by !== undefined && { changed_by: by }),
      row: packRow(layout, value),
      data,
    };
  };

  /** `present` makes the part of the stored record that the caller may see, for the error of a failed condition. */
  const conditional = (item: (changedAt: number) => Item, version: number, present: (value: T) => unknown): Write => ({
    build: (changedAt) => ({
      Put: {
        TableName: recordsTable(),
        Item: item(changedAt),
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    }),
    failed: async (current) =>
      current === undefined || current['gone'] === 1
        ? new AppError('not_found')
        : staleVersionError(
            await present(asOfToday(versionedDataOf<T>(current))),
            current['version'],
            lastSaveOf(current['changed_by'], current['changed_at']),
          ),
  });

  return {
    type,
    layout,
    dated,

    /** The stored item, for writers with batches of their own (seed, restore). */
    item: itemOf,

    /**
     * Reads the entity as of today, strongly consistent; undefined when it never existed or was deleted permanently.
     */
    async get(id: number): Promise<T | undefined> {
      const { Item: item } = await documentClient().send(
        new GetCommand({ TableName: recordsTable(), Key: entityKey(type, id), ConsistentRead: true }),
      );
      return item && item['gone'] !== 1 ? asOfToday(versionedDataOf<T>(item)) : undefined;
    },

    /** The entities with these ids as of today; deleted ones are left out. */
    async getMany(ids: readonly number[]): Promise<T[]> {
      return (await readEntities<T>(type, ids)).map(asOfToday);
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

    /** Reserves `count` consecutive ids and returns the first one. */
    reserveIds: (count = 1): Promise<number> => reserveNumbers(counter, count),

    create: (value: T): Write => ({
      build: (changedAt) => ({
        Put: {
          TableName: recordsTable(),
          Item: itemOf(value, changedAt),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      }),
    }),

    /**
     * Replaces the record if it has the version of `before`; fails with `stale_version` and the stored record
     * otherwise.
     */
    update: (before: T, after: T, present: (value: T) => unknown = (value) => value): Write =>
      conditional((changedAt) => itemOf({ ...after, version: before.version + 1 }, changedAt), before.version, present),

    /** Fails when the record was saved since it was read. */
    unchanged: ({ id, version }: Pick<T, 'id' | 'version'>): Write => ({
      build: () => ({
        ConditionCheck: {
          TableName: recordsTable(),
          Key: entityKey(type, id),
          ConditionExpression: '#version = :version',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':version': version },
        },
      }),
    }),

    /**
     * Fails when the record is deleted or gone: goes with what points at it from now on, for a kind of few records. The
     * very same write each time, so that several of one transaction are one.
     */
    there(id: number, goneError: () => Error): Write {
      const check = checks.get(id) ?? {
        build: () => ({
          ConditionCheck: {
            TableName: recordsTable(),
            Key: entityKey(type, id),
            ConditionExpression:
              'attribute_exists(#data) AND (attribute_not_exists(#data.deleted) OR #data.deleted = :no)',
            ExpressionAttributeNames: { '#data': 'data' },
            ExpressionAttributeValues: { ':no': 0 },
          },
        }),
        failed: goneError,
      };
      checks.set(id, check);
      return check;
    },

    /** Deletes the record permanently and leaves a tombstone for a week, so that warm list engines drop the row. */
    remove: (before: T): Write =>
      conditional(
        (changedAt) => ({
          ...entityKey(type, before.id),
          version: before.version + 1,
          changed_at: changedAt,
          gone: 1,
          [EXPIRES_AT]: Math.floor(changedAt / 1000) + TOMBSTONE_SECONDS,
        }),
        before.version,
        (value) => value,
      ),

    /** Stores a part, which belongs to the entity and is read with it. */
    putPart: (id: number, part: string, data: Item): Write => ({
      build: () => ({ Put: { TableName: recordsTable(), Item: { ...partKey(type, id, part), ...data } } }),
    }),

    removePart: (id: number, part: string): Write => ({
      build: () => ({ Delete: { TableName: recordsTable(), Key: partKey(type, id, part) } }),
    }),
  };
};
