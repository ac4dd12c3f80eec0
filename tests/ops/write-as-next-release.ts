import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import type { AccessAct } from '#shared/audit/audit-acts.ts';
import type { AuditAct } from '#shared/contracts/names.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { auditLine } from '#functions/platform/audit/audit-line.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import {
  companyFeedKey,
  feedKey,
  integrationFeaturesKey,
  pushCommandKey,
  settingKey,
} from '#functions/platform/storage/keys.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { activityTable, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { extendTrail } from '#functions/signing/audit-trail.ts';
import { entityStores } from '#infra/ops/entity-stores.ts';

const BATCH_MAX = 25;
const types = new Set<string>(entityStores.map(({ type }) => type));

/** The records of the list engine, with their stored items. */
async function* records(): AsyncGenerator<Item & { data: Record<string, unknown> }> {
  for await (const item of scanTable(recordsTable())) {
    const isRecord = types.has(String(item['pk']).split('#')[0] ?? '') && /^\d+$/.test(String(item['sk']));
    if (isRecord && item['data'] !== undefined) yield item as Item & { data: Record<string, unknown> };
  }
}

const put = (TableName: string, item: Item) => documentClient().send(new PutCommand({ TableName, Item: item }));

/** An event of a type that is not known here, on a vehicle. */
const unknownEvent = (): Item => {
  const at = `2026-11-23T20:00:00.000Z`;
  const id = ulid(Date.parse(at));
  const actor = { user_id: 1, employee_id: 1, name: 'Annelies De Wachter', role: 'admin' };
  const about = { id, object: 'car', object_id: 1, type: 'car_flew', payload: { height: 300 }, actor, at };
  return { ...feedKey('car', 1, id), ...companyFeedKey(1, at, id), ...about, acting_as: null };
};

/** An ended run of a kind that is not known here. */
const unknownRun = async (): Promise<readonly Item[]> => {
  const run_id = ulid(Date.parse('2026-11-23T20:00:00.000Z'));
  for await (const item of scanTable(runsTable())) {
    if (item['sk'] !== 'head' || !String(item['pk']).startsWith('run#')) continue;
    const data = { ...(item['data'] as object), run_id, kind: 'flight', title: 'Fly 2 vehicles' };
    const empty = { expansion: null, total: 0, counts: { done: 0, failed: 0, pending: 0 } };
    const called = { name: 'flights', values: { count: 2 } };
    const head = { ...item, pk: `run#${run_id}`, data: { ...data, ...empty, called } };
    return [head, ...['runs#all', 'runs#user#1'].map((pk) => ({ pk, sk: run_id }))];
  }
  throw new Error('the release kept no run');
};

/** A push in a state, for a reason and after a step that are not known here. */
const unknownPush = async (): Promise<Item> => {
  const [push] = await readCommands();
  if (!push) throw new Error('the release kept no push');
  const command_id = ulid(Date.parse('2026-11-23T20:00:00.000Z'));
  const steps = [...push.steps, { step: 'landed', at: push.created_at, of_next_release: 'kept' }];
  return { ...pushCommandKey(command_id), ...push, command_id, status_report: 'flown', problem_code: 'storm', steps };
};

/** The contract whose trail has an act that is not known here. */
export const FLOWN_CONTRACT = 2;

const unknownAct = async (): Promise<void> => {
  const [contract] = await contractStore.getMany([FLOWN_CONTRACT]);
  if (!contract) throw new Error('the release kept no contract');
  // why: an act that is not known here
  const happened = { what: 'flown' as AuditAct, who: 'Annelies De Wachter' };
  const { end, writes } = extendTrail(contract, [happened], new Date('2026-11-23T20:00:00.000Z'));
  await transact([contractStore.update(contract, { ...contract, audit: end }), ...writes]);
};

/** Claims, orders and what is derived of records: written whole, so that there is nothing to keep. */
const writtenWhole = new Set(['unique', 'changes', 'snapshot', 'counter', 'signing', 'integration-features']);

/** What is no record: parts of records, pushes, settings, how far something is. */
async function* besides(): AsyncGenerator<{ table: string; item: Item; key: string }> {
  for (const table of [recordsTable(), runsTable()])
    for await (const item of scanTable(table)) {
      const { pk, sk, data } = item;
      const isWhole = writtenWhole.has(String(pk).split('#')[0] ?? '');
      if (data === undefined && !isWhole) yield { table, item, key: `${String(pk)} ${String(sk)}` };
    }
}

/** Writes a field that is not known here on whatever is no record; the answer are the keys of those. */
export const markBesides = async (): Promise<ReadonlySet<string>> => {
  const marked = new Set<string>();
  for await (const { table, item, key } of besides()) {
    await put(table, { ...item, of_next_release: 'kept' });
    marked.add(key);
  }
  return marked;
};

/** Which of those lost it since. */
export const lostSince = async (marked: ReadonlySet<string>): Promise<string[]> => {
  const lost: string[] = [];
  for await (const { item, key } of besides())
    if (marked.has(key) && item['of_next_release'] !== 'kept') lost.push(key);
  return lost;
};

/**
 * What a later release may leave behind when it is taken back: fields that are not known here on every record, rows in
 * a later layout, an event, a run, a record, settings, features, a push and acts of both logs that are not known here.
 */
export const writeAsNextRelease = async (): Promise<void> => {
  await unknownAct();
  const changed: Item[] = [];
  for await (const item of records())
    changed.push({ ...item, row: '[99,"of the next release"]', data: { ...item.data, of_next_release: 'kept' } });
  for (let at = 0; at < changed.length; at += BATCH_MAX) {
    const requests = changed.slice(at, at + BATCH_MAX).map((Item) => ({ PutRequest: { Item } }));
    await documentClient().send(new BatchWriteCommand({ RequestItems: { [recordsTable()]: requests } }));
  }
  await put(recordsTable(), { pk: 'hangar#0', sk: '1', version: 1, changed_at: 1, row: '[1]', data: { id: 1 } });
  await put(recordsTable(), { pk: 'setting', sk: 'flights', height: 300 });
  await put(recordsTable(), { ...settingKey('features'), feature_flags: ['fly'], integration_features: ['fly/far'], height: 300 }); // prettier-ignore
  await put(recordsTable(), { ...integrationFeaturesKey(1), features: ['fly/far'] });
  // why: an act of the audit log that is not known here
  await transact([auditLine({ user_id: 1, name: 'Annelies De Wachter', acting_as: null }, 'flew' as AccessAct, {})]);
  await put(recordsTable(), await unknownPush());
  await put(activityTable(), unknownEvent());
  for (const item of await unknownRun()) await put(runsTable(), item);
};

/** Records that lost what the later release had written on them. */
export const recordsThatLost = async (): Promise<string[]> => {
  const lost: string[] = [];
  for await (const { pk, sk, data } of records())
    if (data['of_next_release'] !== 'kept') lost.push(`${String(pk)} ${String(sk)}`);
  return lost;
};
