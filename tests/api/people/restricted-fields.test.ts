import { beforeAll, describe, expect, it } from 'vitest';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { startCompany } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, personaNames } from '#tests/personas.ts';
import { actorFor, withdrawnRights } from '../canaries.ts';

/** The columns of a person that ask for a right, by that right. */
const restricted = {
  'people:wage-columns': { start_date: '17/04/1987', active_until: '19/04/2087', seniority_date: '21/03/1985' },
  'people:personal': {
    private_email: 'zoe@thuis.example',
    birth_date: '04/02/1961',
    street: 'Verborgenstraat',
    house_number: '12',
    box: '3',
    postal_code: '9991',
    town: 'Nergenshuizen',
    country: 'Belgique',
  },
} as const satisfies Partial<Record<Permission, object>>;
const wage = { type: 'employee_paid_monthly', amount: 4321.09, from: '01/02/2024' } as const;
const paid = { wage_type: wage.type, wage_amount: wage.amount, wage_from: wage.from };
const NATIONAL_NUMBER = '85.07.30-033.28';

let id: number;

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  await admin.post('/api/settings/features', { integration_features: ['people/show-seniority'] });
  const fields = { ...restricted['people:wage-columns'], ...restricted['people:personal'] };
  const person = { first_name: 'Zoë', last_name: 'Dated', team_ids: [MANAGED_TEAM_ID], ...fields };
  ({ id } = (await admin.post('/api/employees/add', { ...person, national_number: NATIONAL_NUMBER })).body);
  await admin.post('/api/employees/wages/set', { employee_id: id, wages: [wage] });
  const { data: users } = (await admin.get('/api/users/list', { per_page: 100 })).body;
  const user = users.find(({ email }: { email: string }) => email.startsWith('noExport@'));
  await admin.post('/api/users/edit', { id: user.id, version: user.version, ...withdrawnRights });
});

describe.each(personaNames)('%s', (persona) => {
  const actor = actorFor(persona);
  const rights = Object.entries({ ...restricted, 'people:wages': paid }) as [Permission, Record<string, unknown>][];

  it.each(rights)('reads, sorts, filters and sets what asks for %s only with that right', async (right, values) => {
    const client = await runtime.as(persona);
    const detail = await client.get(`/api/employees/${id}/detail`);
    if (!can(actor, 'people:read')) return expect(detail.status).toBe(403);
    const has = can(actor, right);
    const list = (query: Record<string, string>) => client.get('/api/employees/list', query);
    const [row] = (await list({ search_term: 'Dated' })).body.data;
    for (const [field, value] of Object.entries(values)) {
      expect([field, detail.body.employee[field], row[field]]).toEqual(has ? [field, value, value] : [field, undefined, undefined]); // prettier-ignore
      const filters = JSON.stringify({ conditions: [{ column: field, operator: 'is', values: [value] }] });
      const statuses = [(await list({ orderby_column: field })).status, (await list({ filters })).status];
      expect(statuses).toEqual(has ? [200, 200] : [422, 422]);
      if (right === 'people:wages') continue;
      const set = await client.post('/api/employees/edit', { id, [field]: value });
      expect(set.status).toBe(has && can(actor, 'people:write') ? 200 : 403);
    }
  });

  it('reads the national number masked, sets it and sets wages only with their rights', async () => {
    const client = await runtime.as(persona);
    const { status, body } = await client.get(`/api/employees/${id}/detail`);
    const setWages = await client.post('/api/employees/wages/set', { employee_id: id, wages: [wage] });
    expect(setWages.status).toBe(can(actor, 'people:set-wages') ? 200 : 403);
    if (status !== 200) return;
    const isPersonal = can(actor, 'people:personal');
    const { national_number_masked: masked, address, wages } = body.employee;
    expect([masked, address]).toEqual(
      isPersonal
        ? ['**.**.**-***.28', 'Verborgenstraat 12 box 3, 9991 Nergenshuizen, Belgique']
        : [undefined, undefined],
    );
    expect(JSON.stringify(body)).not.toMatch(/85073003328|85\.07\.30/);
    expect(wages).toEqual(can(actor, 'people:wages') ? [wage] : undefined);
    const set = await client.post('/api/employees/edit', { id, national_number: NATIONAL_NUMBER });
    expect(set.status).toBe(isPersonal && can(actor, 'people:write') ? 200 : 403);
  });
});
