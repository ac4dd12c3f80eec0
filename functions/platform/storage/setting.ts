import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import { settingKey } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Item, Write } from './write.ts';

/** A setting of the company as it is stored; undefined before anybody has set it. */
export const readSetting = async (name: string): Promise<Item | undefined> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: settingKey(name), ConsistentRead: true }),
  );
  return item;
};

export const writeSetting = (name: string, setting: object): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...settingKey(name), ...setting } } }),
});
