import { beforeAll, expect, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';

let team: number;
let empty: number;
let people: number[];

const add = async (path: string, body: Record<string, unknown>): Promise<number> => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const person = (name: string, team_ids: number[]): Promise<number> =>
  add('/api/employees/add', { first_name: name, last_name: 'Of teams', team_ids });
const condition = (operator: string, ...values: (string | number)[]) => ({
  conditions: [{ column: 'team', operator, values }],
});
const found = async (filter: object): Promise<number[]> => {
  const query = { filters: JSON.stringify(filter), search_term: 'Of teams', orderby_column: 'id' };
  return (await admin.get('/api/employees/list', query)).body.data.map((row: { id: number }) => row.id);
};
const segments = async () => (await admin.get('/api/segments/list', { object_type: 'employee' })).body.data;
const segment = async (id: number) => (await segments()).find((one: { id: string }) => one.id === String(id));

const { admin } = await startCompany();
beforeAll(async () => {
  [team, empty] = [await add('/api/teams/add', { name: 'Stock' }), await add('/api/teams/add', { name: 'Pop-up' })];
  people = [await person('Ann', [team]), await person('Bob', []), await person('Cid', [team, empty])];
});

it('filters by ids, and by names as older addresses have them', async () => {
  const [ann, bob, cid] = people;
  expect(await found(condition('is', team))).toEqual([ann, cid]);
  expect(await found(condition('any_of', empty))).toEqual([cid]);
  expect(await found(condition('any_of', empty, 'stock'))).toEqual([ann, cid]);
  expect(await found(condition('not', team))).toEqual([bob]);
  expect(await found(condition('is', 'Stock'))).toEqual([ann, cid]);
  expect(await found(condition('contains', 'sto'))).toEqual([ann, cid]);
});

it('keeps ids in segments and views that are saved with names', async () => {
  const filter = condition('is', 'STOCK');
  const id = await add('/api/segments/add', { object_type: 'employee', name: 'In stock', filter });
  expect((await segment(id)).filter.conditions[0].values).toEqual([team]);
  const state = { columns: null, per_page: 10, sort: null, segment: 'all', search: '', filters: filter };
  await add('/api/views/add', { list: 'people', name: 'In stock', state });
  const [view] = (await admin.get('/api/views/list', { list: 'people' })).body.data;
  expect(view.state.filters.conditions[0].values).toEqual([team]);
  await admin.post('/api/teams/edit', { id: team, name: 'Warehouse, north' });
  expect((await segment(id)).count).toBe(2);
});

it('says that a condition names something which was removed', async () => {
  await admin.post('/api/employees/edit', { id: people[2], team_ids: [team] });
  const filter = condition('any_of', empty);
  const id = await add('/api/segments/add', { object_type: 'employee', name: 'Pop-up people', filter });
  expect((await segment(id)).removed_in).toBeUndefined();
  expect((await admin.post('/api/teams/delete', { id: empty })).status).toBe(200);
  expect(await segment(id)).toMatchObject({ count: 0, removed_in: ['team'] });
  const preview = await admin.post('/api/segments/preview', { object_type: 'employee', filter });
  expect([preview.status, preview.body.fields]).toMatchObject([
    422,
    [{ path: 'filter.conditions.0.values', code: 'removed_choice' }],
  ]);
  const again = await admin.post('/api/segments/edit', { id, filter });
  expect([again.status, again.body.fields[0].message]).toEqual([422, 'this was removed, choose another one']);
  expect((await admin.post('/api/segments/edit', { id, name: 'Nobody' })).status).toBe(200);
});
