import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { writeCounter } from '#infra/local/seed/batch-writer.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
// What the release of 21/11/2026 stored on 22/11/2026, when days ahead still acted at once.
import { startCompany } from '#tests/harness/company.ts';
import stored from './fixtures/records-before-dates.json' with { type: 'json' };

const { anna, bert, carla, dirk, planned, ending, returned, license } = stored.about;

let admin: ApiClient;

const findings = async (): Promise<string[]> =>
  (await fsck())
    .filter(({ check }) => ['claim', 'period', 'vehicle', 'asset', 'license'].includes(check))
    .map(({ key, detail }) => `${key} ${detail}`);
const people = async (segment_id: string): Promise<number[]> =>
  (await admin.get('/api/employees/list', { segment_id, per_page: 90 })).body.data.map((row: { id: number }) => row.id);
const vehicle = async (id: number) => (await admin.get(`/api/cars/${id}/detail`)).body.details;

const { runtime } = await startCompany();
beforeAll(async () => {
  for (const item of stored.items)
    await documentClient().send(new PutCommand({ TableName: recordsTable(), Item: item }));
  await writeCounter('employee', stored.about.dirk);
  runtime.forget();
  pinToday('2026-11-22');
  admin = await runtime.as('admin');
});
afterAll(() => pinToday(undefined));

it('reads what was meant for a later day as planned', async () => {
  expect(await vehicle(planned)).toMatchObject({
    related_employee_id: anna,
    planned: { employee_id: bert, start_date: '01/12/2026' },
  });
  expect(await vehicle(ending)).toMatchObject({ deleted: 0, related_employee_id: anna, planned_end: '31/12/2026' });
  expect((await admin.get(`/api/assets/${returned}/detail`)).body.asset).toMatchObject({
    owner_employee_id: anna,
    planned: { employee_id: 0, name: null, start_date: '01/01/2027' },
  });
  const list = await admin.get('/api/software/licenses/list', { segment_id: 'planned', per_page: 90 });
  expect(list.body.data.find((row: { id: number }) => row.id === license)).toMatchObject({ active: 0 });
  expect(await people('all')).toEqual(expect.arrayContaining([anna, bert, carla]));
  expect(await people('inactive')).toEqual([dirk]);
});

it('claims again what belongs to records that are in use until later', async () => {
  expect(await findings()).not.toEqual([]);
  await sweep();
  expect(await findings()).toEqual([]);
  const taken = { first_name: 'Other', last_name: 'Person', email: 'carla@upgrade.example' };
  expect((await admin.post('/api/employees/add', taken)).body.code).toBe('email_in_use');
  expect((await admin.post('/api/employees/add', { ...taken, email: 'dirk@upgrade.example' })).status).toBe(200);
});

it('lets everything end and begin on its day', async () => {
  pinToday('2027-02-01');
  await sweep();
  expect(await vehicle(planned)).toMatchObject({ related_employee_id: bert, planned: null });
  expect((await vehicle(ending)).deleted).toBe(1);
  expect(await people('inactive')).toEqual(expect.arrayContaining([carla, dirk]));
  expect(await findings()).toEqual([]);
});
