import { describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

const day = (offset: number): string => toDmy(addDays(today(), offset));
const post = (path: string, body: Record<string, unknown>) => admin.post(`/api/software/${path}`, body);
const get = async (path: string, query: Record<string, string> = {}) =>
  (await admin.get(`/api/software/${path}`, query)).body;
const add = async (name: string, over: Record<string, unknown> = {}): Promise<number> => {
  const { status, body } = await post('products/add', { name, url: `${name.toLowerCase()}.com`, ...over });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const details = async (id: number) => (await get(`products/${id}/detail`)).details;
const words = ({ status, body }: Answer) => [
  status,
  body.code,
  ...(body.fields ?? []).map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
];
const feed = async (id: number) =>
  (await admin.get('/api/activity/list', { relatedObject: 'software_product', relatedObjectId: id })).body.items.map(
    (item: { event_type: string; event_info_json: unknown }) => [item.event_type, item.event_info_json],
  );
const names = async (segment: string) =>
  (await get('products/list', { segment_id: segment, orderby_column: 'name', per_page: '100' })).data.map(
    ({ name }: { name: string }) => name,
  );

const { runtime, admin } = await startCompanyWithRuns();

it('adds a product and shows it in detail, list and feed', async () => {
  const id = await add('Figma', {
    url: 'www.figma.com/design',
    seats: '20',
    seat_cost: '12,50',
    renewal_date: day(30),
  });
  expect(await details(id)).toMatchObject({
    id, version: 1, name: 'Figma', url: 'https://www.figma.com/design', domain: 'figma.com', logo: 'figma',
    seats: 20, active_count: 0, inactive_count: 0, left_count: 0, seats_free: 20, seat_cost: 12.5, cost_period: 'month',
    cost_monthly: 250, cost_yearly: 3000, renewal_date: day(30), date_enabled: day(0), date_deactivated: null,
    active: 1, deleted: 0, insert_method: 'manual', excel_import_id: null, employees: [], tags: [],
  }); // prettier-ignore
  expect((await get('products/list', { search_term: 'figma.com' })).data.map((row: { id: number }) => row.id)).toEqual([
    id,
  ]);
  expect(await get(`products/${id}/custom-fields`)).toEqual({ custom_fields: [] });
  expect(await feed(id)).toEqual([['software_product_added', { name: 'Figma' }]]);
  const imported = await add('Sketch', { excel_import_id: 77, insert_method: 'excel' });
  expect(await details(imported)).toMatchObject({ excel_import_id: '77', insert_method: 'excel' });
});

it('asks for name and URL in the specified words', async () => {
  const missing = await post('products/add', { name: ' ', url: '  ' });
  expect(words(missing)).toEqual([422, 'form_invalid', 'name: Enter name', 'url: Enter URL']);
  expect(missing.body.title).toBe('Form invalid');
  expect(words(await post('products/add', { name: 'x', url: 'javascript:alert(1)' }))).toEqual([
    422, 'form_invalid', 'url: field is not a web address',
  ]); // prettier-ignore
  expect(words(await post('products/add', { name: 'x', url: 'x.com', seats: -1, seat_cost: 'a', cost_period: 'week', renewal_date: '31/02/2026' }))).toEqual([
    422, 'form_invalid', 'seats: Must be positive', 'seat_cost: Invalid number',
    'cost_period: field must be one of month, quarter, year, two_years, three_years', 'renewal_date: field is not valid date',
  ]); // prettier-ignore
});

it.each<[unknown, string]>([
  ['-1', 'Must be positive'],
  ['1.5', 'Must be a whole number'],
  [1.5, 'Must be a whole number'],
  ['abc', 'Invalid number'],
  ['1000001', 'field can be max 1000000'],
  [1_000_000_000, 'field can be max 1000000'],
  ['9'.repeat(30), 'field can be max 1000000'],
])('refuses %j seats', async (seats, message) => {
  expect(words(await post('products/add', { name: 'Seatless', url: 'x.com', seats }))).toEqual([
    422, 'form_invalid', `seats: ${message}`,
  ]); // prettier-ignore
});

it('keeps names unique, and answers the existing product where that is requested', async () => {
  const id = await add('Notion');
  const taken = await post('products/add', { name: 'NOTION', url: 'notion.so' });
  expect([...words(taken), taken.body.id]).toEqual([409, 'product_exists', 'name: Another product has this name', id]);
  expect((await post('products/add', { name: 'notion', url: 'n.so', return_existing: 1 })).body).toEqual({ id });
  const answers = await Promise.all(
    ['Miro', 'miro', 'MIRO', 'Míro'].map((name) => post('products/add', { name, url: 'miro.com', return_existing: 1 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const other = await add('Linear');
  expect((await post('products/edit', { product_id: other, name: 'Miro' })).body.code).toBe('product_exists');
});

it('edits what is sent, refuses a stale version and records the changes in the feed', async () => {
  const id = await add('Zoom');
  expect((await post('products/edit', { product_id: id, version: 1, name: 'Zoom Workplace', seats: 5 })).body).toEqual({
    id,
    version: 2,
  });
  expect(await details(id)).toMatchObject({ name: 'Zoom Workplace', url: 'https://zoom.com', seats: 5 });
  expect((await feed(id))[0]).toEqual([
    'software_product_updated',
    {
      changes: [
        { field: 'name', old: 'Zoom', new: 'Zoom Workplace' },
        { field: 'seats', old: null, new: 5 },
      ],
    },
  ]);
  const stale = await post('products/edit', { product_id: id, version: 1, name: 'Other' });
  expect([stale.status, stale.body.code, stale.body.current.name]).toEqual([409, 'stale_version', 'Zoom Workplace']);
  expect((await post('products/edit', { product_id: id, name: 'Zoom Workplace' })).body).toEqual({ id, version: 2 });
  expect(words(await post('products/edit', { product_id: id, name: '' }))).toEqual([
    422,
    'form_invalid',
    'name: Enter name',
  ]);
  expect((await post('products/edit', { product_id: id, seats: '' })).status).toBe(200);
  expect((await details(id)).seats_free).toBeNull();
  // The old name is free again.
  await add('Zoom');
});

describe('deleting', () => {
  it('keeps the product readable, ends its licences and frees its name', async () => {
    const id = await add('Trello');
    const employee_id = employeeIdOf('default');
    const license = (await post('licenses/add', { product_id: id, employee_id, start_date: day(-10) })).body.id;
    expect((await post('products/delete', { product_id: id })).body).toEqual({ id });
    expect((await post('products/delete', { product_id: id })).body).toEqual({ id });
    expect(await details(id)).toMatchObject({
      deleted: 1,
      active: 0,
      date_deactivated: day(0),
      active_count: 0,
      inactive_count: 1,
    });
    expect((await get(`licenses/${license}/detail`)).details).toMatchObject({
      active: 0, product_deleted: 1, date_deactivated: day(0), periods: [{ start_date: day(-10), end_date: day(0) }],
    }); // prettier-ignore
    const licenses = (await admin.get(`/api/employees/${employee_id}/assignments`)).body.licences;
    expect(licenses.map((one: { id: number }) => one.id)).not.toContain(license);
    expect((await feed(id)).map(([type]: [string]) => type)).toEqual([
      'software_product_deleted',
      'license_added',
      'software_product_added',
    ]);
    expect(await names('archived')).toEqual(['Trello']);
    for (const [path, body] of [
      ['products/edit', { product_id: id, name: 'x' }],
      ['licenses/add', { product_id: id, employee_id }],
      ['licenses/addMany', { product_id: id, employee_ids: [employee_id] }],
      ['licenses/reactivate', { license_id: license }],
      ['licenses/edit', { license_id: license, username: 'x' }],
    ] as const) {
      const refused = await post(path, body);
      expect([path, refused.status, refused.body.code, refused.body.detail]).toEqual([
        path,
        409,
        'archived',
        'This product is deleted.',
      ]);
    }
    expect((await post('licenses/delete', { license_id: license })).status).toBe(200);
    await add('Trello');
  });

  it('is undone, and the licences are as they were', async () => {
    const id = await add('Wrike');
    const [first, second] = [employeeIdOf('default'), employeeIdOf('reader')];
    const assign = async (employee_id: number, start_date: string): Promise<number> =>
      (await post('licenses/add', { product_id: id, employee_id, start_date })).body.id;
    const [license, ended, later] = [await assign(first, day(-10)), await assign(second, day(-9)), await assign(employeeIdOf('light'), day(10))]; // prettier-ignore
    await post('licenses/delete', { license_id: ended });
    const read = (one: number) => get(`licenses/${one}/detail`);
    const before = [await details(id), await read(license), await read(ended), await read(later)];
    await post('products/delete', { product_id: id });
    expect((await read(license)).details.active).toBe(0);
    expect((await post('products/undelete', { product_id: id })).body).toEqual({ id });
    expect((await post('products/undelete', { product_id: id })).body).toEqual({ id });
    const after = [await details(id), await read(license), await read(ended), await read(later)];
    expect(after).toEqual([{ ...before[0], version: before[0].version + 2 }, ...before.slice(1)]);
    expect((await feed(id)).map(([type]: [string]) => type).slice(0, 2)).toEqual([
      'software_product_undeleted',
      'software_product_deleted',
    ]);
    // Who has it again gets no second one.
    expect((await post('licenses/add', { product_id: id, employee_id: first })).body).toMatchObject({ id: license });
    await post('products/delete', { product_id: id });
  });

  it('is not undone while another product has the name, nor by a team manager', async () => {
    const id = await add('Basecamp');
    await post('products/delete', { product_id: id });
    const other = await add('basecamp');
    const refused = await post('products/undelete', { product_id: id });
    expect([refused.status, refused.body.code, refused.body.id]).toEqual([409, 'product_exists', other]);
    expect((await post('products/undelete', { product_id: 987_654 })).status).toBe(404);
    for (const who of ['manager', 'reader'] as const) {
      const client = await runtime.as(who);
      expect((await client.post('/api/software/products/undelete', { product_id: id })).status).toBe(403);
    }
  });
});

it('counts licences, seats and cost, which follows the active licences where no seats were bought', async () => {
  const id = await add('Asana', { seat_cost: 120, cost_period: 'year' });
  await post('licenses/add', { product_id: id, employee_id: employeeIdOf('default') });
  const other = (await post('licenses/add', { product_id: id, employee_id: employeeIdOf('admin') })).body.id;
  expect(await details(id)).toMatchObject({ active_count: 2, seats_free: null, cost_monthly: 20, cost_yearly: 240 });
  await post('licenses/delete', { license_id: other });
  expect(await details(id)).toMatchObject({ active_count: 1, inactive_count: 1, cost_monthly: 10, cost_yearly: 120 });
  expect((await details(id)).employees.map((one: { id: number }) => one.id)).toEqual([employeeIdOf('default')]);
  await post('products/edit', { product_id: id, seats: 0 });
  expect(await details(id)).toMatchObject({ seats_free: -1, cost_yearly: 0 });
  const sorted = (await get('products/list', { orderby_column: 'active_count', orderby_direction: 'desc' })).data[0];
  expect([sorted.name, sorted.active_count]).toEqual(['Asana', 1]);
});

it('has segments for renewal, use and people who left', async () => {
  await add('Soon', { renewal_date: day(60) });
  await add('Late', { renewal_date: day(-1) });
  const later = await add('Later', { renewal_date: day(61), seat_cost: '30', cost_period: 'quarter' });
  expect(await names('renewal')).toEqual(['Figma', 'Late', 'Soon']);
  const leaver = (await admin.post('/api/employees/add', { first_name: 'Lea', last_name: 'Ver', start_date: day(-50) }))
    .body;
  expect(leaver.id).toBeGreaterThan(0);
  await post('licenses/add', { product_id: later, employee_id: leaver.id });
  expect(await names('left')).toEqual([]);
  expect((await admin.post('/api/employees/delete', { id: leaver.id, active_until: day(-1) })).status).toBe(200);
  expect(await names('left')).toEqual(['Later']);
  expect(await details(later)).toMatchObject({ active_count: 1, left_count: 1, left_cost: 10 });
  expect((await get('licenses/list', { segment_id: 'left' })).data).toMatchObject([
    { product_name: 'Later', person_left: 1 },
  ]);
  const segments = (await admin.get('/api/segments/list', { object_type: 'software_product' })).body.data;
  expect(segments.map(({ id }: { id: string }) => id)).toEqual([
    'all',
    'active',
    'inactive',
    'left',
    'unused',
    'renewal',
    'archived',
  ]);
});

it('suggests own products and those of the catalogue, best match first', async () => {
  const own = await add('Slackbot Pro', { url: 'bots.example.com' });
  const found = await get('suggest', { query: 'SLA' });
  expect(found).toEqual([
    { name: 'Slack', logo: null, domain: 'slack.com', id: null },
    { name: 'Slackbot Pro', logo: null, domain: 'bots.example.com', id: own },
  ]);
  // A deleted product gives its name up, and the one that took it is named.
  await post('products/delete', { product_id: own });
  expect((await get('suggest', { query: 'Slackbot pro' }))[0]).toMatchObject({ name: 'Slackbot Pro', id: null });
  const next = await add('Slackbot Pro', { url: 'bots.example.com' });
  expect((await get('suggest', { query: 'Slackbot pro' }))[0]).toMatchObject({ id: next });
  expect((await get('suggest', { query: 'hub' })).map(({ name }: { name: string }) => name)).toContain('GitHub');
  expect(await get('suggest', { query: ' ' })).toEqual([]);
  expect((await get('suggest', { query: 'o' })).length).toBe(8);
});

it('carries custom fields and tags, and is edited in bulk', async () => {
  const id = await add('Tagged');
  const field = (
    await admin.post('/api/customFields/add', { object_type: 'software_product', name: 'SSO', type: 'yes_no' })
  ).body.id;
  const set = await admin.post('/api/customFields/setValue', {
    object_type: 'software_product',
    object_id: id,
    [`custom_field_${field}`]: 1,
  });
  expect(set.status, JSON.stringify(set.body)).toBe(200);
  expect((await get(`products/${id}/custom-fields`)).custom_fields).toMatchObject([{ name: 'SSO', value: 1 }]);
  const run = (
    await admin.post('/api/bulkEdit/start', { object_type: 'software_product', ids: [id], set: { seat_cost: 3 } })
  ).body;
  expect((await ended(admin, run.run_id)).status).toBe('succeeded');
  expect(await details(id)).toMatchObject({ seat_cost: 3, cost_period: 'month' });
  const wrong = { cost_period: 'week', renewal_date: '31/02/2026' };
  expect(
    words(await admin.post('/api/bulkEdit/start', { object_type: 'software_product', ids: [id], set: wrong })),
  ).toEqual([
    422, 'form_invalid', 'set.cost_period: field must be one of month, quarter, year, two_years, three_years',
    'set.renewal_date: field is not valid date',
  ]); // prettier-ignore
});
