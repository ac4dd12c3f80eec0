import { perform } from './actions.ts';
import type { Row } from './dynalite-types.ts';
import { validationException } from './errors.ts';
import type { Store } from './store.ts';

type TimeToLive = { AttributeName: string; Enabled: boolean };

const ttlKey = (table: string) => `ttl~${table}`;
const backupsKey = (table: string) => `backups~${table}`;

/** The name of a table that exists. Throws ResourceNotFoundException. */
async function existingTable(store: Store, request: Row): Promise<string> {
  const name = String(request['TableName']);
  await perform(store, 'describeTable', { TableName: name });
  return name;
}

/** Keeps the setting only: AWS removes expired items within days, so no reader may depend on the removal. */
export async function updateTimeToLive(store: Store, request: Row): Promise<Row> {
  const table = await existingTable(store, request);
  const wanted = request['TimeToLiveSpecification'] as Partial<TimeToLive> | undefined;
  if (typeof wanted?.AttributeName !== 'string' || typeof wanted.Enabled !== 'boolean') {
    throw validationException('TimeToLiveSpecification needs AttributeName and Enabled');
  }
  const specification = { AttributeName: wanted.AttributeName, Enabled: wanted.Enabled };
  await store.db.batch([{ type: 'put', key: ttlKey(table), value: specification }]);
  return { TimeToLiveSpecification: specification };
}

export async function describeTimeToLive(store: Store, request: Row): Promise<Row> {
  const table = await existingTable(store, request);
  const stored = store.db.getSync(ttlKey(table)) as TimeToLive | undefined;
  const description = stored?.Enabled
    ? { TimeToLiveStatus: 'ENABLED', AttributeName: stored.AttributeName }
    : { TimeToLiveStatus: 'DISABLED' };
  return { TimeToLiveDescription: description };
}

export async function updateContinuousBackups(store: Store, request: Row): Promise<Row> {
  const table = await existingTable(store, request);
  const wanted = request['PointInTimeRecoverySpecification'] as Row | undefined;
  const value = { enabled: wanted?.['PointInTimeRecoveryEnabled'] === true };
  await store.db.batch([{ type: 'put', key: backupsKey(table), value }]);
  return describeContinuousBackups(store, request);
}

export async function describeContinuousBackups(store: Store, request: Row): Promise<Row> {
  const table = await existingTable(store, request);
  const stored = store.db.getSync(backupsKey(table)) as { enabled: boolean } | undefined;
  const PointInTimeRecoveryDescription = { PointInTimeRecoveryStatus: stored?.enabled ? 'ENABLED' : 'DISABLED' };
  return { ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED', PointInTimeRecoveryDescription } };
}

/** Removes what is kept about a deleted table. */
export async function forgetSettings(store: Store, table: string): Promise<void> {
  await store.db.batch([
    { type: 'del', key: ttlKey(table) },
    { type: 'del', key: backupsKey(table) },
  ]);
}
