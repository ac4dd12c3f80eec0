import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDynamoDb, type DynamoDbServer } from '#infra/local/dynamodb/server.ts';
import { openStore } from '#infra/local/dynamodb/store.ts';
import { cancellation, createTable, documentClient, getItem, partition } from './storage.ts';

const table = 'conformance';
let directory: string;
let server: DynamoDbServer;
let client: DynamoDBDocumentClient;
let count = 0;

type Members = NonNullable<TransactWriteCommandInput['TransactItems']>;

beforeAll(async () => {
  // On disk, as in use: in memory a write is over at once, and no two requests could meet.
  directory = await mkdtemp(join(tmpdir(), 'transactions-'));
  server = await startDynamoDb({ dataDir: directory });
  client = documentClient(server.endpoint);
  await createTable(client, table);
});
afterAll(async () => {
  client.destroy();
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

/** A partition no other test writes to. */
const newPartition = () => `P#${++count}`;
const write = (TransactItems: Members, ClientRequestToken?: string) =>
  client.send(new TransactWriteCommand({ TransactItems, ...(ClientRequestToken && { ClientRequestToken }) }));
const put = (pk: string, sk: string, more: Record<string, unknown> = {}) => ({
  Put: { TableName: table, Item: { pk, sk, ...more } },
});
const create = (pk: string, sk: string) => ({
  Put: { TableName: table, Item: { pk, sk }, ConditionExpression: 'attribute_not_exists(pk)' },
});
const remove = (pk: string, sk: string) => ({ Delete: { TableName: table, Key: { pk, sk } } });
const checkVersion = (pk: string, sk: string, version: number) => ({
  ConditionCheck: {
    TableName: table,
    Key: { pk, sk },
    ConditionExpression: 'version = :v',
    ExpressionAttributeValues: { ':v': version },
  },
});
const increment = (pk: string, sk: string, version?: number) => ({
  Update: {
    TableName: table,
    Key: { pk, sk },
    UpdateExpression: 'SET version = version + :one',
    ExpressionAttributeValues: { ':one': 1, ...(version !== undefined && { ':v': version }) },
    ...(version !== undefined && { ConditionExpression: 'version = :v' }),
  },
});

const codes = async (members: Members) => {
  const { CancellationReasons } = await cancellation(write(members));
  return CancellationReasons?.map(({ Code }) => Code);
};

describe('cancellation', () => {
  it('gives a reason for every item, in their order, and leaves nothing behind', async () => {
    const pk = newPartition();
    await write([put(pk, 'taken', { version: 3 })]);
    const { CancellationReasons, message } = await cancellation(
      write([put(pk, 'a', { changed_at: '1' }), create(pk, 'taken'), increment(pk, 'absent'), remove(pk, 'b')]),
    );
    expect(CancellationReasons).toEqual([
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
      { Code: 'ValidationError', Message: expect.stringContaining('attribute that does not exist') as string },
      { Code: 'None' },
    ]);
    expect(message).toBe(
      'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, ValidationError, None]',
    );
    expect(await partition(client, table, pk)).toEqual([{ pk, sk: 'taken', version: 3 }]);
    expect(await partition(client, table, pk, 'byChange')).toEqual([]);
  });

  it('returns the old item only where it is asked for', async () => {
    const pk = newPartition();
    await write([put(pk, 'a', { version: 7 }), put(pk, 'b', { version: 8 })]);
    const asking = { Put: { ...create(pk, 'a').Put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const } };
    const { CancellationReasons } = await cancellation(write([asking, create(pk, 'b')]));
    expect(CancellationReasons?.map(({ Item }) => Item)).toEqual([
      { pk: { S: pk }, sk: { S: 'a' }, version: { N: '7' } },
      undefined,
    ]);
  });

  it('reports a key that does not fit the table as the reason of its item', async () => {
    const pk = newPartition();
    const wrong = { Delete: { TableName: table, Key: { pk, other: 'x' } } };
    expect(await codes([put(pk, 'a'), wrong])).toEqual(['None', 'ValidationError']);
  });

  it('answers plain writes that ask for it with the old item too', async () => {
    const pk = newPartition();
    await write([put(pk, 'a', { version: 7 })]);
    const again = new PutCommand({ ...create(pk, 'a').Put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' });
    const expected = { name: 'ConditionalCheckFailedException', Item: { version: { N: '7' } } };
    await expect(client.send(again)).rejects.toMatchObject(expected);
  });
});

describe('conditions', () => {
  it('attribute_not_exists lets a new item pass and an existing one not', async () => {
    const pk = newPartition();
    await write([create(pk, 'a')]);
    expect(await codes([create(pk, 'a')])).toEqual(['ConditionalCheckFailed']);
  });

  it('version = holds for the current version only', async () => {
    const pk = newPartition();
    await write([put(pk, 'a', { version: 1 })]);
    await write([increment(pk, 'a', 1)]);
    expect(await codes([increment(pk, 'a', 1)])).toEqual(['ConditionalCheckFailed']);
    expect(await getItem(client, table, pk, 'a')).toMatchObject({ version: 2 });
  });

  it('a ConditionCheck guards the others and changes nothing itself', async () => {
    const pk = newPartition();
    await write([put(pk, 'guard', { version: 1 })]);
    await write([checkVersion(pk, 'guard', 1), put(pk, 'a')]);
    expect(await codes([checkVersion(pk, 'guard', 2), put(pk, 'b')])).toEqual(['ConditionalCheckFailed', 'None']);
    expect(await partition(client, table, pk)).toEqual([
      { pk, sk: 'a' },
      { pk, sk: 'guard', version: 1 },
    ]);
  });
});

describe('limits and malformed requests', () => {
  const many = (pk: string, n: number) => Array.from({ length: n }, (_, i) => create(pk, String(i).padStart(3, '0')));
  const expectRefused = (members: Members) =>
    expect(write(members)).rejects.toMatchObject({ name: 'ValidationException' });

  it('takes 100 items and refuses 101', async () => {
    const [pk, other] = [newPartition(), newPartition()];
    await write(many(pk, 100));
    expect(await partition(client, table, pk)).toHaveLength(100);
    await expectRefused(many(other, 101));
    expect(await partition(client, table, other)).toHaveLength(0);
  });

  it('refuses two operations on one item', async () => {
    const pk = newPartition();
    await expectRefused([put(pk, 'a'), remove(pk, 'a')]);
    await expectRefused([put(pk, 'a'), checkVersion(pk, 'a', 1)]);
  });

  it('refuses more than 4 MB', async () => {
    const pk = newPartition();
    const large = 'x'.repeat(390 * 1024);
    const items = (n: number) => Array.from({ length: n }, (_, i) => put(pk, `${i}`, { large }));
    await expectRefused(items(11));
    await write(items(10));
  });

  it('refuses an item with two operations, none, a bad expression, and an unknown table', async () => {
    const pk = newPartition();
    await expectRefused([{ ...put(pk, 'a'), ...remove(pk, 'b') }]);
    await expectRefused([{}]);
    await expectRefused([{ Put: { ...put(pk, 'a').Put, ConditionExpression: 'no such (' } }]);
    const elsewhere = write([{ Put: { TableName: 'absent', Item: { pk, sk: 'a' } } }]);
    await expect(elsewhere).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('client request token', () => {
  it('applies a repeated request once and refuses another one under the same token', async () => {
    const pk = newPartition();
    await write([put(pk, 'a', { version: 1 })]);
    await write([increment(pk, 'a', 1)], `token-${pk}`);
    await write([increment(pk, 'a', 1)], `token-${pk}`);
    expect(await getItem(client, table, pk, 'a')).toMatchObject({ version: 2 });
    const other = write([increment(pk, 'a', 2)], `token-${pk}`);
    await expect(other).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
    expect(await getItem(client, table, pk, 'a')).toMatchObject({ version: 2 });
  });

  it('applies once when both copies arrive together', async () => {
    const pk = newPartition();
    await write([put(pk, 'a', { version: 1 })]);
    await Promise.all([1, 2, 3].map(() => write([increment(pk, 'a')], `both-${pk}`)));
    expect(await getItem(client, table, pk, 'a')).toMatchObject({ version: 2 });
  });

  it('does not remember a cancelled request', async () => {
    const pk = newPartition();
    await cancellation(write([increment(pk, 'a', 1)], `late-${pk}`));
    await write([put(pk, 'a', { version: 1 })]);
    await write([increment(pk, 'a', 1)], `late-${pk}`);
    expect(await getItem(client, table, pk, 'a')).toMatchObject({ version: 2 });
  });
});

describe('isolation', () => {
  const add = async (pk: string): Promise<void> => {
    for (;;) {
      const version = Number((await getItem(client, table, pk, 'counter'))?.['version']);
      const log = create(pk, `log#${version}`);
      const done = await write([increment(pk, 'counter', version), log]).catch(() => undefined);
      if (done) return;
    }
  };

  it('lets no increment of 50 concurrent writers get lost', async () => {
    const pk = newPartition();
    await write([put(pk, 'counter', { version: 0 })]);
    await Promise.all(Array.from({ length: 50 }, () => add(pk)));
    expect(await getItem(client, table, pk, 'counter')).toMatchObject({ version: 50 });
    expect(await partition(client, table, pk)).toHaveLength(51);
  });

  it('keeps plain updates and transactions on one item apart', async () => {
    const pk = newPartition();
    await write([put(pk, 'counter', { version: 0 })]);
    const plain = () => client.send(new UpdateCommand(increment(pk, 'counter').Update));
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? plain() : write([increment(pk, 'counter')]))));
    expect(await getItem(client, table, pk, 'counter')).toMatchObject({ version: 40 });
  });

  it('shows TransactGetItems no half of a transaction', async () => {
    const pk = newPartition();
    const sides = ['left', 'right'];
    const get = sides.map((sk) => ({ Get: { TableName: table, Key: { pk, sk } } }));
    await write(sides.map((sk) => put(pk, sk, { version: 0 })));
    let running = true;
    const writer = (async () => {
      for (let version = 1; version <= 150; version++) await write(sides.map((sk) => put(pk, sk, { version })));
      running = false;
    })();
    while (running) {
      const { Responses } = await client.send(new TransactGetCommand({ TransactItems: get }));
      expect(Responses?.[0]?.Item?.['version']).toBe(Responses?.[1]?.Item?.['version']);
    }
    await writer;
  });
});

/** Two sort keys which dynalite's own index keys, made of 24 bits of a hash, would not tell apart. */
function sameHash(pk: string): [string, string] {
  const seen = new Map<string, string>();
  for (let n = 0; ; n++) {
    const sk = `twin#${n}`;
    const hash = createHash('md5').update(`Outliers${pk}${sk}`).digest('hex').slice(0, 6);
    const twin = seen.get(hash);
    if (twin !== undefined) return [twin, sk];
    seen.set(hash, sk);
  }
}

describe('what a transaction writes', () => {
  it('adds, moves and removes the entries of the local index', async () => {
    const pk = newPartition();
    const order = async () => (await partition(client, table, pk, 'byChange')).map(({ sk }) => sk);
    await write([put(pk, 'a', { changed_at: '1' }), put(pk, 'b', { changed_at: '2' })]);
    expect(await order()).toEqual(['a', 'b']);
    const move = { UpdateExpression: 'SET changed_at = :c', ExpressionAttributeValues: { ':c': '3' } };
    await write([{ Update: { TableName: table, Key: { pk, sk: 'a' }, ...move } }]);
    expect(await order()).toEqual(['b', 'a']);
    await write([remove(pk, 'b'), put(pk, 'a')]);
    expect(await order()).toEqual([]);
  });

  it('projects into the index what the index names', async () => {
    const pk = newPartition();
    await write([put(pk, 'a', { changed_at: '1', version: 4, row: [1, 'x'], other: 'y' })]);
    const entries = await partition(client, table, pk, 'byChange');
    expect(entries).toEqual([{ pk, sk: 'a', changed_at: '1', version: 4, row: [1, 'x'] }]);
  });

  it('keeps every item with the same change time in the index, across pages, and removes each', async () => {
    const pk = newPartition();
    const names = Array.from({ length: 300 }, (_, i) => `item#${String(i).padStart(4, '0')}`);
    for (let i = 0; i < names.length; i += 100) {
      await write(names.slice(i, i + 100).map((sk) => put(pk, sk, { changed_at: 'same' })));
    }
    const seen: unknown[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: table,
          IndexName: 'byChange',
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
          Limit: 7,
          ...(from && { ExclusiveStartKey: from }),
        }),
      );
      seen.push(...(page.Items ?? []).map(({ sk }) => sk as unknown));
      from = page.LastEvaluatedKey;
    } while (from);
    expect(new Set(seen)).toEqual(new Set(names));
    const batch = names.slice(0, 20).map((sk) => ({ DeleteRequest: { Key: { pk, sk } } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }));
    for (let i = 20; i < 300; i += 70) await write(names.slice(i, i + 70).map((sk) => remove(pk, sk)));
    expect(await partition(client, table, pk, 'byChange')).toEqual([]);
  });

  it('keeps two items apart in the index whose change time and short key hash are equal', async () => {
    const pk = newPartition();
    const twins = sameHash(pk);
    await write(twins.map((sk) => put(pk, sk, { changed_at: 'same' })));
    expect(await partition(client, table, pk, 'byChange')).toHaveLength(2);
    await write([remove(pk, twins[0])]);
    expect(await partition(client, table, pk, 'byChange')).toMatchObject([{ sk: twins[1] }]);
  });

  it('answers TransactGetItems in the order of the request, empty for what is absent', async () => {
    const pk = newPartition();
    await write([put(pk, 'a', { version: 1 }), put(pk, 'b', { version: 2 })]);
    const get = (sk: string) => ({ Get: { TableName: table, Key: { pk, sk }, ProjectionExpression: 'version' } });
    const TransactItems = [get('b'), get('none'), get('a')];
    const { Responses } = await client.send(new TransactGetCommand({ TransactItems }));
    expect(Responses).toEqual([{ Item: { version: 2 } }, {}, { Item: { version: 1 } }]);
  });
});

describe('tables', () => {
  it('are usable after a start that follows a kill in the middle of their creation', async () => {
    const dataDir = join(directory, 'creating');
    const store = await openStore(dataDir);
    const definition = {
      TableName: 'half',
      TableStatus: 'CREATING',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    };
    await store.db.batch([{ type: 'put', key: 'table~half', value: definition }]);
    await store.db.close();
    const again = await startDynamoDb({ dataDir });
    const writer = documentClient(again.endpoint);
    await writer.send(new PutCommand({ TableName: 'half', Item: { pk: 'a' } }));
    writer.destroy();
    await again.close();
  });

  it('keeps the time-to-live attribute', async () => {
    const specification = { AttributeName: 'expires_at', Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName: table, TimeToLiveSpecification: specification }));
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: table }));
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires_at' });
  });
});
