import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { deleteReminder } from '#shared/contract/reminders/delete-reminder.ts';
import { editReminder } from '#shared/contract/reminders/edit-reminder.ts';
import { listKindReminders } from '#shared/contract/reminders/list-kind-reminders.ts';
import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { mailOf } from '#functions/platform/mail/mail-store.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf, MANAGED_TEAM_ID } from '#tests/personas.ts';

let count = 0;
const { runtime, admin } = await startCompany();
beforeEach(() => pinToday('2027-03-01'));
afterEach(() => pinToday(undefined));

type Entered = Record<string, unknown>;
const post = async (path: string, body: Entered): Promise<number> => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id as number;
};
const addProduct = (renewal_date: string | null): Promise<number> =>
  post('/api/software/products/add', { name: `Product ${(count += 1)}`, url: `p${count}.example`, renewal_date });
const move = (product_id: number, renewal_date: string | null) =>
  post('/api/software/products/edit', { product_id, renewal_date });

const before = (days_before: number, field = 'renewal_date') => ({ repeat: { days_before, field } });
const request = (fields: Entered, client = admin, object: ObjectType = 'software_product') =>
  client.request(addReminder, { body: { related_object: object, message: 'Renew or end?', ...fields } });
const addOfKind = async (fields: Entered, object: ObjectType = 'software_product'): Promise<string> => {
  const { status, body } = await request(fields, admin, object);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id as string;
};
const remove = (id: string, client = admin) => client.request(deleteReminder, { body: { id } });
const ofKinds = async (client = admin) => (await client.request(listKindReminders, {})).body;
const listOf = async (relatedObjectId: number, relatedObject: ObjectType = 'software_product') =>
  (await admin.request(listReminders, { query: { relatedObject, relatedObjectId } })).body.data as Entered[];
const tellOn = async (day: IsoDate): Promise<void> => {
  pinToday(day);
  await tellReminders();
};
/** The mails about a record, as who gets each and the day that it is about. */
const mailsOf = async (objectId: number, object: ObjectType = 'software_product'): Promise<string[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `mail#${object}#${objectId}` },
  });
  return items
    .map(mailOf)
    .map(({ to, content }) => `${to.address.split('@')[0]} ${(content?.values as { date: string } | undefined)?.date}`)
    .toSorted();
};

describe('a reminder of every record of a kind', () => {
  it('tells of each record once for its date, and follows a date that is moved', async () => {
    const [near, later, never] = [
      await addProduct('20/03/2027'),
      await addProduct('01/05/2027'),
      await addProduct(null),
    ];
    const id = await addOfKind(before(30));
    for (const day of ['2027-03-01', '2027-03-01', '2027-03-02']) await tellOn(day);
    expect(await mailsOf(near)).toEqual(['admin 18/02/2027']);
    expect(await mailsOf(later)).toEqual([]);
    const [told] = await listOf(near);
    expect(told).toMatchObject({ of_kind: true, message: 'Renew or end?', last_date: '18/02/2027', next_date: null });
    for (const product of [later, never]) expect(await listOf(product)).toEqual([]);

    // The date of a record that was told moves on; one that comes later moves nearer, and a new record has one.
    await move(near, '10/06/2027');
    await move(later, '15/04/2027');
    await tellOn('2027-03-15');
    expect(await mailsOf(later)).toEqual([]);
    const added = await addProduct('30/03/2027');
    await tellOn('2027-03-16');
    expect([await mailsOf(later), await mailsOf(added)]).toEqual([['admin 16/03/2027'], ['admin 28/02/2027']]);
    await tellOn('2027-05-10');
    await tellOn('2027-05-11');
    expect(await mailsOf(near)).toEqual(['admin 11/05/2027', 'admin 18/02/2027']);
    expect(await mailsOf(never)).toEqual([]);
    // What was brought to a record goes once its date has passed.
    expect(await listOf(added)).toEqual([]);
    expect(await fsck()).toEqual([]);

    await remove(id);
    await tellOn('2027-05-12');
    expect([(await ofKinds()).data, await listOf(near)]).toEqual([[], []]);
    expect(await fsck()).toEqual([]);
  });

  it('reads the rows of a kind once for all of its reminders', async () => {
    const product = await addProduct('20/03/2027');
    const ids = [await addOfKind(before(20)), await addOfKind(before(19)), await addOfKind(before(1))];
    const send = vi.spyOn(dynamo(), 'send');
    await tellOn('2027-03-01');
    // From the beginning, as no reading of a list that is known already.
    const read = send.mock.calls
      .map(([{ input }]) => JSON.stringify(input))
      .filter((input) => input.includes('software_product') && input.includes('":since":{"N":"0"}'));
    send.mockRestore();
    expect(read.length).toBeGreaterThan(0);
    expect(read).toHaveLength(new Set(read).size);
    expect(await mailsOf(product)).toHaveLength(2);
    for (const id of ids) await remove(id);
    await tellOn('2027-03-01');
  });

  it('is told once by sweepers that run at the same time', async () => {
    const products = [await addProduct('05/03/2027'), await addProduct('06/03/2027')];
    const id = await addOfKind(before(10));
    await Promise.all([1, 2, 3].map(() => tellReminders()));
    await tellReminders();
    for (const product of products) expect(await mailsOf(product)).toHaveLength(1);
    await remove(id);
    await tellReminders();
    expect(await fsck()).toEqual([]);
  });

  it('leaves archived records alone, until they are back', async () => {
    const field = await post('/api/customFields/add', { object_type: 'asset', name: 'Warranty until', type: 'date' });
    const assetTypeId = await post('/api/assetTypes/add', { name: 'Drill' });
    const asset = await post('/api/assets/add', { assetTypeId, start_date: '01/03/2026' });
    const key = `custom_field_${field}`;
    await admin.post('/api/customFields/setValue', { object_type: 'asset', object_id: asset, [key]: '20/03/2027' });
    await post('/api/assets/delete', { id: asset });
    const id = await addOfKind(before(30, key), 'asset');
    await tellOn('2027-03-01');
    expect(await mailsOf(asset, 'asset')).toEqual([]);
    await post('/api/assets/unarchive', { id: asset });
    await tellOn('2027-03-02');
    expect(await mailsOf(asset, 'asset')).toEqual(['admin 18/02/2027']);

    // The field names what follows it: of every record by its text, of a single record and of others by their number.
    const reminders = async () => {
      const { data } = (await admin.get('/api/customFields/list', { object_type: 'asset' })).body;
      const { used_in: uses } = data.find((each: { id: number }) => each.id === field);
      return [uses.reminders, uses.other_reminders];
    };
    expect(await reminders()).toEqual([['Renew or end?'], 0]);
    await addOfKind({ related_object_id: asset, ...before(3, key) }, 'asset');
    const theirs = (await request({ to: 'me', ...before(4, key) }, await runtime.as('noFleet'), 'asset')).body.id;
    expect(await reminders()).toEqual([['Renew or end?'], 2]);
    await remove(id);
    await remove(theirs, await runtime.as('noFleet'));
    expect(await reminders()).toEqual([[], 1]);
    await tellOn('2027-03-03');
    expect(await reminders()).toEqual([[], 1]);
  });

  it('reminds users of a role who see the record, and whoever has it', async () => {
    const car = async (plate: string, driver: number, team: number) => {
      const person =
        driver || (await post('/api/employees/add', { first_name: 'Bo', last_name: plate, team_ids: [team] }));
      const vehicle = aCar({ plate, chassis_number: '', related_employee_id: person });
      return post('/api/cars/add', { ...vehicle, date_commissioning: '10/03/2027' });
    };
    const mine = await car('1-KND-001', employeeIdOf('manager'), 0);
    const other = await car('1-KND-002', 0, MANAGED_TEAM_ID + 1);
    const ids = [
      await addOfKind({ ...before(9, 'date_commissioning'), to: 'person' }, 'car'),
      await addOfKind({ ...before(9, 'date_commissioning'), to: { role: 'team_only' } }, 'car'),
    ];
    await tellOn('2027-03-01');
    expect(await mailsOf(mine, 'car')).toEqual(['manager 01/03/2027', 'manager 01/03/2027']);
    expect((await mailsOf(other, 'car')).filter((mail) => mail.startsWith('manager'))).toEqual([]);
    for (const id of ids) await remove(id);
    await tellOn('2027-03-02');
  });

  it('is changed for what it brought, too, and only in the settings', async () => {
    const product = await addProduct('10/03/2027');
    const id = await addOfKind(before(30));
    await tellReminders();
    const [brought] = await listOf(product);
    const own = String(brought?.['id']);
    expect((await remove(own)).body).toMatchObject({ code: 'wrong_state' });
    expect((await admin.request(editReminder, { body: { id: own, message: 'x' } })).status).toBe(409);
    expect((await admin.request(editReminder, { body: { id, message: 'Talk to them', ...before(3) } })).status).toBe(
      200,
    );
    await tellReminders();
    expect(await listOf(product)).toMatchObject([{ message: 'Talk to them', next_date: '07/03/2027' }]);
    await remove(id);
    expect((await remove(id)).status).toBe(404);
    await tellReminders();
  });

  it('is for who may change settings and the kind, follows one of its dates, and keeps notes for oneself', async () => {
    const issuesOf = async (fields: Entered, object?: ObjectType) =>
      (await request(fields, admin, object)).body.fields?.map(({ path }: { path: string }) => path);
    expect(await issuesOf({ date: '01/04/2027' })).toEqual(['repeat.field']);
    expect(await issuesOf(before(30, 'name'))).toEqual(['repeat.field']);
    expect(await issuesOf({ ...before(30), to: 'person' })).toEqual(['to']);
    expect(await issuesOf({ ...before(400), message: ' ' })).toEqual(['message', 'repeat.days_before']);
    for (const name of ['default', 'manager', 'reader'] as const) {
      const client = await runtime.as(name);
      expect([(await request(before(30), client)).status, (await client.request(listKindReminders, {})).status]).toEqual([403, 403]); // prettier-ignore
    }
    const noFleet = await runtime.as('noFleet');
    expect((await request(before(30, 'order_date'), noFleet, 'car')).status).toBe(403);
    const id = await addOfKind({ ...before(30), to: 'me' });
    expect((await ofKinds()).data).toMatchObject([{ id, related_object: 'software_product', to: 'me' }]);
    const others = await ofKinds(noFleet);
    expect([others.data, others.kinds.some(({ object }: { object: string }) => object === 'car')]).toEqual([[], false]);
    expect((await remove(id, noFleet)).status).toBe(404);
    await remove(id);
    await tellReminders();
    expect(await fsck()).toEqual([]);
  });
});
