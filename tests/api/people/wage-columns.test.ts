import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '#shared/permissions/rules.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { actorOf, MANAGED_TEAM_ID, personaNames } from '#tests/personas.ts';

/** The dates of a person that need the right to wages. */
const dates = { start_date: '17/04/1987', active_until: '19/04/2087', seniority_date: '21/03/1985' } as const;
const fields = Object.keys(dates) as (keyof typeof dates)[];

let runtime: Runtime;
let admin: ApiClient;
let id: number;

beforeAll(async () => {
  runtime = await startRuntime();
  admin = await runtime.as('admin');
  await admin.post('/api/settings/features', { integration_features: ['people/show-seniority'] });
  const person = { first_name: 'Zoë', last_name: 'Dated', team_ids: [MANAGED_TEAM_ID], ...dates };
  ({ id } = (await admin.post('/api/employees/add', person)).body);
});
afterAll(() => runtime.close());

describe.each(personaNames)('%s', (persona) => {
  it.each(fields)('reads and sets %s only under the right to wages', async (field) => {
    const actor = actorOf(persona);
    const client = await runtime.as(persona);
    const detail = await client.get(`/api/employees/${id}/detail`);
    if (!can(actor, 'people:read')) return expect(detail.status).toBe(403);
    const has = can(actor, 'people:wage-columns');
    expect(detail.body.employee[field]).toBe(has ? dates[field] : undefined);
    const list = (query: Record<string, string>) => client.get('/api/employees/list', query);
    const [row] = (await list({ search_term: 'Dated' })).body.data;
    expect(row[field]).toBe(has ? dates[field] : undefined);
    const filters = JSON.stringify({ conditions: [{ column: field, operator: 'is', values: [dates[field]] }] });
    const statuses = [(await list({ orderby_column: field })).status, (await list({ filters })).status];
    expect(statuses).toEqual(has ? [200, 200] : [422, 422]);
    const set = await client.post('/api/employees/edit', { id, [field]: dates[field] });
    expect(set.status).toBe(has && can(actor, 'people:write') ? 200 : 403);
  });
});
