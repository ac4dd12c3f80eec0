import { DescribeTableCommand, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { HeadBucketCommand, NotFound } from '@aws-sdk/client-s3';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { filesBucket, tableDefinitions } from '#functions/platform/storage/tables.ts';
import { tableNames } from './export-archive.ts';
import { UsageError } from './usage-error.ts';

/** Where the command looked, since a right name in another account or region is not found either. */
const place = (): string => {
  const { AWS_ENDPOINT_URL: endpoint, AWS_REGION: region } = process.env;
  return [...(region ? [`in ${region}`] : []), ...(endpoint ? [`at ${endpoint}`] : [])].join(' ');
};

const isTable = async (name: string): Promise<boolean> => {
  try {
    await dynamo().send(new DescribeTableCommand({ TableName: name }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};

const missingTables = async (): Promise<string[]> => {
  const names = Object.values(tableNames());
  const found = await Promise.all(names.map(isTable));
  return names.filter((_, at) => !found[at]);
};

/** The tables that have a prefix are those that a command works on from here on. */
export const setTables = (prefix: string): void => {
  for (const { name } of tableDefinitions) process.env[`${name.toUpperCase()}_TABLE`] = `${prefix}${name}`;
};

/** Throws a sentence with the name of the option, and with what to do, when none of the tables is there. */
export const assertTenant = async (option: 'prefix' | 'tenant', advice = ''): Promise<void> => {
  const missing = await missingTables();
  if (missing.length === Object.keys(tableNames()).length)
    throw new UsageError(`--${option}: there is no tenant here, no table ${missing.join(', ')} ${place()}${advice}`);
};

/** Throws a sentence with the name of the option when the bucket that it names is not there. */
export const assertBucket = async (option: string, bucket: string): Promise<void> => {
  try {
    await objectStore().send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (error instanceof NotFound) throw new UsageError(`--${option}: there is no bucket ${bucket} ${place()}`);
    throw error;
  }
};

/** Throws a sentence with the name of the option when a table or the bucket of the files is not there. */
export const assertTarget = async (needsBucket: boolean): Promise<void> => {
  const missing = await missingTables();
  if (missing.length > 0) throw new UsageError(`--prefix: there is no table ${missing.join(', ')} ${place()}`);
  if (needsBucket) await assertBucket('bucket', filesBucket());
};
