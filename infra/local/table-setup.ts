import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  ListTablesCommand,
  UpdateTableCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { tableDefinitions, type TableDefinition } from '#functions/platform/storage/tables.ts';

/** A table as the definition says, under its plain name or another. */
export const createTableCommand = (
  { name, localIndex, globalIndex }: TableDefinition,
  tableName: string = name,
): CreateTableCommand =>
  new CreateTableCommand({
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
      ...(localIndex ? [{ AttributeName: localIndex.sortKey, AttributeType: localIndex.sortType }] : []),
      ...(globalIndex
        ? [globalIndex.partitionKey, globalIndex.sortKey].map((AttributeName) => ({
            AttributeName,
            AttributeType: 'S' as const,
          }))
        : []),
    ],
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    ...(localIndex && {
      LocalSecondaryIndexes: [
        {
          IndexName: localIndex.name,
          KeySchema: [
            { AttributeName: 'pk', KeyType: 'HASH' },
            { AttributeName: localIndex.sortKey, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...localIndex.project] },
        },
      ],
    }),
    ...(globalIndex && {
      GlobalSecondaryIndexes: [
        {
          IndexName: globalIndex.name,
          KeySchema: [
            { AttributeName: globalIndex.partitionKey, KeyType: 'HASH' },
            { AttributeName: globalIndex.sortKey, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  });

/** Adds the global index of a table that is older than it. */
const addMissingIndex = async (client: DynamoDBClient, definition: TableDefinition): Promise<void> => {
  if (!definition.globalIndex) return;
  const { Table: table } = await client.send(new DescribeTableCommand({ TableName: definition.name }));
  if (table?.GlobalSecondaryIndexes?.some(({ IndexName: name }) => name === definition.globalIndex?.name)) return;
  const { AttributeDefinitions, GlobalSecondaryIndexes = [] } = createTableCommand(definition).input;
  await client.send(
    new UpdateTableCommand({
      TableName: definition.name,
      AttributeDefinitions,
      GlobalSecondaryIndexUpdates: GlobalSecondaryIndexes.map((Create) => ({ Create })),
    }),
  );
};

/** Whether the storage holds any table. */
export const hasTables = async (client: DynamoDBClient): Promise<boolean> => {
  const { TableNames: existing = [] } = await client.send(new ListTablesCommand({}));
  return existing.length > 0;
};

/** Creates the tables that are missing, under their plain names, and indexes that were added since. */
export const createTables = async (client: DynamoDBClient): Promise<void> => {
  const { TableNames: existing = [] } = await client.send(new ListTablesCommand({}));
  const definitions: readonly TableDefinition[] = tableDefinitions;
  const missing = definitions.filter(({ name }) => !existing.includes(name));
  const present = definitions.filter(({ name }) => existing.includes(name));
  await Promise.all(present.map((definition) => addMissingIndex(client, definition)));
  await Promise.all(missing.map((definition) => client.send(createTableCommand(definition))));
};

export const dropTables = async (client: DynamoDBClient): Promise<void> => {
  for (const { name } of tableDefinitions) await client.send(new DeleteTableCommand({ TableName: name }));
};
