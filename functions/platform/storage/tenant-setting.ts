import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient } from './client.ts';
import { staleVersionError } from './entity.ts';
import { settingKey } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

/** Nobody has saved since the settings were read; those that nobody has set yet are not stored. */
const unchangedSince = (revision: number) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(revision)' }
    : { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': revision } };

/** Settings of the tenant that are read and written together; `initial` makes those that nobody has set yet. */
export const tenantSetting = <T extends Item>(name: string, schema: z.ZodType<T>, initial: () => T) => {
  const readForChange = async (): Promise<{ value: T; revision: number }> => {
    const { Item: item } = await documentClient().send(
      new GetCommand({ TableName: recordsTable(), Key: settingKey(name), ConsistentRead: true }),
    );
    return { value: item ? schema.parse(item) : initial(), revision: Number(item?.['revision'] ?? 0) };
  };
  const put = (value: T, revision?: number) => ({
    TableName: recordsTable(),
    Item: { ...settingKey(name), ...value, ...(revision !== undefined && { revision: revision + 1 }) },
    ...(revision !== undefined && unchangedSince(revision)),
  });
  return {
    read: async (): Promise<T> => (await readForChange()).value,

    /** For a change that keeps a part: its revision goes with the write. */
    readForChange,

    /** With the revision that was read, of two who save at once one fails with `conflict` (`retryLost`). */
    write: (value: T, revision?: number): Write => ({
      build: () => ({ Put: put(value, revision) }),
      failed: () => new AppError('conflict', { detail: 'Somebody else was faster. Try again.' }),
    }),

    /** An edit whose caller may name the revision as a version: it fails with `stale_version` and what is stored. */
    edit: (value: T, revision: number): Write => ({
      build: () => ({ Put: { ...put(value, revision), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } }),
      failed: (current) =>
        staleVersionError(current ? schema.parse(current) : initial(), Number(current?.['revision'] ?? 0)),
    }),
  };
};
