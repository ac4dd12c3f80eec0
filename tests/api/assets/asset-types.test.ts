import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPng } from '#tests/builders/files.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { postPicture } from '#tests/api/files/post-upload.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';

let runtime: Runtime;
let admin: ApiClient;

const add = (name: string, over: Record<string, unknown> = {}) => admin.post('/api/assetTypes/add', { name, ...over });
const list = async (query = {}) => (await admin.get('/api/assetTypes/list', query)).body;
const names = async (query = {}) => (await list(query)).data.map(({ name }: { name: string }) => name);

beforeAll(async () => {
  runtime = await startRuntime();
  admin = await runtime.as('admin');
});
afterAll(() => runtime.close());

it('lists by name, finds without accents, and pages', async () => {
  for (const name of ['Téléphone', 'Laptop', 'Écran', 'Badge']) expect((await add(name)).status).toBe(200);
  expect(await names()).toEqual(['Badge', 'Écran', 'Laptop', 'Téléphone']);
  expect(await names({ keyword: 'TELE' })).toEqual(['Téléphone']);
  expect(await names({ page: '2', per_page: '3' })).toEqual(['Téléphone']);
  expect((await list()).count).toBe(4);
});

it('keeps names unique, and answers the existing type where that is requested', async () => {
  const { id } = (await add('Headset')).body;
  const taken = await add('headsét');
  expect([taken.status, taken.body.code, taken.body.fields[0].path]).toEqual([409, 'name_in_use', 'name']);
  expect((await add('HEADSET', { return_existing: 1 })).body).toEqual({ id });
  const answers = await Promise.all(['Dock', 'dock', 'DOCK'].map((name) => add(name, { return_existing: 1 })));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await add(' ')).body.fields[0].message).toBe('field is required');
});

it('renames all assets of a type', async () => {
  const { id } = (await add('Portable')).body;
  const asset = (await admin.post('/api/assets/add', { assetTypeId: id })).body.id;
  expect((await admin.post('/api/assetTypes/edit', { id, name: 'Notebook' })).body).toEqual({ id, version: 2 });
  expect((await admin.get(`/api/assets/${asset}/detail`)).body.asset.name).toBe('Notebook');
  expect((await admin.get('/api/assets/list', { search_term: 'notebook' })).body.count).toBe(1);
  expect((await list({ keyword: 'notebook' })).data[0].asset_count).toBe(1);
  const stale = await admin.post('/api/assetTypes/edit', { id, version: 1, name: 'Other' });
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
  expect((await admin.post('/api/assetTypes/edit', { id, name: 'Badge' })).body.code).toBe('name_in_use');
  // The old name is free again.
  expect((await add('Portable')).status).toBe(200);
});

it('stores a picture, shows it with each asset, and removes it', async () => {
  const picture = await postPicture(admin, aPng());
  const { id } = (await add('Camera', { picture })).body;
  const asset = (await admin.post('/api/assets/add', { assetTypeId: id })).body.id;
  const shown = async () => (await admin.get(`/api/assets/${asset}/detail`)).body.asset.picture;
  expect((await fetch(await shown())).status).toBe(200);
  const stale = await admin.post('/api/assetTypes/edit', { id, version: 0, name: 'Kamera' });
  expect((await fetch(stale.body.current.picture)).status).toBe(200);
  await admin.post('/api/assetTypes/edit', { id, picture: '' });
  expect(await shown()).toBeNull();
});

it('can be renamed by administrators and HR only', async () => {
  const manager = await runtime.as('manager');
  expect((await manager.post('/api/assetTypes/add', { name: 'Manager made' })).status).toBe(200);
  expect((await manager.post('/api/assetTypes/edit', { id: 1, name: 'x' })).status).toBe(403);
});
