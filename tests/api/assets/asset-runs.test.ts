import { beforeAll, describe, expect, it } from 'vitest';
import { assetTag } from '#shared/assets/asset-tag.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

let type = 0;

const day = (offset: number): string => toDmy(addDays(today(), offset));
const people = (['default', 'reader', 'light'] as const).map(employeeIdOf);
const bulk = (body: Record<string, unknown>, client = admin) => client.post('/api/assets/bulkAssign', body);
const fieldsOf = ({ body }: { body: { code: string; fields: { path: string; message: string }[] } }) => [
  body.code,
  ...body.fields.map(({ path, message }) => `${path}: ${message}`),
];
const addType = async (name: string): Promise<number> => (await admin.post('/api/assetTypes/add', { name })).body.id;
const add = async (over: Record<string, unknown>): Promise<number> =>
  (await admin.post('/api/assets/add', { assetTypeId: type, ...over })).body.id;
const detail = async (id: number) => (await admin.get(`/api/assets/${id}/detail`)).body.asset;
const ofType = async (assetTypeId: number) => {
  const filters = JSON.stringify({ match: 'all', conditions: [] });
  const { data } = (await admin.get('/api/assets/list', { per_page: '1000', filters })).body;
  return data.filter((row: { assetTypeId: number }) => row.assetTypeId === assetTypeId);
};
const periodsOf = async (id: number) => (await admin.get(`/api/assets/${id}/assignments`)).body.periods;

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  type = await addType('Laptop');
});

describe('bulkAssign', () => {
  it('asks for an asset and for people', async () => {
    const nothing = await bulk({});
    expect([nothing.status, nothing.body.title]).toEqual([422, 'Invalid']);
    expect(fieldsOf(nothing)).toEqual([
      'invalid',
      'assetTypeId: Please select asset',
      'employee_ids: Select some people',
    ]);
    expect(fieldsOf(await bulk({ assetTypeId: 987, employee_ids: people }))).toEqual([
      'form_invalid',
      'assetTypeId: asset type is not known',
    ]);
    expect(fieldsOf(await bulk({ assetTypeId: type, employee_ids: people, price: 'x' }))).toEqual([
      'form_invalid',
      'price: Invalid number',
    ]);
  });

  it('gives each person one asset, once, and shows who', async () => {
    const badge = await addType('Badge');
    const body = { assetTypeId: badge, price: 12.5, employee_ids: [...people, people[0]], start_date: day(-2) };
    const { run_id } = (await bulk(body)).body;
    const run = await ended(admin, run_id);
    expect(run).toMatchObject({
      status: 'succeeded', title: 'Assign Badge to 3 people', total: 3, done: 3, failed: 0, can_undo: true,
      result: { object: 'asset', created: 3, changed: 0, failed: 0 },
    }); // prettier-ignore
    expect(new Set(run.items.map(({ label, status, ref }) => `${label} ${status} ${ref?.object}`))).toEqual(
      new Set(['default Persona done asset', 'light Persona done asset', 'reader Persona done asset']),
    );
    const made = await ofType(badge);
    expect(made).toHaveLength(3);
    expect(made.map((row: { owner_employee_id: number; price: number; acceptance: string; owner_since: string }) => [
      row.owner_employee_id, row.price, row.acceptance, row.owner_since,
    ])).toEqual(expect.arrayContaining(people.map((id) => [id, 12.5, 'awaiting', day(-2)]))); // prettier-ignore
    const feed = await admin.get('/api/activity/list', { relatedObject: 'asset', relatedObjectId: made[0].id });
    expect(feed.body.items.map(({ event_type: each }: { event_type: string }) => each)).toEqual(['asset_added']);
  });

  it('continues after a person who cannot have one, and says why', async () => {
    const dock = await addType('Dock');
    const gone = (await admin.post('/api/employees/add', { first_name: 'Gone', last_name: 'Soon' })).body.id;
    await admin.post('/api/employees/delete', { id: gone });
    const run = await ended(
      admin,
      (await bulk({ assetTypeId: dock, employee_ids: [gone, people[0], 987_654] })).body.run_id,
    );
    expect([run.status, run.done, run.failed]).toEqual(['succeeded', 1, 2]);
    expect(run.items.map(({ label, status, message }) => [label, status, message])).toEqual([
      ['Gone Soon', 'failed', 'Could not create asset: person has left'],
      ['#987654', 'failed', 'Could not create asset: person is not known'],
      ['default Persona', 'done', null],
    ]);
    await admin.post('/api/employees/undelete', { id: gone });
    await admin.post('/api/runs/resume', { run_id: run.run_id });
    await expect.poll(async () => (await ended(admin, run.run_id)).done).toBe(2);
    expect(await ofType(dock)).toHaveLength(2);
  });

  it('checks the scope again for each person', async () => {
    const manager = await runtime.as('manager');
    const webcam = await addType('Webcam');
    const body = { assetTypeId: webcam, employee_ids: [employeeIdOf('default'), employeeIdOf('admin')] };
    const run = await ended(manager, (await bulk(body, manager)).body.run_id);
    const employee = { id: employeeIdOf('default'), name: 'default Persona', avatar: null };
    expect(run.items.map(({ label, status, person }) => [label, status, person])).toEqual([
      [`#${employeeIdOf('admin')}`, 'failed', null],
      ['default Persona', 'done', { ...employee, team_names: expect.any(String) as unknown }],
    ]);
  });

  it('starts one run however often it is requested with the same key', async () => {
    const headers = { 'idempotency-key': 'bulk-once' };
    const mouse = await addType('Mouse');
    const body = { assetTypeId: mouse, employee_ids: people };
    const answers = await Promise.all([1, 2].map(() => admin.post('/api/assets/bulkAssign', body, headers)));
    expect(new Set(answers.map(({ body: { run_id } }) => run_id)).size).toBe(1);
    await ended(admin, answers[0]!.body.run_id);
    expect(await ofType(mouse)).toHaveLength(3);
  });

  it('is undone, except for assets that were changed since', async () => {
    const cable = await addType('Cable');
    const { run_id } = (await bulk({ assetTypeId: cable, employee_ids: people })).body;
    await ended(admin, run_id);
    const [kept] = await ofType(cable);
    await admin.post('/api/assets/edit', { asset_id: kept.id, vendor: 'Touched' });
    const undone = await ended(admin, (await admin.post('/api/runs/undo', { run_id })).body.run_id);
    expect([undone.done, undone.failed, undone.result]).toEqual([2, 1, { object: 'asset', undone: 2, failed: 1 }]);
    expect(undone.items[0]?.message).toBe('It was changed since this job, so it stays as it is.');
    expect((await ofType(cable)).map(({ id }: { id: number }) => id)).toEqual([kept.id]);
  });
});

describe('transfer', () => {
  const giver = employeeIdOf('nowages');
  const taker = employeeIdOf('default');
  const transfer = (body: Record<string, unknown>) =>
    admin.post('/api/assets/transfer', { from_employee_id: giver, to_employee_id: taker, date: day(0), ...body });
  const ids: number[] = [];
  beforeAll(async () => {
    for (const serial_number of ['T-1', 'T-2', 'T-3'])
      ids.push(await add({ ownerEmployeeId: giver, start_date: day(-50), serial_number }));
  });

  it('hands some assets over from a given day', async () => {
    const run = await ended(admin, (await transfer({ asset_ids: [ids[0]] })).body.run_id);
    expect([run.title, run.items[0]?.label, run.done]).toEqual([
      "Transfer nowages Persona's assets to default Persona", `Laptop, ${assetTag(ids[0]!)}, T-1`, 1,
    ]); // prettier-ignore
    expect((await periodsOf(ids[0]!)).map((period: { employee: { id: number }; start_date: string }) => [
      period.employee.id, period.start_date,
    ])).toEqual([[taker, day(0)], [giver, day(-50)]]); // prettier-ignore
    expect((await detail(ids[1]!)).owner_employee_id).toBe(giver);
  });

  it('fails for an asset of somebody else, and for a day before the person had it', async () => {
    const stock = await add({ serial_number: 'T-STOCK' });
    const run = await ended(
      admin,
      (await transfer({ asset_ids: [ids[0], ids[1], stock], date: day(-60) })).body.run_id,
    );
    expect(run.items.map(({ status, message }) => [status, message])).toEqual([
      ['failed', 'It belongs to somebody else now.'],
      ['failed', expect.stringContaining(`has had it since ${day(-50)}`)],
      ['failed', 'Nobody has it now.'],
    ]);
  });

  it('hands over what is yet to come to the person, from its first day on', async () => {
    const planned = await add({ ownerEmployeeId: giver, start_date: day(30), serial_number: 'T-LATER' });
    const periods = async () =>
      (await periodsOf(planned)).map((held: { employee: { id: number }; start_date: string }) => [
        held.employee.id,
        held.start_date,
      ]);
    const run = await ended(admin, (await transfer({ asset_ids: [planned] })).body.run_id);
    expect([run.items[0]?.label, run.done, await periods()]).toEqual([
      expect.stringContaining('T-LATER'),
      1,
      [[taker, day(30)]],
    ]);
    expect((await detail(planned)).owner_employee_id).toBe(0);
    await ended(admin, (await admin.post('/api/runs/undo', { run_id: run.run_id })).body.run_id);
    expect(await periods()).toEqual([[giver, day(30)]]);
    await ended(admin, (await transfer({ asset_ids: [planned], to_employee_id: 0 })).body.run_id);
    expect(await periods()).toEqual([]);
  });

  it('returns all remaining assets, and can be undone', async () => {
    const { run_id } = (await transfer({ to_employee_id: 0 })).body;
    const run = await ended(admin, run_id);
    expect([run.title, run.done]).toEqual(["Return nowages Persona's assets", 2]);
    expect(await detail(ids[1]!)).toMatchObject({ owner_employee_id: 0, acceptance: null });
    expect((await admin.get(`/api/employees/${giver}/assignments`)).body.assets).toEqual([]);
    const undone = await ended(admin, (await admin.post('/api/runs/undo', { run_id })).body.run_id);
    expect([undone.done, undone.failed]).toEqual([2, 0]);
    expect(await detail(ids[1]!)).toMatchObject({ owner_employee_id: giver, acceptance: 'awaiting', version: 3 });
    expect(await periodsOf(ids[1]!)).toHaveLength(1);
    const feed = await admin.get('/api/activity/list', { relatedObject: 'asset', relatedObjectId: ids[1]! });
    expect(feed.body.items[0]).toMatchObject({
      event_type: 'asset_owner_changed',
      event_info_json: { new_owner_name: 'nowages Persona', via_undo: true },
    });
  });

  it('requires assets, another person, and people who are known', async () => {
    expect(fieldsOf(await transfer({ to_employee_id: giver }))).toEqual([
      'invalid',
      'to_employee_id: choose another person',
    ]);
    expect(fieldsOf(await transfer({ to_employee_id: 987_654 }))).toEqual([
      'form_invalid',
      'to_employee_id: person is not known',
    ]);
    expect((await transfer({ from_employee_id: 987_654 })).status).toBe(404);
    const empty = await transfer({ from_employee_id: employeeIdOf('reader'), to_employee_id: 0, asset_ids: undefined });
    // The reader got some assets above.
    expect(empty.status).toBe(200);
    await ended(admin, empty.body.run_id);
    expect(fieldsOf(await transfer({ from_employee_id: employeeIdOf('reader') }))).toEqual([
      'invalid',
      'asset_ids: Please select asset',
    ]);
  });
});

describe('bulkAssign from stock', () => {
  const stocked = async (name: string, serials: string[]) => {
    const assetTypeId = await addType(name);
    const ids: number[] = [];
    for (const serial_number of serials) {
      const id = await add({ assetTypeId });
      await admin.post('/api/assets/edit', { asset_id: id, serial_number });
      ids.push(id);
    }
    return { assetTypeId, ids };
  };
  const stockOf = async (name: string, client = admin) =>
    (await client.get('/api/assetTypes/list', { keyword: name })).body.data[0].stock_count;
  const ownersOf = async (ids: readonly number[]) =>
    Promise.all(ids.map(async (id) => (await detail(id)).owner_employee_id as number));

  it('takes them in the order of their labels, one each, and is undone', async () => {
    const { assetTypeId, ids } = await stocked('Tablet', ['T-1', 'T-2', 'T-3', 'T-4']);
    await admin.post('/api/assets/edit', {
      asset_id: ids[0],
      owner_employee_id: people[2],
      start_date_new_owner: day(5),
    });
    expect([await stockOf('Tablet'), await stockOf('Tablet', await runtime.as('manager'))]).toEqual([3, 0]);
    const chosen = people.slice(0, 2);
    const { run_id } = (await bulk({ assetTypeId, stock: 'only', employee_ids: chosen, start_date: day(0) })).body;
    const run = await ended(admin, run_id);
    expect(run).toMatchObject({
      kind: 'assets-assign-stock',
      title: 'Assign Tablet to 2 people',
      done: 2,
      can_undo: true,
    });
    expect(run.result).toEqual({ object: 'asset', created: 0, changed: 2, failed: 0 });
    expect(run.items.map(({ detail: what }) => what)).toContain(`Tablet, ${assetTag(ids[1]!)}, T-2`);
    expect(await ownersOf(ids)).toEqual([0, ...chosen, 0]);
    expect(await ofType(assetTypeId)).toHaveLength(4);
    await ended(admin, (await admin.post('/api/runs/undo', { run_id })).body.run_id);
    expect(await ownersOf(ids)).toEqual([0, 0, 0, 0]);
  });

  it('says how many there are, and makes the rest only if that is asked', async () => {
    const { assetTypeId, ids } = await stocked('Headset', ['H-1']);
    const body = { assetTypeId, price: 30, employee_ids: people };
    expect(fieldsOf(await bulk({ ...body, stock: 'only' }))).toEqual([
      'invalid',
      'employee_ids: not enough in stock (1): choose fewer people',
    ]);
    const { run_id } = (await bulk({ ...body, stock: 'first' })).body;
    const run = await ended(admin, run_id);
    expect([run.done, run.result]).toEqual([3, { object: 'asset', created: 2, changed: 1, failed: 0 }]);
    expect(await ownersOf(ids)).toEqual([people[0]]);
    expect(await ofType(assetTypeId)).toHaveLength(3);
    await ended(admin, (await admin.post('/api/runs/undo', { run_id })).body.run_id);
    expect(await ofType(assetTypeId)).toMatchObject([{ id: ids[0], owner_employee_id: 0 }]);
  });

  it('gives chosen assets to people, one each', async () => {
    const [one, two] = [await stocked('Camera', ['C-1']), await stocked('Tripod', ['P-1'])];
    const asset_ids = [two.ids[0]!, one.ids[0]!];
    expect(fieldsOf(await bulk({ asset_ids, employee_ids: people }))).toEqual([
      'form_invalid',
      'stock: field must be one of only',
    ]);
    expect((await bulk({ asset_ids, stock: 'only', employee_ids: people })).status).toBe(422);
    const { run_id } = (await bulk({ asset_ids, stock: 'only', employee_ids: people.slice(0, 2) })).body;
    const run = await ended(admin, run_id);
    expect([run.title, run.done]).toEqual(['Assign assets from stock to 2 people', 2]);
    expect(await ownersOf([one.ids[0]!, two.ids[0]!])).toEqual(people.slice(0, 2));
  });

  it('takes nothing that a team manager may not give, and says why', async () => {
    const manager = await runtime.as('manager');
    const { assetTypeId } = await stocked('Router', ['R-1']);
    const body = { assetTypeId, stock: 'only', employee_ids: [people[0]] };
    const run = await ended(admin, (await bulk(body, manager)).body.run_id);
    expect(run.items.map(({ label, message, ref }) => [label, message, ref?.object])).toEqual([
      ['default Persona', expect.stringContaining('Could not assign asset: Nobody has it, so only'), 'asset'],
    ]);
  });
});

it('leaves the storage clean', async () => expect(await fsck()).toEqual([]));
