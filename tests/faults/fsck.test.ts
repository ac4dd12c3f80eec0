import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { listContracts } from '#shared/contract/contracts/list-contracts.ts';
import { verifyAudit } from '#shared/contract/signing/verify-audit.ts';
import { contractStates } from '#shared/contracts/names.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { findingLine } from '#infra/ops/fsck/finding.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import {
  documentKey,
  entityKey,
  integrationFeaturesKey,
  mailKey,
  partKey,
  pushLockKey,
  uniqueKey,
  watchedPushKey,
  type Key,
} from '#functions/platform/storage/keys.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { activityTable, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';
import { startCompany } from '#tests/harness/company.ts';

const { runtime } = await startCompany({ seed: 'demo' });

const put = (table: string, item: object) =>
  documentClient().send(new PutCommand({ TableName: table, Item: { ...item } }));
const set = (key: Key, field: string, value: unknown) =>
  documentClient().send(
    new UpdateCommand({
      TableName: recordsTable(),
      Key: key,
      UpdateExpression: 'SET #data.#field = :value',
      ExpressionAttributeNames: { '#data': 'data', '#field': field },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

type Car = { id: number; type: string; deleted: number; chassis_number: string | null; related_employee_id: number };

const someCars = async (isWanted: (car: Car) => boolean): Promise<Car[]> => {
  const found: Car[] = [];
  for await (const item of scanTable(recordsTable())) {
    const data = item['data'] as Car | undefined;
    if (String(item['pk']).startsWith('car#') && data && isWanted(data)) found.push(data);
  }
  return found;
};

it('has contracts in every state, whose trails and sealed files hold', async () => {
  const admin = await runtime.as('admin');
  const { data } = await admin.call(listContracts, { query: { per_page: 100 } });
  const lasting = contractStates.filter((state) => state !== 'completing' && state !== 'provider_error');
  expect(new Set(data.map(({ state }) => state))).toEqual(new Set(lasting));
  const checked = await Promise.all(
    data.map(async ({ id, state }) => ({ state, ...(await admin.call(verifyAudit, { params: { id: String(id) } })) })),
  );
  expect(checked.filter(({ ok }) => !ok)).toEqual([]);
  for (const { state, file } of checked) expect(file).toBe(state === 'signed' ? 'intact' : null);
});

it('finds nothing in the demo company, and then each kind of damage done to it', async () => {
  expect((await fsck()).map(findingLine)).toEqual([]);
  const assigned = await someCars(
    (car) => car.deleted === 0 && car.related_employee_id > 0 && car.chassis_number !== null,
  );
  const [pooled, claimless, overlapping] = assigned;
  const [bicycle] = await someCars((car) => car.type === 'bicycle');
  if (!pooled || !claimless || !overlapping || !bicycle) throw new Error('the demo fleet has too few vehicles');
  await set(entityKey('car', pooled.id), 'is_pool_vehicle', 1);
  await documentClient().send(
    new DeleteCommand({ TableName: recordsTable(), Key: uniqueKey('chassis', claimless.chassis_number ?? '') }),
  );
  await set(entityKey('car', overlapping.id), 'periods', [
    { employee_id: 1, start_date: '2024-01-01', end_date: '2024-06-01' },
    { employee_id: overlapping.related_employee_id, start_date: '2024-05-01', end_date: null },
  ]);
  await set(entityKey('car', bicycle.id), 'plate', '1-AAA-111');
  await put(recordsTable(), { ...uniqueKey('chassis', 'NOBODYHASTHIS'), id: bicycle.id });
  await put(recordsTable(), { ...uniqueKey('nonsense', 'x'), id: 1 });
  await put(recordsTable(), { ...partKey('car', 999_999, 'pushed'), months: [] });
  await put(recordsTable(), { ...documentKey('car', 999_999, 'F1'), data: { purge_at: null } });
  await put(recordsTable(), {
    ...documentKey('car', bicycle.id, 'F2'),
    data: { purge_at: '2026-01-01T00:00:00.000Z' },
  });
  await put(recordsTable(), {
    ...mailKey('car', 999_999, 'M1'),
    timeline: 'mail#done',
    moment: '2026-01-01T00:00:00.000Z#M1',
    data: {
      id: 'M1',
      object: 'car',
      object_id: 999_999,
      state: 'waiting',
      queued_at: '2026-01-01T00:00:00.000Z',
      content: null,
    },
  });
  await put(runsTable(), { pk: 'runs#open', sk: 'never-was' });
  await put(recordsTable(), watchedPushKey('never-was'));
  await put(recordsTable(), { ...pushLockKey(1, '2026-10'), command_id: 'never-was' });
  await put(activityTable(), { pk: `car#${pooled.id}`, sk: 'A', type: 'car_added', object: 'car' });
  await put(activityTable(), { pk: `car#${pooled.id}`, sk: 'B', type: 'car_added', object: 'car' });
  await put(recordsTable(), { ...integrationFeaturesKey(1), features: ['dimona/push'] });
  await put(recordsTable(), { ...integrationFeaturesKey(77), features: [] });
  const lines = (await fsck()).map(findingLine);
  expect(lines.toSorted()).toEqual(
    [
      `vehicle: car#${pooled.id} is a pool vehicle and may not be`,
      `claim: car#${claimless.id} has no claim on its chassis`,
      `period: car#${overlapping.id} periods.1.start_date held_until`,
      `vehicle: car#${bicycle.id} is a bicycle with plate, fuel or CO2`,
      `claim: unique#chassis#NOBODYHASTHIS car ${bicycle.id} does not have this value`,
      'claim: unique#nonsense#x is of a kind that no rule speaks of',
      'part: car#3 999999#pushed has no record',
      'document: document#car#999999 F1 has no record',
      'document: car#999999 counts 0 documents and has 1',
      `document: car#${bicycle.id} counts 0 documents and has 1`,
      `document: document#car#${bicycle.id} F2 is deleted and would be kept permanently`,
      'mail: mail#car#999999 M1 stands in the wrong list',
      'mail: mail#car#999999 M1 waits and is about a record that does not exist',
      'mail: mail#car#999999 M1 has waited too long',
      'mail: mail#car#999999 M1 waits without content',
      'run: run#never-was is marked as open and does not exist',
      'push: never-was is looked after and does not exist',
      'push: push-lock#1 2026-10 is held by never-was, which does not exist',
      'features: integration#1 brings along other features than it has',
      'features: integration-features# 77 has no integration',
      `event: car#${pooled.id} was added 3 times`,
    ].toSorted(),
  );
});
