import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { CreateTableCommand, DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';

export type Endpoints = { dynamodb: string; s3: string };
export type StorageProcess = Endpoints & { child: ChildProcess };

const program = fileURLToPath(new URL('../../infra/local/storage-process.ts', import.meta.url));

/** In one file, which starts in half of the time that its sources take. */
const tablesProgram = fileURLToPath(new URL('../../node_modules/.cache/dynamodb-process.mjs', import.meta.url));
let built: Promise<unknown> | undefined;
const buildTablesProgram = () =>
  build({
    entryPoints: [fileURLToPath(new URL('./dynamodb-process.ts', import.meta.url))],
    outfile: tablesProgram,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });

/** Starts a program that prints its endpoints in one line, once it takes requests. */
async function start<T>(args: string[]): Promise<T & { child: ChildProcess }> {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const exited = once(child, 'exit').then(([code]) => Promise.reject(new Error(`storage process ended: ${code}`)));
  const [line] = (await Promise.race([once(lines, 'line'), exited])) as [string];
  exited.catch(() => undefined);
  return { child, ...(JSON.parse(line) as T) };
}

/** Starts the storage process on `dataDir`, with ports of the system's choice. */
export const startStorage = (dataDir: string): Promise<StorageProcess> =>
  start<Endpoints>([program, '--data', dataDir]);

/** Starts only the tables of the storage process. */
export const startTables = async (dataDir: string) => {
  await (built ??= buildTablesProgram());
  return start<Pick<Endpoints, 'dynamodb'>>([tablesProgram, dataDir]);
};

/** Sends `signal` and waits for the end of the process; returns its exit code, null when the signal ended it. */
export async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}

export function documentClient(endpoint: string, maxAttempts = 3): DynamoDBDocumentClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials, maxAttempts });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** A table in the shape of the product's: pk and sk, and a local index by change. */
export async function createTable(client: DynamoDBDocumentClient, name: string): Promise<void> {
  const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'changed_at'].map(attribute),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      LocalSecondaryIndexes: [
        {
          IndexName: 'byChange',
          KeySchema: [
            { AttributeName: 'pk', KeyType: 'HASH' },
            { AttributeName: 'changed_at', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['version', 'row'] },
        },
      ],
    }),
  );
}

export async function getItem(client: DynamoDBDocumentClient, table: string, pk: string, sk: string) {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: { pk, sk } }));
  return Item;
}

/** All items of a partition, of the table or of its index `byChange`. */
export async function partition(client: DynamoDBDocumentClient, table: string, pk: string, index?: 'byChange') {
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        ...(index && { IndexName: index }),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}

/** The cancellation a transaction ends with; fails when it succeeds or ends otherwise. */
export async function cancellation(sent: Promise<unknown>): Promise<TransactionCanceledException> {
  const outcome = await sent.then(
    () => 'success',
    (error: unknown) => error,
  );
  if (outcome instanceof TransactionCanceledException) return outcome;
  throw new Error('the transaction was not cancelled', { cause: outcome });
}
