import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { documentClient } from './client.ts';
import { settingKey } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

/** Settings of the tenant that are read and written together; `initial` makes those that nobody has set yet. */
export const tenantSetting = <T extends Item>(name: string, schema: z.ZodType<T>, initial: () => T) => ({
  read: async (): Promise<T> => {
    const { Item: item } = await documentClient().send(
      new GetCommand({ TableName: recordsTable(), Key: settingKey(name), ConsistentRead: true }),
    );
    return item ? schema.parse(item) : initial();
  },

  write: (value: T): Write => ({
    build: () => ({ Put: { TableName: recordsTable(), Item: { ...settingKey(name), ...value } } }),
  }),
});
