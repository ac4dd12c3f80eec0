import { describe, expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

const UNKNOWN = 987_654_321;

let plates = 0;

const addCar = async (over: Record<string, unknown> = {}): Promise<number> => {
  plates += 1;
  const { status, body } = await admin.post(
    '/api/cars/add',
    aCar({ plate: `1-FED-${String(plates).padStart(3, '0')}`, ...over }),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const feed = (id: number, client = admin, page?: number) =>
  client.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id, page });
const note = (id: number, text: unknown, client = admin, headers = {}) =>
  client.post('/api/activity/addNote', { relatedObject: 'car', relatedObjectId: id, note: text }, headers);

const { runtime, admin } = await startCompany();

describe('notes', () => {
  it('stand in the feed as they were typed', async () => {
    const id = await addCar();
    const text = '<script>alert(1)</script>\nsecond line, é';
    const { status, body } = await note(id, `  ${text}  `);
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ event_type: 'note_added', event_info_json: { note: text }, real_name: 'admin' });
    expect(body.item.date_formatted).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
    expect((await feed(id)).body).toMatchObject({
      items: [body.item, { event_type: 'car_added' }],
      relatedObjectData: { id, name: 'BMW 320d Touring', deleted: false },
    });
  });

  it('have at most 400 characters and at least one', async () => {
    const id = await addCar();
    expect((await note(id, 'x'.repeat(400))).status).toBe(200);
    const long = await note(id, 'x'.repeat(401));
    expect([long.status, long.body.fields]).toMatchObject([
      422,
      [{ path: 'note', message: 'Your note has to be less than 400 characters.' }],
    ]);
    expect(long.body.fields).toHaveLength(1);
    for (const blank of ['', ' \n ']) {
      expect((await note(id, blank)).body.fields).toMatchObject([{ path: 'note', code: 'required' }]);
    }
    expect((await note(id, 'a\u202eb')).body.fields).toMatchObject([{ code: 'invalid_characters' }]);
    expect((await feed(id)).body.items).toHaveLength(2);
  });

  it('are written once under an Idempotency-Key, and not by readers', async () => {
    const id = await addCar();
    const headers = { 'idempotency-key': 'note-once' };
    expect((await note(id, 'once', admin, headers)).body).toEqual((await note(id, 'once', admin, headers)).body);
    expect((await feed(id)).body.items).toHaveLength(2);
    expect((await note(id, 'x', await runtime.as('reader'))).status).toBe(403);
  });
});

describe('a note', () => {
  const change = (path: 'editNote' | 'takeBackNote', id: number, more: object, client = admin) =>
    client.post(`/api/activity/${path}`, { relatedObject: 'car', relatedObjectId: id, ...more });
  const lineOf = async (id: number, client = admin) =>
    (await feed(id, client)).body.items.find((item: { event_type: string }) => item.event_type === 'note_added');

  it('is changed by its author, and shows its last text in its place', async () => {
    const id = await addCar();
    const { id: note_id, ...first } = (await note(id, 'first words')).body.item;
    expect(first.note_acts).toEqual(['edit', 'take_back']);
    await admin.post('/api/cars/edit', { car_id: id, color: 'red' });
    for (const text of ['second words', ' third words ', 'third words']) {
      const { status, body } = await change('editNote', id, { note_id, note: text });
      expect([status, body.item?.event_info_json]).toEqual([200, { note: text.trim(), edited: true }]);
    }
    const { items } = (await feed(id)).body;
    expect(items.map((item: { event_type: string }) => item.event_type)).toEqual(['car_updated', 'note_added', 'car_added']); // prettier-ignore
    expect(items[1]).toEqual({ ...first, id: note_id, event_info_json: { note: 'third words', edited: true } });
    const company = (await admin.get('/api/activity/list', { types: 'note_added,note_edited' })).body.items;
    expect(company[0]).toMatchObject({ id: note_id, event_info_json: { note: 'third words', edited: true } });
    expect((await change('editNote', id, { note_id, note: 'x'.repeat(401) })).body.fields).toMatchObject([
      { path: 'note', code: 'note_too_long' },
    ]);
  });

  it('is taken back by its author or an administrator, and shows no text to anybody', async () => {
    const id = await addCar();
    const writer = await runtime.as('default');
    const { id: note_id } = (await note(id, 'canary-first', writer)).body.item;
    await change('editNote', id, { note_id, note: 'canary-second' }, writer);
    expect((await lineOf(id)).note_acts).toEqual(['take_back']);
    expect((await change('editNote', id, { note_id, note: 'x' })).body).toMatchObject({
      code: 'forbidden',
      detail: 'Only its author can change a note.',
    });
    const { status, body } = await change('takeBackNote', id, { note_id });
    expect([status, body.item.event_info_json]).toEqual([200, { taken_back_by: 'admin' }]);
    for (const client of [admin, writer]) {
      expect((await lineOf(id, client)).event_info_json).toEqual({ taken_back_by: 'admin' });
      expect(JSON.stringify((await feed(id, client)).body)).not.toContain('canary-');
    }
    expect(JSON.stringify((await admin.get('/api/activity/list')).body)).not.toContain('canary-');
    for (const path of ['editNote', 'takeBackNote'] as const) {
      const again = await change(path, id, { note_id, ...(path === 'editNote' && { note: 'x' }) }, writer);
      expect([again.status, again.body.detail]).toEqual([409, 'This note was taken back.']);
    }
  });

  it('of another person stays theirs', async () => {
    const id = await addCar();
    const { id: note_id } = (await note(id, 'of the administrator')).body.item;
    const writer = await runtime.as('default');
    expect((await lineOf(id, writer)).note_acts).toBeUndefined();
    expect((await change('takeBackNote', id, { note_id }, writer)).body.code).toBe('forbidden');
    expect((await change('takeBackNote', id, { note_id }, await runtime.as('reader'))).status).toBe(403);
    const { items } = (await feed(id)).body;
    expect((await change('takeBackNote', id, { note_id: items.at(-1).id })).status).toBe(404);
    expect((await change('takeBackNote', await addCar(), { note_id })).status).toBe(404);
  });
});

describe('the feed', () => {
  it('shows 50 events per page, newest first', async () => {
    const id = await addCar();
    for (let at = 1; at <= 54; at += 1) await note(id, `note ${at}`);
    const [first, second, third] = [await feed(id), await feed(id, admin, 2), await feed(id, admin, 3)];
    expect([first.body.items.length, second.body.items.length, third.body.items.length]).toEqual([50, 5, 0]);
    expect(first.body.items[0].event_info_json).toEqual({ note: 'note 54' });
    expect(second.body.items.at(-1).event_type).toBe('car_added');
    const ids = [...first.body.items, ...second.body.items].map((item: { id: string }) => item.id);
    expect(new Set(ids).size).toBe(55);
  });

  it('shows only the requested types, page by page', async () => {
    const id = await addCar();
    for (let at = 1; at <= 51; at += 1) await note(id, `note ${at}`);
    const query = { relatedObject: 'car', relatedObjectId: id };
    const ask = async (more: Record<string, string | number>) =>
      (await admin.get('/api/activity/list', { ...query, ...more })).body.items;
    expect(await ask({ types: 'car_added' })).toMatchObject([{ event_type: 'car_added' }]);
    expect(await ask({ types: 'note_added', page: 2 })).toMatchObject([{ event_info_json: { note: 'note 1' } }]);
    expect(await ask({ types: 'tags_updated' })).toEqual([]);
  });

  it('hides wage fields without the right: single changes, and events with nothing else', async () => {
    const id = await addCar({ own_contribution: 10 });
    await admin.post('/api/cars/edit', { car_id: id, own_contribution: 77, color: 'red' });
    await admin.post('/api/cars/edit', { car_id: id, own_contribution: 99 });
    const nowages = await runtime.as('nowages');
    const seen = (await feed(id, nowages)).body.items;
    expect(seen.map((item: { event_type: string }) => item.event_type)).toEqual(['car_updated', 'car_added']);
    expect(seen[0].event_info_json.changes).toEqual([{ field: 'color', old: null, new: 'red' }]);
    expect(JSON.stringify(seen)).not.toMatch(/own_contribution/);
    expect((await feed(id)).body.items).toHaveLength(3);
  });

  it('does not exist for an unknown record or for one out of sight', async () => {
    const manager = await runtime.as('manager');
    const foreign = await addCar({ related_employee_id: employeeIdOf('admin') });
    const own = await addCar({ related_employee_id: employeeIdOf('default') });
    expect((await feed(UNKNOWN)).status).toBe(404);
    expect((await feed(foreign, manager)).status).toBe(404);
    expect((await feed(own, manager)).status).toBe(200);
  });

  it('requires the right to the record', async () => {
    const id = await addCar();
    const answer = await feed(id, await runtime.as('noFleet'));
    expect([answer.status, answer.body.permission]).toEqual([403, 'fleet:read']);
    const users = { relatedObject: 'user', relatedObjectId: 1 };
    expect((await (await runtime.as('reader')).get('/api/activity/list', users)).body.permission).toBe('users:manage');
    expect((await admin.get('/api/activity/list', users)).status).toBe(200);
    expect((await admin.post('/api/activity/addNote', { ...users, note: 'x' })).status).toBe(422);
  });
});

describe('messages', () => {
  const send = (to: string, id: number, message: string, client = admin) =>
    client.post(`/api/messages/${to}`, { message, related_object: 'car', related_object_id: id });

  it('are kept in the feed', async () => {
    const id = await addCar();
    const sent = await send('payroll', id, 'Plate was wrong');
    expect(sent.status).toBe(200);
    expect((await feed(id)).body.items[0]).toMatchObject({
      id: sent.body.id,
      event_type: 'message_sent',
      event_info_json: { to: 'payroll', message: 'Plate was wrong' },
    });
  });

  it('reach the reseller only while the integration supports it', async () => {
    const id = await addCar();
    expect((await send('reseller', id, 'Hello')).status).toBe(403);
    await admin.post('/api/settings/features', { integration_features: ['car/can-message-reseller'] });
    expect((await send('reseller', id, 'Hello')).status).toBe(200);
    expect((await feed(id)).body.items[0].event_info_json.to).toBe('reseller');
  });

  it('have at most 500 characters and at least one, and a record in sight', async () => {
    const id = await addCar();
    expect((await send('payroll', id, 'x'.repeat(500))).status).toBe(200);
    expect((await send('payroll', id, 'x'.repeat(501))).body.fields).toMatchObject([
      { path: 'message', message: 'field can be max 500' },
    ]);
    expect((await send('payroll', id, ' ')).status).toBe(422);
    expect((await send('payroll', UNKNOWN, 'x')).status).toBe(404);
    for (const name of ['manager', 'reader', 'light'] as const) {
      expect((await send('payroll', id, 'x', await runtime.as(name))).status, name).toBe(403);
    }
  });
});

it('amounts of a vehicle name their currency where it is not the euro, or was not', async () => {
  const id = await addCar({ currency: 'USD', cost_yearly: 100 });
  const told = async (body: object) => {
    expect((await admin.post('/api/cars/edit', { car_id: id, ...body })).status).toBe(200);
    const { changes } = (await feed(id)).body.items[0].event_info_json;
    return changes.find(({ field }: { field: string }) => field === 'cost_yearly');
  };
  expect(await told({ cost_yearly: 200 })).toEqual({ field: 'cost_yearly', old: 100, new: 200, currency: 'USD' });
  const both = { field: 'cost_yearly', old: 200, new: 300, currency: 'EUR', old_currency: 'USD' };
  expect(await told({ cost_yearly: 300, currency: 'EUR' })).toEqual(both);
  expect(await told({ cost_yearly: 400 })).toEqual({ field: 'cost_yearly', old: 300, new: 400 });
});
