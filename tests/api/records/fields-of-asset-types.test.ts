import { beforeAll, expect, it } from 'vitest';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { driveRun } from '#tests/faults/drive-run.ts';
import { startCompany } from '#tests/harness/company.ts';

let phone: number;
let screen: number;
let sim: number;
let assets: { phone: number; screen: number };

const add = async (path: string, body: Record<string, unknown>): Promise<number> => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const key = (): string => `custom_field_${sim}`;
const fieldsOf = async (id: number): Promise<string[]> =>
  (await admin.get(`/api/assets/${id}/detail`)).body.custom_fields.map(({ name }: { name: string }) => name);
const setSim = (id: number, value: string | null) =>
  admin.post('/api/customFields/setValue', { object_type: 'asset', object_id: id, [key()]: value });
const listed = async (query: Record<string, string> = {}) => {
  const { body } = await admin.get('/api/assets/list', {
    requested_cf_ids: String(sim),
    orderby_column: 'id',
    ...query,
  });
  return body.data.map((row: { custom_fields: Record<string, unknown> }) => row.custom_fields[sim]) as unknown[];
};

const { admin } = await startCompany();
beforeAll(async () => {
  [phone, screen] = [
    await add('/api/assetTypes/add', { name: 'Phone' }),
    await add('/api/assetTypes/add', { name: 'Screen' }),
  ];
  assets = {
    phone: await add('/api/assets/add', { assetTypeId: phone }),
    screen: await add('/api/assets/add', { assetTypeId: screen }),
  };
  sim = await add('/api/customFields/add', {
    object_type: 'asset',
    name: 'SIM',
    type: 'textfield',
    asset_type_ids: [phone],
  });
});

it('stand on assets of their types alone', async () => {
  expect([await fieldsOf(assets.phone), await fieldsOf(assets.screen)]).toEqual([['SIM'], []]);
  expect((await setSim(assets.phone, '8932-1')).status).toBe(200);
  const refused = await setSim(assets.screen, '8932-2');
  expect([refused.status, refused.body.fields]).toMatchObject([
    422,
    [{ path: key(), message: 'field is for other types of assets' }],
  ]);
  expect(await listed()).toEqual(['8932-1', null]);
});

it('keep the values of other types, which nobody sees, finds or exports', async () => {
  await admin.post('/api/assets/edit', { asset_id: assets.phone, assetTypeId: screen });
  expect(await fieldsOf(assets.phone)).toEqual([]);
  expect(await listed()).toEqual([null, null]);
  expect(await listed({ search_term: '8932-1' })).toEqual([]);
  const filled = JSON.stringify({ conditions: [{ column: key(), operator: 'not_empty' }] });
  expect(await listed({ filters: filled })).toEqual([]);
  await admin.post('/api/assets/edit', { asset_id: assets.phone, assetTypeId: phone });
  expect(await listed({ filters: filled })).toEqual(['8932-1']);
});

it('are set in bulk where the type has them, and elsewhere say why not', async () => {
  const ids = [assets.phone, assets.screen];
  const { body } = await admin.post('/api/bulkEdit/start', { object_type: 'asset', ids, set: { [key()]: '8932-3' } });
  await driveRun(body.run_id, 1, runKindOf);
  const run = (await admin.get(`/api/runs/${body.run_id}`, { filter: 'all', per_page: 10 })).body;
  expect([run.done, run.failed]).toEqual([1, 1]);
  expect(run.items.map(({ message }: { message: string | null }) => message)).toContain(
    'SIM is only for other types of assets',
  );
  expect(await listed()).toEqual(['8932-3', null]);
});

it('belong to all types again without the list, and to assets only', async () => {
  expect((await admin.post('/api/customFields/edit', { id: sim, asset_type_ids: [] })).status).toBe(200);
  expect(await fieldsOf(assets.screen)).toEqual(['SIM']);
  const unknown = await admin.post('/api/customFields/edit', { id: sim, asset_type_ids: [9999] });
  expect([unknown.status, unknown.body.fields[0].path]).toEqual([422, 'asset_type_ids']);
  const ofCar = { object_type: 'car', name: 'Card', type: 'textfield', asset_type_ids: [phone] };
  expect((await admin.post('/api/customFields/add', ofCar)).body.fields[0].path).toBe('asset_type_ids');
});

it('are named by their names in what the API says', async () => {
  const refused = await setSim(assets.phone, 'x'.repeat(241));
  expect(refused.body.detail).toBe('SIM can be at most 240 characters');
  const bulk = { object_type: 'asset', ids: [assets.phone], set: { [key()]: 'x'.repeat(241) } };
  expect((await admin.post('/api/bulkEdit/start', bulk)).body.detail).toBe('SIM can be at most 240 characters');
});
