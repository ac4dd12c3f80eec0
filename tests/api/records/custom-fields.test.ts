import { beforeAll, describe, expect, it } from 'vitest';
import { runKindOf } from '#functions/workflows/bulk-run/run-kinds.ts';
import { aCar } from '#tests/builders/car.ts';
import { driveRun } from '#tests/faults/drive-run.ts';
import { startCompany } from '#tests/harness/company.ts';

let car: number;
const ids: Record<string, number> = {};

/** A value of every type that people can set: as sent, as answered, and as displayed. */
const samples = [
  { type: 'textfield', sent: ' Garage 2 ', value: 'Garage 2', shown: 'Garage 2' },
  { type: 'text', sent: 'One\nTwo', value: 'One\nTwo', shown: 'One\nTwo' },
  { type: 'hyperlink', sent: 'example.be/x', value: 'https://example.be/x', shown: 'https://example.be/x' },
  { type: 'money', sent: '12,5', value: 12.5, shown: 12.5 },
  { type: 'select_option', sent: 2, value: 2, shown: 'North' },
  { type: 'date', sent: '29/02/2024', value: '29/02/2024', shown: '29/02/2024' },
  { type: 'email', sent: 'a@example.be', value: 'a@example.be', shown: 'a@example.be' },
  { type: 'number', sent: '-3,25', value: -3.25, shown: -3.25 },
  { type: 'yes_no', sent: 1, value: 1, shown: 1 },
] as const;

const define = async (type: string, over: Record<string, unknown> = {}): Promise<number> => {
  const options = type === 'select_option' ? [{ name: 'South' }, { name: 'North' }] : [];
  const body = { object_type: 'car', name: `My ${type}`, type, options, ...over };
  const answer = await admin.post('/api/customFields/add', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const set = (values: Record<string, unknown>, client = admin, id = car) =>
  client.post('/api/customFields/setValue', { object_type: 'car', object_id: id, ...values });
const key = (type: string): string => `custom_field_${ids[type]}`;
const detail = async (client = admin) => (await client.get(`/api/cars/${car}/detail`)).body;
const list = (query: Record<string, string | number>, client = admin) => client.get('/api/cars/list', query);

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  car = (await admin.post('/api/cars/add', aCar())).body.id;
  await admin.post('/api/cars/add', aCar({ plate: '2-XYZ-999', chassis_number: '' }));
  for (const { type } of samples) ids[type] = await define(type);
});

describe('custom fields of a vehicle', () => {
  it.each(samples)('keep a value of type $type', async ({ type, sent, value, shown }) => {
    const { status, body } = await set({ [key(type)]: sent });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await detail()).custom_fields).toContainEqual(
      expect.objectContaining({ id: ids[type], type, value, value_name: shown }),
    );
    const { data } = (await list({ requested_cf_ids: String(ids[type]) })).body;
    expect(data[0].custom_fields).toEqual({ [String(ids[type])]: shown });
  });

  it.each([
    ['textfield', 'x'.repeat(241), 'field can be max 240'],
    ['hyperlink', 'javascript:alert(1)', 'field is not a web address'],
    ['hyperlink', '//evil.example', 'field is not a web address'],
    ['hyperlink', 'https://me:secret@example.be', 'field is not a web address'],
    ['hyperlink', '31/02/2026', 'field is not a web address'],
    ['hyperlink', 5, 'field has the wrong type'],
    ['money', '1.234,567', 'Invalid number: decimals allowed, two at most'],
    ['money', '-1', 'Must be positive'],
    ['select_option', 3, 'field must be one of 1 (South), 2 (North)'],
    ['select_option', 'North', 'field has the wrong type'],
    ['date', '31/02/2024', 'field is not valid date'],
    ['email', 'a@b', 'field is not a valid e-mail address'],
    ['number', '1e3', 'Invalid number'],
    ['number', '1000000000000', 'field can be max 999999999999'],
    ['number', -1e21, 'field must be at least -999999999999'],
    ['yes_no', 2, undefined],
  ])('refuse %s %j, naming the field', async (type, sent, message) => {
    const { status, body } = await set({ [key(type)]: sent });
    expect([status, body.fields[0].path]).toEqual([422, key(type)]);
    if (message) expect(body.fields[0].message).toBe(message);
  });

  it('refuse unknown fields, unknown keys and invalid values in one answer', async () => {
    const { status, body } = await set({ custom_field_999: 'x', color: 'x', [key('money')]: 'abc' });
    expect(status).toBe(422);
    expect(body.fields.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).toSorted()).toEqual(
      ['color unrecognized_key', 'custom_field_999 unknown_custom_field', `${key('money')} invalid_number`].toSorted(),
    );
  });

  it('sort, search and filter like any column, and can be cleared', async () => {
    const count = async (query: Record<string, string>) => (await list(query)).body.count;
    const where = (operator: string, values: unknown[]) =>
      JSON.stringify({ conditions: [{ column: key('select_option'), operator, values }] });
    expect(await count({ search_term: 'garage 2' })).toBe(1);
    expect(await count({ filters: where('is', ['north']) })).toBe(1);
    expect(await count({ filters: where('empty', []) })).toBe(1);
    const ordered = (await list({ orderby_column: key('number'), orderby_direction: 'desc' })).body.data;
    expect(ordered[0].id).toBe(car);
    await set({ [key('textfield')]: '' });
    expect(await count({ search_term: 'garage 2' })).toBe(0);
  });

  it.each([' ', '\n', '\u200b', '\u3164'])('are empty when nobody sees what they hold: %j', async (blank) => {
    const id = await define('text', { name: `Seen ${JSON.stringify(blank)}`, required: 1 });
    await admin.post('/api/customFields/edit', { id: ids['textfield'], required: 1 });
    for (const field of [`custom_field_${id}`, key('textfield')]) {
      const { status, body } = await set({ [field]: blank });
      expect([status, body.fields]).toMatchObject([422, [{ path: field, code: 'required' }]]);
    }
    await admin.post('/api/customFields/edit', { id: ids['textfield'], required: 0 });
    await admin.post('/api/customFields/delete', { id });
    await set({ [key('textfield')]: 'here' });
    await set({ [key('textfield')]: blank });
    expect((await detail()).custom_fields).toContainEqual(
      expect.objectContaining({ id: ids['textfield'], value: null }),
    );
  });

  it('show a renamed option everywhere at once, and refuse a removed one', async () => {
    const id = ids['select_option'];
    const options = [{ id: 2, name: 'Noord' }];
    expect((await admin.post('/api/customFields/edit', { id, options })).status).toBe(200);
    const filters = JSON.stringify({
      conditions: [{ column: key('select_option'), operator: 'is', values: ['Noord'] }],
    });
    expect((await list({ filters })).body.count).toBe(1);
    const offered = (await admin.get(`/api/customFields/${id}/options`)).body.data;
    expect(offered).toEqual([{ id: 2, name: 'Noord' }]);
    expect((await set({ [key('select_option')]: 1 })).status).toBe(422);
  });

  it('work as a column of a segment, which disappears with the field', async () => {
    const id = await define('textfield', { name: 'Short-lived' });
    const filter = { conditions: [{ column: `custom_field_${id}`, operator: 'is', values: ['here'] }] };
    await set({ [`custom_field_${id}`]: 'here' });
    const segment = (await admin.post('/api/segments/add', { object_type: 'car', name: 'Here', filter })).body.id;
    expect((await list({ segment_id: segment })).body.count).toBe(1);
    const defined = (await admin.get('/api/customFields/list', { object_type: 'car' })).body.data;
    expect(defined.find((field: { id: number }) => field.id === id).used_count).toBe(1);
    await admin.post('/api/customFields/delete', { id });
    expect((await list({ segment_id: segment })).status).toBe(404);
    expect((await list({ requested_cf_ids: String(id) })).body.data[0].custom_fields).toEqual({});
  });

  it('record in the feed what changed, by the name of the field', async () => {
    await set({ [key('money')]: 20 });
    const { items } = (await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car })).body;
    expect(items[0]).toMatchObject({
      event_type: 'custom_field_updated',
      event_info_json: { changes: [{ field: key('money'), name: 'My money', type: 'money', old: 12.5, new: 20 }] },
    });
    await set({ [key('yes_no')]: 0, [key('number')]: 3 });
    const { changes } = (await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car })).body
      .items[0].event_info_json;
    expect(changes).toEqual([
      { field: key('number'), name: 'My number', old: -3.25, new: 3 },
      { field: key('yes_no'), name: 'My yes_no', type: 'yes_no', old: 1, new: 0 },
    ]);
  });

  it('survive an edit of the vehicle and refuse a stale version', async () => {
    const { version } = (await detail()).details;
    await admin.post('/api/cars/edit', { car_id: car, color: 'green' });
    expect((await set({ [key('money')]: 30, version })).body.code).toBe('stale_version');
    expect((await detail()).custom_fields.find((one: { id: number }) => one.id === ids['money']).value).toBe(20);
  });

  it('are hidden from light access in list, detail, filter, search and feed', async () => {
    const light = await runtime.as('light');
    await set({ [key('textfield')]: 'hushhush' });
    const listed = await list({ requested_cf_ids: String(ids['money']), search_term: 'hushhush' }, light);
    expect([listed.status, listed.body.count]).toEqual([200, 0]);
    expect((await detail(light)).custom_fields).toEqual([]);
    const filters = JSON.stringify({ conditions: [{ column: key('money'), operator: 'over', values: [1] }] });
    expect((await list({ filters }, light)).status).toBe(422);
    expect((await light.get('/api/customFields/list', { object_type: 'car' })).body.data).toEqual([]);
    const { items } = (await light.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car })).body;
    expect(items.map((item: { event_type: string }) => item.event_type)).not.toContain('custom_field_updated');
  });
});

describe('definitions', () => {
  it('are listed by priority, then name; restored ones have their values again', async () => {
    const id = await define('textfield', { name: 'A first', priority: 0 });
    await set({ [`custom_field_${id}`]: 'kept' });
    const names = async (query = {}) =>
      (await admin.get('/api/customFields/list', { object_type: 'car', ...query })).body.data.map(
        (field: { name: string }) => field.name,
      );
    expect((await names())[0]).toBe('A first');
    await admin.post('/api/customFields/edit', { id, deleted: 1 });
    expect(await names()).not.toContain('A first');
    expect(await names({ include_archived: '1' })).toContain('A first');
    await admin.post('/api/customFields/edit', { id, deleted: 0 });
    expect((await detail()).custom_fields[0]).toMatchObject({ name: 'A first', value: 'kept' });
  });

  it('have unique names within a kind of record', async () => {
    const again = { object_type: 'car', name: 'MY MONEY', type: 'money' };
    expect((await admin.post('/api/customFields/add', again)).body.code).toBe('name_in_use');
    expect((await admin.post('/api/customFields/add', { ...again, object_type: 'employee' })).status).toBe(200);
  });

  it('require options for a select and refuse them for any other type', async () => {
    const body = { object_type: 'car', name: 'Choice', type: 'select_option' };
    expect((await admin.post('/api/customFields/add', body)).body.fields[0].path).toBe('options');
    const wrong = { ...body, type: 'text', options: [{ name: 'x' }] };
    expect((await admin.post('/api/customFields/add', wrong)).status).toBe(422);
    const twice = { ...body, options: [{ name: 'x' }, { name: 'X' }] };
    expect((await admin.post('/api/customFields/add', twice)).status).toBe(422);
  });

  it('are reordered all together or not at all, and the feed shows it', async () => {
    const defined = async (): Promise<{ id: number; name: string; priority: number }[]> =>
      (await admin.get('/api/customFields/list', { object_type: 'car' })).body.data;
    const reorder = (ids: number[], client = admin) =>
      client.post('/api/customFields/reorder', { object_type: 'car', ids });
    const before = await defined();
    const requested = before.map(({ id }) => id).toReversed();
    const other = await admin.post('/api/customFields/add', {
      object_type: 'employee',
      name: 'Elsewhere',
      type: 'text',
    });
    // One id that does not belong leaves everything as it is.
    expect((await reorder([...requested, other.body.id])).status).toBe(404);
    expect((await reorder([...requested, requested[0]!])).body.fields[0].path).toBe('ids');
    expect((await reorder(requested, await runtime.as('reader'))).status).toBe(403);
    expect(await defined()).toEqual(before);
    expect((await reorder(requested)).body).toEqual({ ids: requested });
    expect((await defined()).map(({ id }) => id)).toEqual(requested);
    expect((await defined()).map(({ priority }) => priority)).toEqual(requested.map((_, at) => at + 1));
    const events = async () => (await admin.get('/api/activity/list', { types: 'custom_field_defined' })).body.items;
    const [ordered, added] = await events();
    expect(ordered.event_info_json).toMatchObject({ what: 'ordered', object: 'car' });
    expect(added.event_info_json).toEqual({ what: 'added', object: 'employee', name: 'Elsewhere' });
    // A reorder that changes nothing is no event.
    await reorder(requested);
    expect((await events())[0].id).toBe(ordered.id);
  });

  it('answer a stale save with what is stored, and record every change in the feed', async () => {
    const id = await define('textfield', { name: 'Contested' });
    const { version } = (await admin.post('/api/customFields/edit', { id, help_text: 'theirs' })).body;
    const stale = await admin.post('/api/customFields/edit', { id, version: version - 1, help_text: 'mine' });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'stale_version', version, current: { id, help_text: 'theirs' } });
    for (const deleted of [1, 0]) await admin.post('/api/customFields/edit', { id, deleted });
    await admin.post('/api/customFields/delete', { id });
    const { items } = (await admin.get('/api/activity/list', { types: 'custom_field_defined' })).body;
    const contested = items
      .map(({ event_info_json: info }: { event_info_json: { what: string; name: string } }) => info)
      .filter(({ name }: { name: string }) => name === 'Contested');
    expect(contested.map(({ what }: { what: string }) => what)).toEqual([
      'deleted',
      'restored',
      'archived',
      'edited',
      'added',
    ]);
  });

  it('are changed by administrators only', async () => {
    const reader = await runtime.as('reader');
    expect((await reader.post('/api/customFields/add', { object_type: 'car', name: 'x', type: 'text' })).status).toBe(
      403,
    );
    expect((await set({ [key('money')]: 1 }, reader)).status).toBe(403);
  });
});

describe('a counting field', () => {
  const numbers = async (id: number): Promise<number[]> => {
    const { data } = (await list({ requested_cf_ids: String(id), per_page: 100 })).body;
    return data.map((row: { custom_fields: Record<string, number> }) => row.custom_fields[id]);
  };

  it('numbers existing vehicles by id and new ones after them, and cannot be set by hand', async () => {
    const { body } = await admin.post('/api/customFields/add', {
      object_type: 'car',
      name: 'Fleet number',
      type: 'auto_incrementing_int',
    });
    await driveRun(body.run_id, 1, runKindOf);
    expect((await admin.get(`/api/runs/${body.run_id}`)).body).toMatchObject({ status: 'succeeded', failed: 0 });
    const before = (await list({ per_page: 100 })).body.count;
    expect(await numbers(body.id)).toEqual(Array.from({ length: before }, (_, at) => at + 1));
    const plates = ['3-AAA-001', '3-AAA-002', '3-AAA-003'];
    await Promise.all(plates.map((plate) => admin.post('/api/cars/add', aCar({ plate, chassis_number: '' }))));
    expect((await numbers(body.id)).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: before + 3 }, (_, at) => at + 1),
    );
    expect((await set({ [`custom_field_${body.id}`]: 7 })).body.fields[0].code).toBe('locked');
  });
});
