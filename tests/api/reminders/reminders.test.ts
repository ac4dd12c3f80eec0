import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { deleteReminder } from '#shared/contract/reminders/delete-reminder.ts';
import { dismissReminder } from '#shared/contract/reminders/dismiss-reminder.ts';
import { editReminder } from '#shared/contract/reminders/edit-reminder.ts';
import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { mailOf } from '#functions/platform/mail/mail-store.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient, Answer } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

const { runtime, admin } = await startCompany();
beforeEach(() => pinToday('2027-03-01'));
afterEach(() => {
  pinToday(undefined);
  vi.restoreAllMocks();
});

type Entered = Record<string, unknown>;

/** A new product, whose renewal date reminders can follow. */
const addProduct = async (over: Entered = {}): Promise<number> => {
  const name = `Product ${crypto.randomUUID()}`;
  return (await admin.post('/api/software/products/add', { name, url: 'x.example', ...over })).body.id;
};
const addCar = async (over: Entered = {}): Promise<number> => {
  const number = Math.floor(Math.random() * 900_000 + 100_000);
  const plate = `1-A${String.fromCharCode(65 + (number % 26))}B-${String(number).slice(-3)}`;
  return (await admin.post('/api/cars/add', aCar({ plate, ...over }))).body.id;
};

const addTo = (object: string, objectId: number, fields: Entered, client = admin): Promise<Answer> =>
  client.request(addReminder, { body: { related_object: object, related_object_id: objectId, ...fields } });
const add = async (objectId: number, fields: Entered): Promise<string> => {
  const { status, body } = await addTo('software_product', objectId, { message: 'Call the supplier', ...fields });
  expect([status, body]).toEqual([200, { id: expect.any(String) as unknown }]);
  return body.id as string;
};
const listOf = async (objectId: number, client = admin, object = 'software_product') =>
  (await client.request(listReminders, { query: { relatedObject: object, relatedObjectId: objectId } })).body;
const nextOf = async (objectId: number): Promise<(string | null)[]> =>
  ((await listOf(objectId)).data as { next_date: string | null }[]).map(({ next_date: next }) => next);

/** The mails of a record, as the day that each is about and who gets it. */
const mailsOf = async (objectId: number, object = 'software_product'): Promise<string[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `mail#${object}#${objectId}` },
  });
  return items
    .map(mailOf)
    .map(({ to, content }) => ({ to, ...(content?.values as { date: string; late: string }) }))
    .map(({ to, date, late }) => `${to.address.split('@')[0]} ${date}${late === '' ? '' : ' late'}`)
    .toSorted();
};
const eventsOf = async (objectId: number, object = 'software_product'): Promise<Entered[]> => {
  const { body } = await admin.get('/api/activity/list', { relatedObject: object, relatedObjectId: objectId });
  return (body.items as { event_type: string; event_info_json: Entered }[])
    .filter(({ event_type: type }) => type.startsWith('reminder_'))
    .map(({ event_type: type, event_info_json: info }) => ({ type, ...info }));
};
type Words = 'reminder_id' | 'record_name' | 'message' | 'date' | 'related_object';
type Line = Record<Words, string> & { late: boolean; related_object_id: number };
const linesOf = async (client: ApiClient, objectId: number, object = 'software_product'): Promise<Line[]> =>
  ((await client.get('/api/home')).body.reminders as Line[]).filter(
    (each) => each.related_object_id === objectId && each.related_object === object,
  );
const tellOn = async (day: IsoDate): Promise<void> => {
  pinToday(day);
  await tellReminders();
};

describe('a reminder', () => {
  it('tells once on its day: by mail, at home and in the feed', async () => {
    const id = await addProduct();
    await add(id, { date: '10/03/2027' });
    await tellOn('2027-03-09');
    expect(await mailsOf(id)).toEqual([]);
    for (const day of ['2027-03-10', '2027-03-10', '2027-03-11']) await tellOn(day);
    expect(await mailsOf(id)).toEqual(['admin 10/03/2027']);
    expect(await eventsOf(id)).toEqual([
      // Others read that somebody was reminded, and not of what.
      { type: 'reminder_due', to: 'admin', date: '10/03/2027', late: false },
    ]);
    const [line, ...others] = await linesOf(admin, id);
    expect([line, others]).toMatchObject([{ message: 'Call the supplier', date: '10/03/2027', late: false }, []]);
    expect((await listOf(id)).data).toMatchObject([{ next_date: null, last_date: '10/03/2027', to: 'me' }]);
    for (const _ of [1, 2])
      expect(
        (await admin.request(dismissReminder, { body: { reminder_id: line?.reminder_id, date: line?.date } })).body,
      ).toEqual({ ok: 1 });
    expect(await linesOf(admin, id)).toEqual([]);
    expect(await fsck()).toEqual([]);
  });

  it('that was due in a week in which nothing ran is told late, once', async () => {
    const id = await addProduct();
    await add(id, { date: '10/03/2027' });
    await tellOn('2027-03-17');
    await tellOn('2027-03-18');
    expect(await mailsOf(id)).toEqual(['admin 10/03/2027 late']);
    expect(await linesOf(admin, id)).toMatchObject([{ date: '10/03/2027', late: true }]);
  });

  it('is told once by sweepers that run at the same time', async () => {
    const id = await addProduct();
    for (const repeat of ['none', { every_months: 1 }])
      await add(id, { date: '12/03/2027', repeat, message: 'Twice?' });
    pinToday('2027-03-12');
    await Promise.all([1, 2, 3].map(() => tellReminders()));
    expect(await eventsOf(id)).toHaveLength(2);
    expect(await mailsOf(id)).toHaveLength(2);
    await sweep();
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('every so many months keeps its day, and tells only the latest of those that were missed', async () => {
    const id = await addProduct();
    await add(id, { date: '31/03/2027', repeat: { every_months: 1 } });
    await tellOn('2027-03-31');
    expect(await nextOf(id)).toEqual(['30/04/2027']);
    await tellOn('2027-07-15');
    expect(await mailsOf(id)).toEqual(['admin 30/06/2027 late', 'admin 31/03/2027']);
    expect(await nextOf(id)).toEqual(['31/07/2027']);
  });

  it('before a date of the record follows that date, whatever changes it', async () => {
    const id = await addProduct({ renewal_date: '01/06/2027' });
    await add(id, { repeat: { days_before: 30, field: 'renewal_date' } });
    expect(await nextOf(id)).toEqual(['02/05/2027']);
    const move = (renewal_date: string | null) =>
      admin.post('/api/software/products/edit', { product_id: id, renewal_date });
    await move('01/05/2027');
    await tellOn('2027-03-31');
    expect(await nextOf(id)).toEqual(['01/04/2027']);
    await move('01/09/2027');
    await tellOn('2027-04-01');
    expect([await nextOf(id), await mailsOf(id)]).toEqual([['02/08/2027'], []]);
    await tellOn('2027-08-05');
    expect([await nextOf(id), await mailsOf(id)]).toEqual([[null], ['admin 02/08/2027 late']]);
    await move('01/09/2028');
    await tellOn('2027-08-06');
    expect(await nextOf(id)).toEqual(['02/08/2028']);
    await move(null);
    await tellOn('2027-08-07');
    expect(await nextOf(id)).toEqual([null]);
    expect(await fsck()).toEqual([]);
  });

  it('before a custom date field follows it, too', async () => {
    const { body } = await admin.post('/api/customFields/add', {
      object_type: 'software_product',
      name: 'Audit',
      type: 'date',
    });
    const key = `custom_field_${(body as { id: number }).id}`;
    const id = await addProduct();
    const set = { object_type: 'software_product', object_id: id, [key]: '20/04/2027' };
    expect((await admin.post('/api/customFields/setValue', set)).status).toBe(200);
    expect((await listOf(id)).fields).toContainEqual({ key, label: 'Audit', is_own_label: true, date: '20/04/2027' });
    await add(id, { repeat: { days_before: 0, field: key } });
    await tellOn('2027-04-20');
    expect(await mailsOf(id)).toEqual(['admin 20/04/2027']);
  });

  it('of an archived record sleeps until the record is back', async () => {
    const id = await addProduct();
    await add(id, { date: '10/03/2027' });
    await admin.post('/api/software/products/delete', { product_id: id });
    await tellOn('2027-03-11');
    await tellOn('2027-03-12');
    expect(await mailsOf(id)).toEqual([]);
    await admin.post('/api/software/products/undelete', { product_id: id });
    await tellOn('2027-03-13');
    expect(await mailsOf(id)).toEqual(['admin 10/03/2027 late']);
  });

  it('can be changed and deleted, and then tells by what it is now', async () => {
    const id = await addProduct();
    const reminder = await add(id, { date: '10/03/2027' });
    const edit = (fields: Entered) => admin.request(editReminder, { body: { id: reminder, ...fields } });
    expect((await edit({ date: '12/03/2027', version: 1 })).body).toEqual({ id: reminder, version: 2 });
    const stale = await edit({ message: 'Other', version: 1 });
    expect([stale.status, stale.body.current]).toMatchObject([409, { date: '12/03/2027', version: 2 }]);
    await tellOn('2027-03-11');
    expect(await mailsOf(id)).toEqual([]);
    await tellOn('2027-03-12');
    await edit({ message: 'Call them again' });
    expect(await nextOf(id)).toEqual([null]);
    await edit({ date: '20/03/2027' });
    expect(await nextOf(id)).toEqual(['20/03/2027']);
    expect((await admin.request(deleteReminder, { body: { id: reminder } })).status).toBe(200);
    expect((await admin.request(deleteReminder, { body: { id: reminder } })).status).toBe(404);
    await tellOn('2027-03-20');
    expect(await mailsOf(id)).toEqual(['admin 12/03/2027']);
    expect(await fsck()).toEqual([]);
  });

  it('that was told is not told again when its repetition changes', async () => {
    const id = await addProduct();
    const reminder = await add(id, { date: '10/03/2027', repeat: { every_months: 1 } });
    await tellOn('2027-03-10');
    pinToday('2027-03-20');
    await admin.request(editReminder, { body: { id: reminder, repeat: { every_months: 6 } } });
    expect(await nextOf(id)).toEqual(['10/09/2027']);
    await tellReminders();
    expect(await mailsOf(id)).toEqual(['admin 10/03/2027']);
  });

  it('of a record that is deleted permanently goes with it', async () => {
    const id = await addCar();
    await addTo('car', id, { date: '10/03/2027', message: 'x' });
    await admin.post('/api/cars/delete', { id });
    const support = await runtime.as('support');
    expect((await support.post('/api/cars/deletePermanently', { id })).status).toBe(200);
    pinToday('2027-03-10');
    await tellReminders();
    expect(await fsck()).toEqual([]);
    const left = await queryItems({
      TableName: recordsTable(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `reminder#car#${id}` },
    });
    expect(left).toEqual([]);
  });
});

describe('who is reminded', () => {
  it('the person who has the record that day, at home where they are a user', async () => {
    const driver = employeeIdOf('default');
    const id = await addCar({ related_employee_id: driver });
    await addTo('car', id, { date: '10/03/2027', message: 'Winter tyres', to: 'person' });
    await tellOn('2027-03-10');
    expect(await mailsOf(id, 'car')).toEqual(['default 10/03/2027']);
    expect(await linesOf(await runtime.as('default'), id, 'car')).toMatchObject([{ message: 'Winter tyres' }]);
    expect(await linesOf(admin, id, 'car')).toEqual([]);
  });

  it('nobody, which is told, when the record has no person any more', async () => {
    const id = await addCar({ related_employee_id: employeeIdOf('reader') });
    await addTo('car', id, { date: '10/03/2027', message: 'Service', to: 'person' });
    await admin.post('/api/cars/edit', { car_id: id, related_employee_id: 0, change_date: '02/03/2027' });
    await tellOn('2027-03-10');
    expect(await mailsOf(id, 'car')).toEqual([]);
    expect(await eventsOf(id, 'car')).toMatchObject([{ type: 'reminder_not_sent', why: 'nobody' }]);
  });

  it('nobody, which is told, when the person has left', async () => {
    const { body } = await admin.post('/api/employees/add', {
      first_name: 'Lore',
      last_name: 'Maes',
      email: 'lore@noorderlicht.example',
    });
    const { id: person } = body as { id: number };
    const id = await addProduct();
    await add(id, { date: '10/03/2027', to: 'person', related_employee_id: person });
    await admin.post('/api/employees/delete', { id: person, active_until: '01/03/2027' });
    await tellOn('2027-03-10');
    expect(await mailsOf(id)).toEqual([]);
    expect(await eventsOf(id)).toMatchObject([{ type: 'reminder_not_sent', why: 'person_left', to: 'Lore Maes' }]);
  });

  it('the users of a role who see the record', async () => {
    const driver = employeeIdOf('reader');
    const [theirs, others] = [
      await addCar({ related_employee_id: employeeIdOf('default') }),
      await addCar({ related_employee_id: driver }),
    ];
    for (const id of [theirs, others])
      await addTo('car', id, { date: '10/03/2027', message: 'Check', to: { role: 'team_only' } });
    await addTo('car', others, { date: '10/03/2027', message: 'Check', to: { role: 'read_only' } });
    await tellOn('2027-03-10');
    expect(await eventsOf(theirs, 'car')).toMatchObject([{ role: 'team_only', message: 'Check' }]);
    expect(await mailsOf(theirs, 'car')).toEqual(['manager 10/03/2027']);
    expect(await mailsOf(others, 'car')).toEqual(['reader 10/03/2027']);
    expect(await eventsOf(others, 'car')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'reminder_not_sent', why: 'nobody', role: 'team_only' }) as unknown,
        expect.objectContaining({ type: 'reminder_due', role: 'read_only' }) as unknown,
      ]),
    );
  });
});

describe('rights', () => {
  it('let whoever sees a record remind themselves, and only who may change it remind others', async () => {
    const id = await addProduct();
    const reader = await runtime.as('reader');
    const fields = { date: '10/03/2027', message: 'Look at it' };
    const own = await addTo('software_product', id, fields, reader);
    expect(own.status).toBe(200);
    for (const to of ['person', { role: 'admin' }]) {
      const { status, body } = await addTo('software_product', id, { ...fields, to }, reader);
      expect([status, body.permission]).toEqual([403, 'software:edit-product']);
    }
    const shared = await add(id, { ...fields, to: 'role:admin' });
    expect((await listOf(id)).data).toHaveLength(1);
    expect((await listOf(id, reader)).data).toHaveLength(2);
    expect(await listOf(id, reader)).toMatchObject({ may_remind_others: false, person: null });
    const refused = await reader.request(deleteReminder, { body: { id: shared } });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await admin.request(deleteReminder, { body: { id: own.body.id as string } })).status).toBe(404);
    const toShared = await reader.request(editReminder, { body: { id: own.body.id as string, to: { role: 'admin' } } });
    expect(toShared.status).toBe(403);
  });

  it('keep records out of sight, and their reminders', async () => {
    const manager = await runtime.as('manager');
    const id = await addCar({ related_employee_id: employeeIdOf('reader') });
    const unseen = await addTo('car', id, { date: '10/03/2027', message: 'x' }, manager);
    expect([unseen.status, unseen.body.code]).toEqual([404, 'not_found']);
    const noFleet = await runtime.as('noFleet');
    const forbidden = await addTo('car', id, { date: '10/03/2027', message: 'x' }, noFleet);
    expect([forbidden.status, forbidden.body.permission]).toEqual([403, 'fleet:read']);
    expect(
      (await noFleet.request(listReminders, { query: { relatedObject: 'car', relatedObjectId: id } })).status,
    ).toBe(403);
  });
});

describe('bad input', () => {
  const refused = async (fields: Entered, object = 'software_product'): Promise<string[]> => {
    const id = object === 'car' ? await addCar() : await addProduct();
    const { status, body } = await addTo(object, id, { message: 'x', date: '10/03/2027', ...fields });
    expect(status).toBe(422);
    return (body.fields as { path: string; message: string }[]).map(({ path, message }) => `${path}: ${message}`);
  };

  it.each<[Entered, string]>([
    [{ date: '' }, 'date: field is required'],
    [{ date: undefined }, 'date: field is required'],
    [{ date: '31/02/2027' }, 'date: field is not valid date'],
    [{ date: '28/02/2027' }, 'date: field can not be before 01/03/2027'],
    [{ message: '  ' }, 'message: field is required'],
    [{ message: 'x'.repeat(241) }, 'message: field can be max 240'],
    [{ to: 'person' }, 'to: nobody has this record: choose somebody else to remind'],
    [{ repeat: { every_months: 0 } }, 'repeat.every_months: field must be at least 1'],
    [{ repeat: { every_months: 61 } }, 'repeat.every_months: field can be max 60'],
    [{ repeat: { every_months: 1.5 } }, 'repeat.every_months: Must be a whole number'],
    [{ repeat: { days_before: 366, field: 'renewal_date' } }, 'repeat.days_before: field can be max 365'],
    [{ repeat: { days_before: -1, field: 'renewal_date' } }, 'repeat.days_before: field must be at least 0'],
    [{ repeat: { days_before: 1, field: 'name' } }, 'repeat.field: choose a date of this record'],
    [{ repeat: { days_before: 1, field: '__proto__' } }, 'repeat.field: choose a date of this record'],
    [{ related_employee_id: 999_999 }, 'related_employee_id: person is not known'],
  ])('%j is refused at its field', async (fields, message) => {
    expect(await refused(fields)).toEqual([message]);
  });

  it('a person without an address is told', async () => {
    const { id: person } = (await admin.post('/api/employees/add', { first_name: 'No', last_name: 'Address' })).body;
    expect(await refused({ to: 'person', related_employee_id: person })).toEqual([
      'to: this person has no e-mail address: add one or choose somebody else to remind',
    ]);
  });
});

describe('the reminders of a person beside a record', () => {
  const about = (relatedObjectId: number, relatedEmployeeId: number) =>
    admin.request(listReminders, { query: { relatedObject: 'software_product', relatedObjectId, relatedEmployeeId } });

  it('are listed by themselves', async () => {
    const [id, employee] = [await addProduct(), employeeIdOf('default')];
    await add(id, { date: '10/03/2027' });
    await add(id, { date: '11/03/2027', related_employee_id: employee });
    const { body } = await about(id, employee);
    expect((body.data as { date: string }[]).map(({ date }) => date)).toEqual(['11/03/2027']);
    expect(body.person).toEqual({ name: 'default Persona', has_address: true, has_left: false });
  });

  it('are listed and added for oneself when that person has left', async () => {
    const id = await addProduct();
    const { id: employee } = (await admin.post('/api/employees/add', { first_name: 'Ines', last_name: 'Gone' })).body;
    await admin.post('/api/employees/delete', { id: employee });
    const reminder = { message: 'x', date: '11/03/2027', related_employee_id: employee };
    await add(id, reminder);
    const { data, person } = (await about(id, employee)).body;
    expect([data.length, person.has_left]).toEqual([1, true]);
    const refused = await addTo('software_product', id, { ...reminder, to: 'person' });
    expect(refused.body.fields[0].message).toBe('person has left');
    expect((await about(id, 999_999)).status).toBe(404);
  });
});
