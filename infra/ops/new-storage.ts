import {
  ResourceNotFoundException,
  ScanCommand,
  UpdateContinuousBackupsCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import {
  CreateBucketCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  NotFound,
  PutPublicAccessBlockCommand,
  type BucketLocationConstraint,
} from '@aws-sdk/client-s3';
import { createTableCommand } from '#infra/local/table-setup.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { EXPIRES_AT, filesBucket, tableDefinitions, type TableDefinition } from '#functions/platform/storage/tables.ts';
import { SCAN_PROOF } from '#infra/scan-proof.ts';
import { tableNames } from './export-archive.ts';

const CREATED_WITHIN_SECONDS = 300;

/** Whether a table or bucket can be restored into, as the data stack makes them; the content of a filled one would be mixed with the archive. */
type State = 'missing' | 'empty' | 'filled';

const tableState = async (table: string): Promise<State> => {
  try {
    const { Items: items = [] } = await dynamo().send(
      new ScanCommand({ TableName: table, Limit: 1, ConsistentRead: true }),
    );
    return items.length === 0 ? 'empty' : 'filled';
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return 'missing';
    throw error;
  }
};

const bucketState = async (bucket: string): Promise<State> => {
  try {
    await objectStore().send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (error) {
    if (error instanceof NotFound) return 'missing';
    throw error;
  }
  const { Contents: objects = [] } = await objectStore().send(new ListObjectsCommand({ Bucket: bucket, MaxKeys: 2 }));
  return objects.every(({ Key: key }) => key === SCAN_PROOF) ? 'empty' : 'filled';
};

/** The table as the data stack makes it, but for its name, alarms and tags. */
const createTable = async (definition: TableDefinition, table: string): Promise<void> => {
  await dynamo().send(createTableCommand(definition, table));
  await waitUntilTableExists({ client: dynamo(), maxWaitTime: CREATED_WITHIN_SECONDS }, { TableName: table });
  await dynamo().send(
    new UpdateTimeToLiveCommand({
      TableName: table,
      TimeToLiveSpecification: { AttributeName: EXPIRES_AT, Enabled: true },
    }),
  );
  await dynamo().send(
    new UpdateContinuousBackupsCommand({
      TableName: table,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
};

const createBucket = async (bucket: string): Promise<void> => {
  const region = process.env['AWS_REGION'];
  await objectStore().send(
    new CreateBucketCommand({
      Bucket: bucket,
      // The oldest region is the one that may not be named.
      ...(region !== undefined &&
        region !== 'us-east-1' && {
          CreateBucketConfiguration: { LocationConstraint: region as BucketLocationConstraint },
        }),
    }),
  );
  // An emulator's own endpoint holds nothing that the public could reach, and may not know this call.
  if (process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']) return;
  await objectStore().send(
    new PutPublicAccessBlockCommand({
      Bucket: bucket,
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    }),
  );
};

/**
 * Prepares the tables and the bucket to restore into: missing ones are made, empty ones are taken. Throws before it
 * makes anything when one of them holds something.
 */
export const prepareStorage = async (): Promise<void> => {
  const definitions: readonly TableDefinition[] = tableDefinitions;
  const names = tableNames();
  const bucket = filesBucket();
  const states = await Promise.all([
    ...definitions.map(async ({ name }) => ({ name: names[name], state: await tableState(names[name]) })),
    bucketState(bucket).then((state) => ({ name: bucket, state })),
  ]);
  const filled = states.filter(({ state }) => state === 'filled').map(({ name }) => name);
  if (filled.length > 0)
    throw new Error(
      `not empty, so nothing was restored: ${filled.join(', ')}; what a restore that was stopped left has to be deleted first (docs/operations.md#bringing-a-tenant-back)`,
    );
  const missing = new Set(states.filter(({ state }) => state === 'missing').map(({ name }) => name));
  await Promise.all(
    definitions
      .filter(({ name }) => missing.has(names[name]))
      .map((definition) => createTable(definition, names[definition.name])),
  );
  if (missing.has(bucket)) await createBucket(bucket);
};
