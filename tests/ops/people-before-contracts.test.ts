import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { entityKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { writeCounter } from '#infra/local/seed/batch-writer.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
// Two people as the release before contracts stored them, in layout 2: without wages, address and manager.
import { startCompany } from '#tests/harness/company.ts';
import stored from './fixtures/people-before-contracts.json' with { type: 'json' };

const { active, leaver } = stored.about;

let admin: ApiClient;

const person = async (id: number) => (await admin.get(`/api/employees/${id}/detail`)).body.employee;
const listed = async (query: Record<string, string> = {}) =>
  (await admin.get('/api/employees/list', { search_term: 'Vroeger', ...query })).body.data;

const { runtime } = await startCompany();
beforeAll(async () => {
  for (const item of stored.items)
    await documentClient().send(new PutCommand({ TableName: recordsTable(), Item: item }));
  await writeCounter('employee', leaver);
  runtime.forget();
  pinToday('2026-11-22');
  admin = await runtime.as('admin');
});
afterAll(() => pinToday(undefined));

it('reads them with nothing in the fields that they lack, in list, sort and filter', async () => {
  const nothing = { birth_date: null, street: null, function: null, reports_to_employee_id: 0, wage_amount: null };
  expect(await person(active)).toMatchObject({ ...nothing, phone: '+32 470 00 00 01', wages: [], address: null });
  expect(await listed({ orderby_column: 'wage_amount' })).toMatchObject([{ id: active, ...nothing }]);
  expect(await listed({ segment_id: 'inactive' })).toMatchObject([{ id: leaver, ...nothing }]);
  const empty = { conditions: [{ column: 'birth_date', operator: 'empty', values: [] }] };
  expect(await listed({ filters: JSON.stringify(empty) })).toMatchObject([{ id: active }]);
});

it('stores the new fields with the next save, beside those of before', async () => {
  const wages = [{ type: 'employee_paid_hourly', amount: 17.25, from: '01/01/2026' }];
  expect((await admin.post('/api/employees/wages/set', { employee_id: active, wages })).status).toBe(200);
  expect((await admin.post('/api/employees/edit', { id: active, town: 'Gent' })).status).toBe(200);
  expect(await person(active)).toMatchObject({ wages, town: 'Gent', phone: '+32 470 00 00 01' });
  expect(await listed()).toMatchObject([{ id: active, wage_amount: 17.25, town: 'Gent' }]);
  const { pk, sk } = entityKey('employee', active);
  for await (const item of scanTable(recordsTable()))
    if (item['pk'] === pk && item['sk'] === sk) expect(String(item['row'])).toMatch(/^\[4,/);
  expect((await fsck()).filter(({ key }) => key.startsWith('employee'))).toEqual([]);
});
