import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { BY_TIMELINE, tableDefinitions, type TableDefinition } from '#functions/platform/storage/tables.ts';
import { startDynamoDb } from '#infra/local/dynamodb/server.ts';
import { createTableCommand, createTables } from '#infra/local/table-setup.ts';

it('gives a table of before the index that it lacks, once', async () => {
  const server = await startDynamoDb({});
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const raw = new DynamoDBClient({ endpoint: server.endpoint, region: 'eu-central-1', credentials });
  const client = DynamoDBDocumentClient.from(raw);
  for (const { globalIndex: _, ...before } of tableDefinitions as readonly TableDefinition[])
    await raw.send(createTableCommand(before));
  await client.send(new PutCommand({ TableName: 'records', Item: { pk: 'old', sk: '1', changed_at: 1 } }));
  await createTables(raw);
  await createTables(raw);
  await client.send(
    new PutCommand({ TableName: 'records', Item: { pk: 'new', sk: '1', timeline: 'mail#open', moment: 'now' } }),
  );
  const { Items: items } = await client.send(
    new QueryCommand({
      TableName: 'records',
      IndexName: BY_TIMELINE,
      KeyConditionExpression: 'timeline = :open',
      ExpressionAttributeValues: { ':open': 'mail#open' },
    }),
  );
  expect(items).toEqual([{ pk: 'new', sk: '1', timeline: 'mail#open', moment: 'now' }]);
  client.destroy();
  await server.close();
});
