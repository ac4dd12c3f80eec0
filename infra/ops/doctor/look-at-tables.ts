import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { dynamo } from '#functions/platform/storage/client.ts';
import { EXPIRES_AT, tableDefinitions, type TableDefinition } from '#functions/platform/storage/tables.ts';
import { tableNames } from '../export-archive.ts';
import { allOr, unknown, wrong, type Diagnosis } from './diagnosis.ts';

const missingIndexes = (definition: TableDefinition, found: TableDescription): string[] => {
  const there = new Set(
    [...(found.LocalSecondaryIndexes ?? []), ...(found.GlobalSecondaryIndexes ?? [])].map(
      ({ IndexName: name }) => name,
    ),
  );
  return [definition.localIndex, definition.globalIndex].flatMap((index) =>
    index && !there.has(index.name) ? [index.name] : [],
  );
};

/** An emulator takes the expiry and the recovery of a table from no template. */
const isEmulator = (): boolean => process.env['AWS_ENDPOINT_URL'] !== undefined;

/** What AWS does with a table by itself. */
const lookAtSettings = async (name: string): Promise<Diagnosis[]> => {
  const table = { TableName: name };
  const [{ TimeToLiveDescription: expiry }, { ContinuousBackupsDescription: backups }] = await Promise.all([
    dynamo().send(new DescribeTimeToLiveCommand(table)),
    dynamo().send(new DescribeContinuousBackupsCommand(table)),
  ]);
  const isBackedUp = backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED';
  const expires = expiry?.TimeToLiveStatus === 'ENABLED' && expiry.AttributeName === EXPIRES_AT;
  return [
    ...(expires ? [] : [wrong(`Nothing expires in the table ${name}: its time to live is off.`)]),
    ...(isBackedUp ? [] : [wrong(`The table ${name} has no point-in-time recovery; nothing could be brought back.`)]),
  ];
};

const lookAtTable = async (definition: TableDefinition, name: string, isLocal: boolean): Promise<Diagnosis[]> => {
  const { Table: found } = await dynamo().send(new DescribeTableCommand({ TableName: name }));
  return [
    ...(found?.TableStatus === 'ACTIVE' ? [] : [wrong(`The table ${name} is ${found?.TableStatus ?? 'unknown'}.`)]),
    ...missingIndexes(definition, found ?? {}).map((index) => wrong(`The table ${name} has no index ${index}.`)),
    ...(isLocal || isEmulator() ? [] : await lookAtSettings(name)),
  ];
};

/** Tables and their indexes; on AWS their expiry and recovery, too. */
export const lookAtTables = async (isLocal: boolean): Promise<readonly Diagnosis[]> => {
  const names = tableNames();
  const found = await Promise.all(
    tableDefinitions.map((definition) =>
      lookAtTable(definition, names[definition.name], isLocal).catch((error: unknown) => {
        if (error instanceof ResourceNotFoundException)
          return [wrong(`The table ${names[definition.name]} is missing.`)];
        throw error;
      }),
    ),
  );
  const isWhole = !isLocal && !isEmulator();
  const seen = isWhole ? 'their indexes, their expiry and their recovery' : 'their indexes';
  return [
    ...allOr(found.flat(), `The three tables have ${seen}.`),
    ...(!isLocal && !isWhole ? [unknown('Expiry and recovery of tables are not looked at on an emulator.')] : []),
  ];
};
