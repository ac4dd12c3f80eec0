import { beforeAll, describe, expect, it } from 'vitest';
import { can } from '#shared/permissions/rules.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, personaNames } from '#tests/personas.ts';

const SECRET = 'Moeder 0488 00 88 95';

/** A vehicle of somebody and that person, each with the field of its kind. */
const records = { car: { id: 0, field: 0 }, employee: { id: employeeIdOf('default'), field: 0 } };
const places = { car: 'cars', employee: 'employees' } as const;

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  records.car.id = (await admin.post('/api/cars/add', aCar({ related_employee_id: records.employee.id }))).body.id;
  for (const [object, record] of Object.entries(records)) {
    const definition = { object_type: object, name: 'In an emergency', type: 'textfield', options: [] };
    record.field = (await admin.post('/api/customFields/add', definition)).body.id;
    const value = { [`custom_field_${record.field}`]: SECRET };
    await admin.post('/api/customFields/setValue', { object_type: object, object_id: record.id, ...value });
  }
});

describe.each(personaNames)('%s', (persona) => {
  it.each(['car', 'employee'] as const)('sees custom fields of a %s only under the right to them', async (object) => {
    const client = await runtime.as(persona);
    const { id, field } = records[object];
    const column = `custom_field_${field}`;
    const list = `/api/${places[object]}/list`;
    const filters = JSON.stringify({ conditions: [{ column, operator: 'contains', values: ['Moeder'] }] });
    const answers = {
      list: await client.get(list, { requested_cf_ids: String(field) }),
      detail: await client.get(`/api/${places[object]}/${id}/detail`),
      search: await client.get('/api/search', { query: SECRET }),
      searched: await client.get(list, { search_term: SECRET, requested_cf_ids: String(field) }),
      filter: await client.get(list, { filters }),
      order: await client.get(list, { orderby_column: column }),
      feed: await client.get('/api/activity/list', { relatedObject: object, relatedObjectId: id }),
      definitions: await client.get('/api/customFields/list', { object_type: object }),
    };
    const isShown = can(actorOf(persona), 'custom-fields:view');
    for (const [name, { status, body }] of Object.entries(answers)) {
      // The right to the record comes first.
      if (status === 403) continue;
      if (isShown) expect([name, status]).toEqual([name, 200]);
      else expect([name, JSON.stringify(body).includes('Moeder')]).toEqual([name, false]);
    }
    if (isShown || answers.list.status === 403) return;
    expect([answers.filter.status, answers.order.status]).toEqual([422, 422]);
    expect([answers.searched.body.count, answers.search.body.data]).toEqual([0, []]);
    expect(answers.definitions.body.data).toEqual([]);
  });
});
