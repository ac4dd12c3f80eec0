import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf, personaNames, type Persona } from '#tests/personas.ts';

const clients = new Map<Persona, ApiClient>();
const as = (persona: Persona): ApiClient => clients.get(persona)!;
let type = 0;
/** Assets owned by somebody in the manager's team, by somebody else, and by nobody. */
const ids = { own: 0, foreign: 0, nobody: 0 };

const { runtime } = await startCompany();
beforeAll(async () => {
  for (const persona of personaNames) clients.set(persona, await runtime.as(persona));
  type = (await as('admin').post('/api/assetTypes/add', { name: 'Laptop' })).body.id;
  const add = async (ownerEmployeeId: number, name: string): Promise<number> => {
    const { id } = (await as('admin').post('/api/assets/add', { assetTypeId: type, ownerEmployeeId })).body;
    await as('admin').post('/api/assets/edit', { asset_id: id, vendor: name });
    return id;
  };
  ids.own = await add(employeeIdOf('default'), 'Own vendor');
  ids.foreign = await add(employeeIdOf('admin'), 'Foreign vendor');
  ids.nobody = await add(0, 'Nobody vendor');
});

const status = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;

/**
 * Rows 17 to 21 of the matrix (docs/areas/session-and-rights.md#permission-matrix); a team manager acts on an
 * asset of their own people.
 */
const who = ['admin', 'default', 'manager', 'reader', 'light', 'nowages', 'support', 'reseller'] as const;
const rows: Readonly<Record<string, { ask: (client: ApiClient) => Promise<number>; may: readonly Persona[] }>> = {
  '17 list': {
    ask: (client) => status(client.get('/api/assets/list')),
    may: ['admin', 'default', 'manager', 'reader', 'light', 'nowages', 'support'],
  },
  '17 detail': {
    ask: (client) => status(client.get(`/api/assets/${ids.own}/detail`)),
    may: ['admin', 'default', 'manager', 'reader', 'light', 'nowages', 'support'],
  },
  '18 assign': {
    ask: (client) =>
      status(client.post('/api/assets/add', { assetTypeId: type, ownerEmployeeId: employeeIdOf('default') })),
    may: ['admin', 'default', 'manager', 'light', 'nowages'],
  },
  '18 edit': {
    ask: (client) => status(client.post('/api/assets/edit', { asset_id: ids.own, price: 5 })),
    may: ['admin', 'default', 'manager', 'light', 'nowages'],
  },
  '19 unarchive': {
    ask: (client) => status(client.post('/api/assets/unarchive', { id: ids.own })),
    may: ['admin'],
  },
  '20 import': {
    ask: (client) => status(client.get('/api/imports/asset/template')),
    may: ['admin'],
  },
  '21 export': {
    ask: (client) => status(client.get('/api/assets/list/excel')),
    may: ['admin', 'default', 'manager', 'reader', 'light', 'nowages'],
  },
};

describe.each(Object.entries(rows))('row %s', (_, { ask, may }) => {
  it.each(who)('%s', async (persona) => {
    const answered = await ask(as(persona));
    expect(answered, persona).toBe(may.includes(persona) ? 200 : 403);
  });
});

it('refuses import and export where that right is switched off', async () => {
  expect(await rows['20 import']!.ask(as('noExport'))).toBe(403);
  expect(await rows['21 export']!.ask(as('noExport'))).toBe(403);
});

describe('a team manager', () => {
  const edit = (id: number, body: Record<string, unknown>) =>
    status(as('manager').post('/api/assets/edit', { asset_id: id, ...body }));

  it('sees the assets of their people and those in stock; all others do not exist for them', async () => {
    const { data } = (await as('manager').get('/api/assets/list', { per_page: '100' })).body;
    const seen = data.map(({ id }: { id: number }) => id);
    expect(seen).toContain(ids.own);
    expect(seen).toContain(ids.nobody);
    expect(seen).not.toContain(ids.foreign);
    const [foreign, unknown] = await Promise.all(
      [ids.foreign, 987_654].map((id) => as('manager').get(`/api/assets/${id}/detail`)),
    );
    expect([foreign!.status, foreign!.body.detail]).toEqual([unknown!.status, unknown!.body.detail]);
    expect((await as('manager').get('/api/assets/list', { search_term: 'Foreign' })).body.count).toBe(0);
    expect(await status(as('manager').get(`/api/assets/${ids.foreign}/assignments`))).toBe(404);
    expect(await status(as('manager').get('/api/assets/pending', { owner_employee_id: employeeIdOf('admin') }))).toBe(
      404,
    );
  });

  it('changes only the assets of their people, and hands over only to those people', async () => {
    expect(await edit(ids.own, { price: 7 })).toBe(200);
    expect(await edit(ids.nobody, { price: 7 })).toBe(403);
    expect(await edit(ids.foreign, { price: 7 })).toBe(404);
    const to = {
      owner_employee_id: employeeIdOf('admin'),
      start_date_new_owner: '01/01/2030',
      end_date_old_owner: '01/01/2030',
    };
    expect(await edit(ids.own, to)).toBe(422);
    expect(await status(as('manager').post('/api/assets/delete', { id: ids.foreign }))).toBe(404);
    expect(await status(as('manager').post('/api/assets/return', { id: ids.nobody }))).toBe(403);
  });

  it('assigns only to their own people, never into stock', async () => {
    const add = (ownerEmployeeId: number) =>
      as('manager').post('/api/assets/add', { assetTypeId: type, ownerEmployeeId });
    expect((await add(0)).body.fields[0].message).toBe('field is required');
    expect((await add(employeeIdOf('admin'))).body.fields[0].message).toBe('person is not known');
    const from = { from_employee_id: employeeIdOf('admin'), to_employee_id: employeeIdOf('default') };
    expect(await status(as('manager').post('/api/assets/transfer', from))).toBe(404);
  });
});
