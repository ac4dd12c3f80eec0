import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient } from './client.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import { lastSaveOf, staleVersionError, type LastSave } from './entity.ts';
import { settingKey } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

/** Nobody has saved since the settings were read; those that nobody has set yet are not stored. */
const unchangedSince = (revision: number) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(revision)' }
    : { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': revision } };

/** Not `changed_at`, which is for rows of lists: the change log would tell of settings. */
const nextSave = (revision: number, savedAt: number): Item => {
  const by = currentOrigin()?.by;
  return { revision: revision + 1, saved_at: savedAt, ...(by !== undefined && { saved_by: by }) };
};

/** Settings as a change reads them. On the wire their revision is the version, as that of a record. */
type VersionedSetting<T> = {
  readonly value: T;
  readonly version: number;
  readonly lastSave: LastSave | undefined;
};

/** Settings of the tenant that are read and written together; `initial` makes those that nobody has set yet. */
export const tenantSetting = <T extends Item>(name: string, schema: z.ZodType<T>, initial: () => T) => {
  const settingOf = (item: Item | undefined): VersionedSetting<T> => ({
    value: item ? schema.parse(item) : initial(),
    version: Number(item?.['revision'] ?? 0),
    lastSave: lastSaveOf(item?.['saved_by'], item?.['saved_at']),
  });
  const readForChange = async (): Promise<VersionedSetting<T>> => {
    const { Item: item } = await documentClient().send(
      new GetCommand({ TableName: recordsTable(), Key: settingKey(name), ConsistentRead: true }),
    );
    return settingOf(item);
  };
  const put = (value: T, changedAt: number, revision?: number) => ({
    TableName: recordsTable(),
    Item: { ...settingKey(name), ...value, ...(revision !== undefined && nextSave(revision, changedAt)) },
    ...(revision !== undefined && unchangedSince(revision)),
  });
  return {
    read: async (): Promise<T> => (await readForChange()).value,

    /** For a change on top of what is stored: the version that was read goes with the write. */
    readForChange,

    /** With the version that was read, of two who save at once one fails with `conflict` (`retryLost`). */
    write: (value: T, version?: number): Write => ({
      build: (changedAt) => ({ Put: put(value, changedAt, version) }),
      failed: () => new AppError('conflict', { detail: 'Somebody else was faster. Try again.' }),
    }),

    /** An edit on top of a version: it fails with `stale_version` and what `present` shows of what is stored. */
    edit: (value: T, version: number, present: (stored: T) => unknown = (stored) => stored): Write => ({
      build: (changedAt) => ({
        Put: { ...put(value, changedAt, version), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
      }),
      failed: async (current) => {
        const { value: stored, version: now, lastSave } = settingOf(current);
        return staleVersionError(await present(stored), now, lastSave);
      },
    }),
  };
};
