import { beforeAll, describe, expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';

type Group = { object_type: string; count: number; hits: { id: number; name: string; fact: string | null }[] };

const find = async (query: string, client = admin): Promise<Group[]> =>
  (await client.get('/api/search', { query })).body.data;

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  const person = await admin.post('/api/employees/add', { first_name: 'Jérôme', last_name: 'Lefèvre', email: '' });
  await admin.post('/api/cars/add', aCar({ plate: '1-ZSM-519', related_employee_id: person.body.id }));
});

describe('search over everything', () => {
  it('finds people and what they hold, each with a distinguishing fact', async () => {
    const groups = await find('lefev jer');
    expect(groups.map(({ object_type, count }) => [object_type, count])).toEqual([
      ['car', 1],
      ['employee', 1],
    ]);
    expect(groups[0]?.hits[0]?.fact).toContain('Jérôme Lefèvre');
  });

  it.each(['1-ZSM-519', '1ZSM519', '1zsm519', '1 ZSM 519', '1.ZSM.519'])('finds a plate as %s', async (plate) => {
    expect(await find(plate)).toMatchObject([{ object_type: 'car', count: 1 }]);
    expect((await admin.get('/api/cars/list', { search_term: plate })).body.count).toBe(1);
  });

  it.each(['', '   ', '.*', "' or 1=1", '<script>'])('takes %j literally', async (query) => {
    expect(await find(query)).toEqual([]);
  });

  it('refuses a query that is too long, naming the field', async () => {
    const { status, body } = await admin.get('/api/search', { query: 'x'.repeat(101) });
    expect([status, body.fields[0].path]).toEqual([422, 'query']);
  });

  it('finds only what the user may see', async () => {
    expect(await find('lefevre', await runtime.as('manager'))).toEqual([]);
    expect((await find('lefevre', await runtime.as('reader'))).length).toBeGreaterThan(0);
  });
});
