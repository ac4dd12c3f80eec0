import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { ownerOf } from '#functions/platform/storage/unique.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { emptyPerson } from '#tests/harness/empty-person.ts';
import { MANAGED_TEAM_ID } from '#tests/personas.ts';

let laptop = 0;
let count = 0;

const start = today();
/** The day a number of days from today, as dd/mm/yyyy. */
const on = (offset: number): string => toDmy(addDays(start, offset));
const moveClock = (offset: number): void => pinToday(addDays(start, offset));

const person = (): Record<string, unknown> => {
  count += 1;
  return { first_name: 'Lars', last_name: `Last ${count}`, email: `lars.${count}@noorderlicht.example` };
};
const add = async (over: Record<string, unknown> = {}): Promise<number> => {
  const answer = await admin.post('/api/employees/add', { ...person(), ...over });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const end = (id: number, body: Record<string, unknown> = {}, client = admin) =>
  client.post('/api/employees/delete', { id, ...body });
const edit = (id: number, body: Record<string, unknown>) => admin.post('/api/employees/edit', { id, ...body });
const detail = async (id: number, client = admin) => (await client.get(`/api/employees/${id}/detail`)).body.employee;
const stateOf = async (id: number) => {
  const { deleted, active_until } = await detail(id);
  return [deleted, active_until];
};
const isListed = async (id: number, segment_id = 'all', client = admin): Promise<boolean> =>
  (await client.get('/api/employees/list', { per_page: 1000, segment_id })).body.data.some(
    (row: { id: number }) => row.id === id,
  );
const events = async (id: number) =>
  (await admin.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: id })).body.items.map(
    (item: { event_type: string; event_info_json: unknown }) => [item.event_type, item.event_info_json],
  );
const give = (ownerEmployeeId: number) => admin.post('/api/assets/add', { assetTypeId: laptop, ownerEmployeeId });

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  laptop = (await admin.post('/api/assetTypes/add', { name: 'Laptop' })).body.id;
});
afterEach(() => pinToday(undefined));

describe('a last day that lies ahead', () => {
  it('leaves the person active up to and including that day, and nobody has to do anything on the day after', async () => {
    const id = await add({ team_ids: [MANAGED_TEAM_ID] });
    const { status, body } = await end(id, { active_until: on(5) });
    expect([status, body.warnings]).toEqual([200, []]);
    expect(await stateOf(id)).toEqual([0, on(5)]);
    expect([await isListed(id), await isListed(id, 'leaving'), await isListed(id, 'inactive')]).toEqual([
      true, true, false,
    ]); // prettier-ignore
    moveClock(5);
    expect(await stateOf(id)).toEqual([0, on(5)]);
    expect([await isListed(id), await isListed(id, `team_${MANAGED_TEAM_ID}`)]).toEqual([true, true]);
    expect((await give(id)).status).toBe(200);
    moveClock(6);
    expect(await stateOf(id)).toEqual([1, on(5)]);
    expect([await isListed(id), await isListed(id, 'leaving'), await isListed(id, 'inactive')]).toEqual([
      false, false, true,
    ]); // prettier-ignore
    expect((await give(id)).body.fields).toMatchObject([{ message: 'person has left' }]);
    expect((await edit(id, { phone: '1' })).body.code).toBe('archived');
    expect((await detail(id)).version).toBe(2);
  });

  it('counts their licences as those of somebody who left from the day after on', async () => {
    const id = await add();
    const product = { name: `Tool ${id}`, url: 'tool.example' };
    const product_id = (await admin.post('/api/software/products/add', product)).body.id;
    await admin.post('/api/software/licenses/add', { product_id, employee_id: id, start_date: on(-10) });
    await end(id, { active_until: on(5) });
    const left = async (): Promise<number> =>
      (await admin.get('/api/software/licenses/list', { segment_id: 'left', search_term: product.name })).body.count;
    expect(await left()).toBe(0);
    moveClock(6);
    expect(await left()).toBe(1);
  });

  it('is written down once, when it is planned', async () => {
    const id = await add();
    await end(id, { active_until: on(5) });
    await end(id, { active_until: on(5) });
    moveClock(6);
    await sweep();
    expect((await events(id)).slice(0, 2)).toEqual([
      ['payroll_contract_terminated', { date_end: on(5) }],
      ['employee_deleted', { active_until: on(5) }],
    ]);
    expect(await events(id)).toHaveLength(3);
  });

  it('is not told to who may not see last days', async () => {
    const [reader, id] = [await runtime.as('nowages'), await add()];
    const told = async (client: ApiClient): Promise<string[]> =>
      (await client.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: id })).body.items.flatMap(
        ({ event_type: type }: { event_type: string }) => (type.includes('deleted') ? [type] : []),
      );
    await end(id, { active_until: on(5) });
    expect(await told(reader)).toEqual([]);
    await admin.post('/api/employees/undelete', { id });
    expect([await told(admin), await told(reader)]).toEqual([['employee_undeleted', 'employee_deleted'], []]);
    await end(id);
    expect(await told(reader)).toEqual(['employee_deleted']);
  });

  it('is moved by another day, and taken at once by today', async () => {
    const id = await add();
    await end(id, { active_until: on(5) });
    await end(id, { active_until: on(9) });
    moveClock(6);
    expect(await stateOf(id)).toEqual([0, on(9)]);
    await end(id, { active_until: on(6) });
    expect(await stateOf(id)).toEqual([1, on(6)]);
    const other = await add();
    moveClock(0);
    await end(other, { active_until: on(5) });
    await end(other);
    expect(await stateOf(other)).toEqual([1, on(0)]);
  });

  it('is corrected for somebody who is deactivated already', async () => {
    const id = await add();
    await end(id);
    await end(id, { active_until: on(-3) });
    expect(await stateOf(id)).toEqual([1, on(-3)]);
    expect((await end(id)).status).toBe(200);
    expect(await stateOf(id)).toEqual([1, on(-3)]);
    await end(id, { active_until: on(4) });
    expect(await stateOf(id)).toEqual([0, on(4)]);
    expect(await isListed(id)).toBe(true);
  });

  it('is called off by undelete, and by an empty field of the form', async () => {
    const [one, two] = [await add(), await add()];
    await end(one, { active_until: on(5) });
    await end(two, { active_until: on(5) });
    expect((await admin.post('/api/employees/undelete', { id: one })).status).toBe(200);
    await edit(two, { active_until: '' });
    const calledOff = async (client: ApiClient) =>
      (await client.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: one })).body.items[0]
        .event_info_json;
    expect(await calledOff(admin)).toEqual({ called_off: on(5) });
    moveClock(30);
    expect([await stateOf(one), await stateOf(two)]).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it('brings somebody back who was deactivated by the date alone', async () => {
    const id = await add({ active_until: on(2) });
    moveClock(3);
    expect(await stateOf(id)).toEqual([1, on(2)]);
    await admin.post('/api/employees/undelete', { id });
    expect(await stateOf(id)).toEqual([0, null]);
  });

  it('is planned by the form as well, where a day that has passed deactivates', async () => {
    const id = await add();
    expect((await edit(id, { active_until: on(3) })).body).toEqual({ id, version: 2 });
    expect(await stateOf(id)).toEqual([0, on(3)]);
    await edit(id, { active_until: on(0) });
    expect(await stateOf(id)).toEqual([0, on(0)]);
    await edit(id, { active_until: on(-1) });
    expect(await stateOf(id)).toEqual([1, on(-1)]);
    expect([await isListed(id), await isListed(id, 'inactive')]).toEqual([false, true]);
  });

  it('warns when it is more than a year ahead, in each call that takes it', async () => {
    const far = on(400);
    const id = await add();
    expect((await end(id, { active_until: far })).body.warnings).toEqual(['far_ahead']);
    expect((await edit(id, { active_until: on(401) })).body.warnings).toEqual(['far_ahead']);
    expect((await edit(id, { phone: '2' })).body).toEqual({ id, version: 4 });
    const added = await admin.post('/api/employees/add', { ...person(), active_until: far });
    expect(added.body.warnings).toEqual(['far_ahead']);
  });

  it('lies after the start', async () => {
    const id = await add({ start_date: on(-10) });
    const { status, body } = await end(id, { active_until: on(-11) });
    expect([status, body.fields[0].path]).toEqual([422, 'active_until']);
  });
});

describe('without the right to see last days', () => {
  it('nobody plans one, learns of one or calls one off', async () => {
    const nowages = await runtime.as('nowages');
    const id = await add({ active_until: on(5) });
    expect((await end(id, { active_until: on(3) }, nowages)).body.permission).toBe('people:wage-columns');
    expect((await nowages.get('/api/employees/list', { segment_id: 'leaving' })).status).toBe(404);
    const segments = async (client: ApiClient): Promise<string[]> =>
      (await client.get('/api/segments/list', { object_type: 'employee' })).body.data.map(
        (one: { id: string }) => one.id,
      );
    expect(await segments(admin)).toContain('leaving');
    expect(await segments(nowages)).not.toContain('leaving');
    expect((await nowages.post('/api/employees/undelete', { id })).status).toBe(200);
    expect(await stateOf(id)).toEqual([0, on(5)]);
    const now = await end(id, {}, nowages);
    expect([now.status, await stateOf(id)]).toEqual([200, [1, on(0)]]);
  });
});

describe('e-mail address and employee number', () => {
  it('are free on the day after the last one, and not before', async () => {
    const unique = { email: 'free@noorderlicht.example', employee_number: 'F-1' };
    const id = await add(unique);
    await end(id, { active_until: on(5) });
    const again = () => admin.post('/api/employees/add', { ...person(), ...unique });
    moveClock(5);
    expect((await again()).body.code).toBe('email_in_use');
    moveClock(6);
    const taken = await again();
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    const back = await admin.post('/api/employees/undelete', { id });
    expect([back.status, back.body.code]).toEqual([409, 'email_in_use']);
    const corrected = await end(id, { active_until: on(20) });
    expect([corrected.status, corrected.body.code]).toEqual([409, 'email_in_use']);
    expect(await fsck()).toEqual([]);
  });

  it('go to only one of many who want them on that day', async () => {
    const email = 'many@noorderlicht.example';
    await end(await add({ email }), { active_until: on(5) });
    moveClock(6);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => admin.post('/api/employees/add', { ...person(), email })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'email_in_use')).toHaveLength(5);
    expect(await fsck()).toEqual([]);
  });

  it('stay with a person who comes back before anybody took them', async () => {
    const email = 'back@noorderlicht.example';
    const id = await add({ email });
    await end(id, { active_until: on(5) });
    moveClock(7);
    await sweep();
    expect((await admin.post('/api/employees/undelete', { id })).status).toBe(200);
    expect((await admin.post('/api/employees/add', { ...person(), email })).body.code).toBe('email_in_use');
    expect(await fsck()).toEqual([]);
  });

  it('are given back by the sweeper', async () => {
    const email = 'swept@noorderlicht.example';
    await end(await add({ email }), { active_until: on(8) });
    moveClock(8);
    await sweep();
    expect(await ownerOf('employee_email', email)).toBeDefined();
    moveClock(9);
    await sweep();
    expect(await ownerOf('employee_email', email)).toBeUndefined();
  });
});

describe('a person whom an earlier release stored as deactivated, with a last day ahead', () => {
  it('is active until then', async () => {
    const id = await employeeStore.reserveIds();
    const stored = { ...emptyPerson, id, first_name: 'Ulla', last_name: 'Upgrade', email: 'ulla@noorderlicht.example' };
    await transact([employeeStore.create({ ...stored, deleted: 1, active_until: addDays(start, 5) })]);
    expect([await stateOf(id), await isListed(id)]).toEqual([[0, on(5)], true]);
    const again = await admin.post('/api/employees/add', { ...person(), email: stored.email });
    expect(again.body.code).toBe('email_in_use');
    moveClock(6);
    expect(await stateOf(id)).toEqual([1, on(5)]);
  });
});

it('leaves the storage clean once all days have come', async () => {
  moveClock(500);
  await sweep();
  expect(await fsck()).toEqual([]);
});
