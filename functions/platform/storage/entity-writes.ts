import { AppError } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import type { EntityDefinition, Identified } from './entity-definition.ts';
import { versionedDataOf } from './item-data.ts';
import { entityKey } from './keys.ts';
import { newTargetChecks } from './removal.ts';
import { packRow } from './row-codec.ts';
import { lastSaveOf, staleVersionError } from './saved-version.ts';
import { EXPIRES_AT, recordsTable, TOMBSTONE_SECONDS } from './tables.ts';
import type { Item, Write } from './write.ts';

/** What writes the records of one type; `transact` sends the writes. */
export const entityWrites = <T extends Identified>({ type, layout, dated, pointsAt }: EntityDefinition<T>) => {
  const checks = new Map<number, Write>();
  const asOfToday = (stored: T): T => (dated ? dated.asOf(stored, today()) : stored);
  const targetsOf = (value: T) => pointsAt?.(value) ?? [];

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
    /** The stored item, for writers with batches of their own (seed, restore). */
    item: itemOf,

    create: (value: T): Write => ({
      build: (changedAt) => ({
        Put: {
          TableName: recordsTable(),
          Item: itemOf(value, changedAt),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      }),
      checks: newTargetChecks(targetsOf(value)),
    }),

    /**
     * Replaces the record if it has the version of `before`; fails with `stale_version` and the stored record
     * otherwise.
     */
    update: (before: T, after: T, present: (value: T) => unknown = (value) => value): Write => ({
      ...conditional(
        (changedAt) => itemOf({ ...after, version: before.version + 1 }, changedAt),
        before.version,
        present,
      ),
      checks: newTargetChecks(targetsOf(after), targetsOf(before)),
    }),

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
  };
};
