import { beforeAll, describe, expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';

let cars: number[];

const tag = (id: number, names: unknown, client = admin, over = {}) =>
  client.post('/api/tags/updateTags', { related_object: 'car', related_object_id: id, tag_names: names, ...over });
const count = async (operator: string, values: string[]): Promise<number> => {
  const filters = JSON.stringify({ conditions: [{ column: 'tags', operator, values }] });
  return (await admin.get('/api/cars/list', { filters })).body.count;
};

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  cars = [];
  for (const plate of ['1-AAA-111', '1-AAA-112', '1-AAA-113'])
    cars.push((await admin.post('/api/cars/add', aCar({ plate, chassis_number: '' }))).body.id);
});

describe('tags', () => {
  it('replace the tags of a record; names that differ only in case are one tag', async () => {
    const { status, body } = await tag(cars[0]!, ['Lease', 'Pool', 'LEASE']);
    expect([status, body.data]).toEqual([200, ['Lease', 'Pool']]);
    expect((await admin.get(`/api/tags/car/${cars[0]}/list`)).body.data).toEqual(['Lease', 'Pool']);
    expect((await admin.get('/api/cars/list', { search_term: 'pool' })).body.data[0].tags).toEqual(['Lease', 'Pool']);
  });

  it('are suggested and listed when they are in use', async () => {
    await tag(cars[1]!, ['Lease', 'Électrique']);
    expect((await admin.get('/api/tags/car/listUsedTags')).body.data).toEqual([
      { name: 'Électrique', count: 1 },
      { name: 'Lease', count: 2 },
      { name: 'Pool', count: 1 },
    ]);
    expect((await admin.get('/api/tags/car/suggest', { keyword: 'elec' })).body.data).toEqual(['Électrique']);
    expect((await admin.get('/api/tags/car/suggest')).body.data[0]).toBe('Lease');
  });

  it('are counted of templates of one type where it is given, and the type changes nothing for other records', async () => {
    const tagged = async (type: string, names: string[]): Promise<void> => {
      const { id } = (await admin.post('/api/contract_template/add', { name: type, type })).body;
      await tag(id, names, admin, { related_object: 'contract_template' });
    };
    await tagged('annex', ['Team', 'Yearly']);
    await tagged('car_policy', ['Team']);
    const used = async (object: string, subtype?: string) => {
      const query = subtype === undefined ? {} : { related_object_subtype: subtype };
      return (await admin.get(`/api/tags/${object}/listUsedTags`, query)).body.data;
    };
    expect(await used('contract_template')).toEqual([
      { name: 'Team', count: 2 },
      { name: 'Yearly', count: 1 },
    ]);
    expect(await used('contract_template', 'car_policy')).toEqual([{ name: 'Team', count: 1 }]);
    expect(await used('contract_template', 'other')).toEqual([]);
    expect(await used('car', 'annex')).toEqual(await used('car'));
  });

  it('filter only as a whole', async () => {
    expect(await count('is', ['lease'])).toBe(2);
    expect(await count('not', ['lease'])).toBe(1);
    expect(await count('is', ['leas'])).toBe(0);
    expect(await count('any_of', ['pool', 'electrique'])).toBe(2);
    expect(await count('empty', [])).toBe(1);
  });

  it('record additions and removals in the feed, and nothing when nothing changed', async () => {
    await tag(cars[0]!, ['Lease', 'Vans']);
    await tag(cars[0]!, ['Vans', 'Lease']);
    const query = { relatedObject: 'car', relatedObjectId: cars[0] };
    const { items } = (await admin.get('/api/activity/list', query)).body;
    const changes = items.filter((item: { event_type: string }) => item.event_type === 'tags_updated');
    expect(changes).toHaveLength(2);
    expect(changes[0].event_info_json).toEqual({ added: ['Vans'], removed: ['Pool'] });
  });

  it.each([[['']], [['a,b']], [['x'.repeat(41)]], ['x'], [Array.from({ length: 31 }, (_, at) => `t${at}`)]])(
    'refuse %j',
    async (names) => {
      const { status, body } = await tag(cars[0]!, names);
      expect([status, body.fields[0].path.split('.')[0]]).toEqual([422, 'tag_names']);
    },
  );

  it('require the right, the record and its current version', async () => {
    expect((await tag(cars[0]!, ['x'], await runtime.as('reader'))).status).toBe(403);
    expect((await tag(999, ['x'])).status).toBe(404);
    expect((await tag(cars[0]!, ['x'], admin, { version: 1 })).body.code).toBe('stale_version');
    await admin.post('/api/cars/delete', { id: cars[2] });
    expect((await tag(cars[2]!, ['x'])).body.code).toBe('archived');
  });

  it('are hidden together with the people they belong to', async () => {
    const manager = await runtime.as('manager');
    const people = (await admin.get('/api/employees/list', { per_page: 100 })).body.data as { id: number }[];
    const mine = (await manager.get('/api/employees/list', { per_page: 100 })).body.data as { id: number }[];
    const other = people.find(({ id }) => !mine.some((one) => one.id === id));
    const body = { related_object: 'employee', related_object_id: other?.id, tag_names: ['Secret'] };
    expect((await admin.post('/api/tags/updateTags', body)).status).toBe(200);
    expect((await manager.get('/api/tags/employee/listUsedTags')).body.data).toEqual([]);
    expect((await manager.get(`/api/tags/employee/${other?.id}/list`)).status).toBe(404);
  });
});
