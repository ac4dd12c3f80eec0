import { AppError } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { EntityDefinition, Identified } from './entity-definition.ts';
import { entityItem, tombstoneItem } from './entity-item.ts';
import { versionedDataOf } from './item-data.ts';
import { entityKey } from './keys.ts';
import { presenceChecks } from './presence-checks.ts';
import { newTargetChecks } from './removal.ts';
import { lastSaveOf, staleVersionError } from './saved-version.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

/** The condition that a record was not saved since it had this version. */
const versionIs = (version: number) => ({
  ConditionExpression: '#version = :version',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':version': version },
});

/** What writes the records of one type; `transact` sends the writes. */
export const entityWrites = <T extends Identified>(definition: EntityDefinition<T>) => {
  const { type, dated, pointsAt } = definition;
  const asOfToday = (stored: T): T => (dated ? dated.asOf(stored, today()) : stored);
  const targetsOf = (value: T) => pointsAt?.(value) ?? [];
  const itemOf = (value: T, changedAt: number): Item => entityItem(definition, value, changedAt);

  /** The error for a record that no longer has the version it was read with; `present` makes the part that is shown. */
  const overtakenError = async (current: Item | undefined, present: (value: T) => unknown): Promise<AppError> =>
    current === undefined || current['gone'] === 1
      ? new AppError('not_found')
      : staleVersionError(
          await present(asOfToday(versionedDataOf<T>(current))),
          current['version'],
          lastSaveOf(current['changed_by'], current['changed_at']),
        );

  /** Puts an item in the place of the record that has this version. */
  const replace = (version: number, item: (changedAt: number) => Item, present: (value: T) => unknown): Write => ({
    build: (changedAt) => ({
      Put: {
        TableName: recordsTable(),
        Item: item(changedAt),
        ...versionIs(version),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    }),
    failed: (current) => overtakenError(current, present),
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
      saves: { type, value },
    }),

    /**
     * Replaces the record if it has the version of `before`; fails with `stale_version` and the stored record
     * otherwise. `present` makes the part of the stored record that the caller may see.
     */
    update: (before: T, after: T, present: (value: T) => unknown = (value) => value): Write => ({
      ...replace(before.version, (changedAt) => itemOf({ ...after, version: before.version + 1 }, changedAt), present),
      checks: newTargetChecks(targetsOf(after), targetsOf(before)),
      saves: { type, value: after },
    }),

    /** Fails when the record was saved since it was read. */
    unchanged: ({ id, version }: Pick<T, 'id' | 'version'>): Write => ({
      build: () => ({
        ConditionCheck: { TableName: recordsTable(), Key: entityKey(type, id), ...versionIs(version) },
      }),
    }),

    /** Fails when the record is deleted or gone: goes with what points at it from now on. */
    there: presenceChecks(type),

    /** Deletes the record permanently and leaves a tombstone. */
    remove: (before: T): Write =>
      replace(
        before.version,
        (changedAt) => tombstoneItem(type, before, changedAt),
        (value) => value,
      ),
  };
};
