import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { documentClient } from '#functions/platform/storage/client.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
// Segments and a view as the release of 21/11/2026 stored them, with names in their conditions.
import { startCompany } from '#tests/harness/company.ts';
import stored from './fixtures/filters-with-names.json' with { type: 'json' };

const { about } = stored;

let admin: ApiClient;

const count = async (segment_id: number): Promise<number> =>
  (await admin.get('/api/assets/list', { segment_id })).body.count;
const counts = async (): Promise<number[]> => Promise.all([about.green, about.ofFinance, about.laptops].map(count));
const conditionsOf = async (id: number) =>
  (await admin.get('/api/segments/list', { object_type: 'asset' })).body.data.find(
    (one: { id: string }) => one.id === String(id),
  ).filter.conditions as unknown;

const { runtime } = await startCompany();
beforeAll(async () => {
  for (const item of stored.items)
    await documentClient().send(new PutCommand({ TableName: recordsTable(), Item: item }));
  runtime.forget();
  admin = await runtime.as('admin');
});

it('understands the names until the sweep, and ids from then on', async () => {
  expect(await counts()).toEqual([1, 1, 1]);
  await sweep();
  expect(await counts()).toEqual([1, 1, 1]);
  expect(await conditionsOf(about.green)).toEqual([
    { column: `custom_field_${about.field}`, operator: 'any_of', values: [1] },
  ]);
  expect(await conditionsOf(about.laptops)).toEqual([
    { match: 'any', conditions: [{ column: 'name', operator: 'is', values: [about.type] }] },
  ]);
  // A name of nothing stays as it is.
  expect(await conditionsOf(about.unknown)).toMatchObject([{ values: ['Sales'] }, { values: ['FIX'] }]);
  const [view] = (await admin.get('/api/views/list', { list: 'assets' })).body.data;
  expect(view.state.filters.conditions).toMatchObject([{ values: [1] }, { values: ['Phone'] }]);
});

it('keeps segments and views through a renaming of what they name', async () => {
  const options = [{ id: 1, name: 'Lichtgroen', archived: 0 }];
  const renamed = [
    await admin.post('/api/customFields/edit', { id: about.field, options }),
    await admin.post('/api/teams/edit', { id: about.team, name: 'Finance & Control' }),
    await admin.post('/api/assetTypes/edit', { id: about.type, name: 'Notebook' }),
  ];
  expect(renamed.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await counts()).toEqual([1, 1, 1]);
  expect((await admin.get('/api/employees/list', { segment_id: about.people })).body.count).toBe(1);
  const [view] = (await admin.get('/api/views/list', { list: 'assets' })).body.data;
  const filters = JSON.stringify(view.state.filters);
  expect((await admin.get('/api/assets/list', { filters })).body.count).toBe(1);
});
