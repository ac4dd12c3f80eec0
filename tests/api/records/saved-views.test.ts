import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';

let admin: ApiClient;
let other: ApiClient;

const state = {
  columns: ['plate', 'fuel'],
  per_page: 25,
  sort: { column: 'plate', direction: 'desc' },
  segment: 'all',
  search: '',
  filters: { match: 'all', conditions: [{ column: 'fuel', operator: 'is', values: ['diesel'] }] },
};
const add = (over: Record<string, unknown> = {}, client = admin) =>
  client.post('/api/views/add', { list: 'fleet', name: 'Diesels', state, ...over });
const names = async (client: ApiClient, list = 'fleet'): Promise<string[]> =>
  (await client.get('/api/views/list', { list })).body.data.map((view: { name: string }) => view.name);

const { runtime } = await startCompany();
beforeAll(async () => {
  [admin, other] = [await runtime.as('admin'), await runtime.as('default')];
});

describe('saved views', () => {
  it('keep filter, columns, sort and size for their owner, and for everybody once shared', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect((await admin.get('/api/views/list', { list: 'fleet' })).body.data).toEqual([
      { id: body.id, version: 1, list: 'fleet', name: 'Diesels', state, shared: 0, is_own: true },
    ]);
    expect(await names(other)).toEqual([]);
    await admin.post('/api/views/edit', { id: body.id, version: 1, shared: 1, name: 'All diesels' });
    expect(await names(other)).toEqual(['All diesels']);
    expect((await other.post('/api/views/edit', { id: body.id, name: 'Mine' })).status).toBe(404);
    expect((await admin.post('/api/views/edit', { id: body.id, version: 1, name: 'x' })).body.code).toBe(
      'stale_version',
    );
    await admin.post('/api/views/delete', { id: body.id });
    expect(await names(other)).toEqual([]);
  });

  it('and segments are named by the custom field on which they depend, private ones of others counted', async () => {
    const field = await admin.post('/api/customFields/add', { object_type: 'car', name: 'Garage', type: 'textfield' });
    const conditions = [{ column: `custom_field_${field.body.id}`, operator: 'not_empty', values: [] }];
    const filter = { match: 'all', conditions };
    const mine = await add({ name: 'In a garage', state: { ...state, filters: filter } });
    const theirs = await add({ name: 'Secret', state: { ...state, filters: filter } }, other);
    await admin.post('/api/segments/add', { object_type: 'car', name: 'Garaged', filter });
    const usedIn = async () =>
      (await admin.get('/api/customFields/list', { object_type: 'car' })).body.data[0].used_in as unknown;
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    const none = { templates: [], reminders: [], other_reminders: 0 };
    expect(await usedIn()).toEqual({ segments: ['Garaged'], views: ['In a garage'], ...none, others: 1 });
    const seen = (await other.get('/api/customFields/list', { object_type: 'car' })).body.data[0];
    expect(seen).not.toHaveProperty('used_in');
    await other.post('/api/views/delete', { id: theirs.body.id });
    await admin.post('/api/views/delete', { id: mine.body.id });
    expect(await usedIn()).toEqual({ segments: ['Garaged'], views: [], ...none, others: 0 });
  });

  it('belong to a list, name invalid values and hide from users what they may not see', async () => {
    expect((await add({ list: 'nothing' })).status).toBe(404);
    const sort = { column: 'nope', direction: 'asc' };
    expect((await add({ state: { ...state, sort } })).body.fields[0].path).toBe('state.sort.column');
    const conditions = [{ column: 'start_date', operator: 'not_empty', values: [] }];
    const secret = { ...state, sort: null, columns: null, filters: { match: 'all', conditions } };
    await add({ list: 'people', name: 'With a start', state: secret, shared: 1 });
    expect(await names(other, 'people')).toEqual(['With a start']);
    expect(await names(await runtime.as('nowages'), 'people')).toEqual([]);
    expect((await (await runtime.as('reseller')).get('/api/views/list', { list: 'fleet' })).status).toBe(403);
  });
});
