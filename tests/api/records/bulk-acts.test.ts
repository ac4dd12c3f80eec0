import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { licenseCalls } from '#tests/api/software/license-calls.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf, personaNames } from '#tests/personas.ts';

let laptop: number;

type Body = Record<string, unknown>;
const on = (offset: number): string => toDmy(addDays(today(), offset));
const [laura, karim] = [employeeIdOf('default'), employeeIdOf('reader')];
const { product, assign, person, details: license } = licenseCalls(() => admin);

const start = (body: Body, client = admin) => client.post('/api/bulkEdit/act', body);
const done = async (body: Body, client = admin) => {
  const { status, body: answer } = await start(body, client);
  expect(status, JSON.stringify(answer)).toBe(200);
  const run = await ended(admin, answer.run_id);
  const shown = await admin.get(`/api/runs/${answer.run_id}`, { filter: 'all', per_page: 100 });
  return { ...run, items: [...shown.body.items].toSorted((one, other) => one.number - other.number) };
};
const undone = async (runId: string, client = admin) =>
  ended(admin, (await client.post('/api/runs/undo', { run_id: runId })).body.run_id);
const addCar = async (over: Body = {}): Promise<number> =>
  (await admin.post('/api/cars/add', aCar({ chassis_number: '', ...over }))).body.id;
const addAsset = async (over: Body = {}): Promise<number> =>
  (await admin.post('/api/assets/add', { assetTypeId: laptop, start_date: on(-100), ...over })).body.id;
const car = async (id: number) => (await admin.get(`/api/cars/${id}/detail`)).body.details;
const asset = async (id: number) => (await admin.get(`/api/assets/${id}/detail`)).body.asset;
const events = async (relatedObject: string, relatedObjectId: number) =>
  (await admin.get('/api/activity/list', { relatedObject, relatedObjectId })).body.items.map(
    ({ event_type, event_info_json: { via_undo } }: { event_type: string; event_info_json: Body }) =>
      via_undo ? `${event_type} by undo` : event_type,
  );
const messages = ({ items }: { items: readonly { message: string | null }[] }) => items.map(({ message }) => message);

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  laptop = (await admin.post('/api/assetTypes/add', { name: 'Laptop' })).body.id;
});

describe('vehicles in bulk', () => {
  it('are archived on a day, each by the rules of its page, and come back by an undo with their driver', async () => {
    const driven = await addCar({ plate: '1-ARC-001', related_employee_id: laura, start_date: on(-50) });
    const late = await addCar({ plate: '1-ARC-002', related_employee_id: karim, start_date: on(-5) });
    const run = await done({ object_type: 'car', ids: [driven, late, 99_999], act: 'archive', date: on(-10) });
    expect(run).toMatchObject({ kind: 'bulk_act', title: 'Archive 3 vehicles', done: 1, failed: 2 });
    expect(run.result).toEqual({ object: 'car', act: 'archive', changed: 1, failed: 2 });
    expect(run.items[1]).toMatchObject({ label: 'BMW 320d Touring, 1-ARC-002', ref: { object: 'car', id: late } });
    expect(messages(run)[1]).toMatch(/^The current holder has had it since/);
    expect(await car(driven)).toMatchObject({ deleted: 1, date_end: on(-10), related_employee_id: 0 });
    expect((await undone(run.run_id)).done).toBe(1);
    expect(await car(driven)).toMatchObject({ deleted: 0, date_end: null, related_employee_id: laura });
    expect((await events('car', driven)).slice(0, 2).toSorted()).toEqual([
      'car_assigned by undo',
      'car_undeleted by undo',
    ]);
  });

  it('are unarchived, and one that is in use stays as it is', async () => {
    const [gone, used] = [await addCar({ plate: '1-UNA-001' }), await addCar({ plate: '1-UNA-002' })];
    await admin.post('/api/cars/delete', { id: gone });
    const { version } = await car(used);
    const query = { segment_id: 'archived', search_term: '1UNA001' };
    expect(await done({ object_type: 'car', query, act: 'unarchive' })).toMatchObject({ total: 1, done: 1 });
    expect(await done({ object_type: 'car', ids: [gone, used], act: 'unarchive' })).toMatchObject({ done: 2 });
    expect([(await car(gone)).deleted, (await car(used)).version]).toEqual([0, version]);
  });

  it('get another driver on the day that is asked, also a later one', async () => {
    const [now, later] = [await addCar({ plate: '1-DRV-001' }), await addCar({ plate: '1-DRV-002' })];
    const edit = async (id: number, set: Body) =>
      ended(admin, (await admin.post('/api/bulkEdit/start', { object_type: 'car', ids: [id], set })).body.run_id);
    await edit(now, { related_employee_id: laura, change_date: on(-20) });
    await edit(later, { related_employee_id: laura, change_date: on(20) });
    const { periods } = (await admin.get(`/api/cars/${now}/assignments`)).body;
    expect(periods[0]).toMatchObject({ employee: { id: laura }, start_date: on(-20) });
    expect(await car(later)).toMatchObject({ related_employee_id: 0, planned: { start_date: on(20) } });
    const { version } = await car(now);
    await edit(now, { related_employee_id: laura, change_date: on(-3) });
    expect((await car(now)).version).toBe(version);
    const alone = await admin.post('/api/bulkEdit/start', {
      object_type: 'car',
      ids: [now],
      set: { color: 'Red', change_date: on(0) },
    });
    expect(alone.body.fields[0]).toMatchObject({ path: 'set.change_date', code: 'unrecognized_key' });
  });
});

describe('assets in bulk', () => {
  it('go back to stock on the day that is asked; what is there already keeps its day', async () => {
    const [one, two] = [await addAsset({ ownerEmployeeId: laura }), await addAsset({ ownerEmployeeId: karim })];
    const back = await addAsset({ ownerEmployeeId: laura });
    await admin.post('/api/assets/return', { id: back, end_date: on(-30) });
    const { version } = await asset(back);
    const run = await done({ object_type: 'asset', ids: [one, two, back], act: 'return', date: on(-2) });
    expect(run).toMatchObject({ title: 'Return 3 assets', done: 3, result: { object: 'asset', act: 'return' } });
    const { periods } = (await admin.get(`/api/assets/${one}/assignments`)).body;
    expect(periods[0]).toMatchObject({ employee: { id: laura }, end_date: on(-2) });
    expect([(await asset(two)).owner_employee_id, (await asset(back)).version]).toEqual([0, version]);
    await undone(run.run_id);
    expect([(await asset(one)).owner_employee_id, (await asset(two)).owner_employee_id]).toEqual([laura, karim]);
  });

  it('go to one person on a day, whoever has them', async () => {
    const ids = [await addAsset({ ownerEmployeeId: laura, serial_number: 'TR-1' }), await addAsset()];
    const body = { object_type: 'asset', ids, act: 'transfer', to_employee_id: karim };
    const run = await done({ ...body, date: on(-1) });
    expect(run).toMatchObject({ title: 'Transfer 2 assets to reader Persona', done: 2 });
    expect((await asset(ids[1]!)).owner_employee_id).toBe(karim);
    const planned = await done({ ...body, to_employee_id: laura, date: on(9) });
    expect(planned.done).toBe(2);
    expect((await asset(ids[0]!)).planned).toMatchObject({ employee_id: laura, start_date: on(9) });
    const early = await done({ ...body, to_employee_id: laura, date: on(-90) });
    expect(early.items.at(0)).toMatchObject({ label: expect.stringContaining('TR-1') as unknown, status: 'failed' });
    expect(messages(early)[0]).toMatch(/^From: the current holder has had it since/);
    for (const wrong of [{}, { to_employee_id: 0 }, { to_employee_id: 987_654 }]) {
      const { status, body: answer } = await start({ object_type: 'asset', ids, act: 'transfer', ...wrong });
      expect([status, answer.fields[0].path]).toEqual([422, 'to_employee_id']);
    }
  });

  it('get an owner by an edit on the day that is asked', async () => {
    const id = await addAsset({ ownerEmployeeId: laura });
    const set = { owner_employee_id: karim, change_date: on(-7), vendor: 'Dell' };
    await ended(admin, (await admin.post('/api/bulkEdit/start', { object_type: 'asset', ids: [id], set })).body.run_id);
    const { periods } = (await admin.get(`/api/assets/${id}/assignments`)).body;
    expect(periods[0]).toMatchObject({ employee: { id: karim }, start_date: on(-7) });
  });

  it('are archived by whoever may, and unarchived by administrators only', async () => {
    const id = await addAsset({ ownerEmployeeId: laura });
    const office = await runtime.as('default');
    const run = await done({ object_type: 'asset', ids: [id], act: 'archive' }, office);
    expect([run.done, (await asset(id)).deleted]).toEqual([1, 1]);
    const refused = await office.post('/api/runs/undo', { run_id: run.run_id });
    expect([refused.status, refused.body.permission]).toEqual([403, 'assets:unarchive']);
    expect((await start({ object_type: 'asset', ids: [id], act: 'unarchive' }, office)).status).toBe(403);
    await undone(run.run_id);
    expect(await asset(id)).toMatchObject({ deleted: 0, owner_employee_id: laura });
    expect(await events('asset', id)).toContain('asset_undeleted by undo');
    expect((await done({ object_type: 'asset', ids: [id], act: 'archive' })).done).toBe(1);
    expect((await done({ object_type: 'asset', ids: [id], act: 'unarchive' })).done).toBe(1);
    expect(await asset(id)).toMatchObject({ deleted: 0, owner_employee_id: 0 });
  });
});

describe('licences in bulk', () => {
  it('are deactivated on a day and reactivated, except of people who left', async () => {
    const slack = await product('Slack');
    const leaver = await person('Leaver');
    const since = { start_date: on(-60) };
    const ids = [await assign(laura, slack, since), await assign(leaver, slack, since)];
    const run = await done({ object_type: 'software_license', ids, act: 'deactivate', date: on(-4) });
    expect(run).toMatchObject({ title: 'Deactivate 2 licences', done: 2 });
    expect(await license(ids[0]!)).toMatchObject({ active: 0, date_deactivated: on(-4) });
    await admin.post('/api/employees/delete', { id: leaver });
    const back = await done({ object_type: 'software_license', ids, act: 'reactivate' });
    expect([back.done, back.failed, messages(back).filter(Boolean)]).toEqual([1, 1, ['person has left']]);
    await undone(back.run_id);
    expect((await license(ids[0]!)).active).toBe(0);
  });
});

it('an act that the kind of record lacks is refused', async () => {
  const { status, body } = await start({ object_type: 'car', ids: [1], act: 'transfer', to_employee_id: laura });
  expect([status, body.fields[0].path]).toEqual([422, 'act']);
  expect((await start({ object_type: 'employee', ids: [1], act: 'archive' })).status).toBe(422);
});

it.each([
  ['car', 'archive', '/api/cars/delete', 'id'],
  ['car', 'unarchive', '/api/cars/undelete', 'id'],
  ['asset', 'archive', '/api/assets/delete', 'id'],
  ['asset', 'unarchive', '/api/assets/unarchive', 'id'],
  ['asset', 'return', '/api/assets/return', 'id'],
  ['software_license', 'deactivate', '/api/software/licenses/delete', 'license_id'],
  ['software_license', 'reactivate', '/api/software/licenses/reactivate', 'license_id'],
])('%s, %s: by those whom its own endpoint lets do it', async (object_type, act, path, name) => {
  for (const persona of personaNames) {
    const client = await runtime.as(persona);
    const many = await start({ object_type, ids: [99_999], act }, client);
    const single = await client.post(path, { [name]: 99_999 });
    expect([persona, many.status === 403]).toEqual([persona, single.status === 403]);
  }
});

it('what is selected is exported, and nothing out of sight with it', async () => {
  const [own, free] = [await addAsset({ ownerEmployeeId: laura, serial_number: 'EXP-1' }), await addAsset()];
  const foreign = await addAsset({ ownerEmployeeId: employeeIdOf('admin'), serial_number: 'EXP-2' });
  const exported = async (client: ApiClient, ids: readonly number[]) => {
    const { status, body } = await client.get('/api/assets/list/excel', {
      columns: 'serial_number',
      ids: ids.join(','),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const trail = await admin.get('/api/activity/list', { types: 'exported' });
    return trail.body.items[0].event_info_json.rows;
  };
  expect(await exported(admin, [own, free, foreign])).toBe(3);
  expect(await exported(await runtime.as('manager'), [own, foreign])).toBe(1);
  for (const ids of ['1,x', '0', '1,,2', Array.from({ length: 501 }, (_, at) => at + 1).join(',')])
    expect((await admin.get('/api/assets/list/excel', { ids })).status).toBe(422);
});

it('a team manager takes back what one of theirs has, and is told who hands it out then', async () => {
  const manager = await runtime.as('manager');
  const id = await addAsset({ ownerEmployeeId: laura });
  expect((await done({ object_type: 'asset', ids: [id], act: 'return' }, manager)).done).toBe(1);
  const again = { asset_id: id, owner_employee_id: laura, start_date_new_owner: on(0) };
  const { status, body } = await manager.post('/api/assets/edit', again);
  expect([status, body.detail]).toEqual([403, expect.stringMatching(/^Nobody has it, so only somebody who sees the/)]);
});

it('a team manager archives what their people have, and nothing of nobody', async () => {
  const manager = await runtime.as('manager');
  const [own, free] = [await addAsset({ ownerEmployeeId: laura }), await addAsset()];
  const run = await done({ object_type: 'asset', ids: [own, free], act: 'archive' }, manager);
  expect([run.done, run.failed]).toEqual([1, 1]);
  expect((await asset(free)).deleted).toBe(0);
});

it('leaves the storage clean', async () => expect(await fsck()).toEqual([]));
