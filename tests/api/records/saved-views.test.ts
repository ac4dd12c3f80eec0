import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';

let runtime: Runtime;
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

beforeAll(async () => {
  runtime = await startRuntime();
  [admin, other] = [await runtime.as('admin'), await runtime.as('default')];
});
afterAll(() => runtime.close());

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
