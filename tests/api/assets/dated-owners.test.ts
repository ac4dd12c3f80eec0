import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

const [laura, karim] = [employeeIdOf('default'), employeeIdOf('reader')];
const start = today();
const on = (offset: number): string => toDmy(addDays(start, offset));
const moveClock = (offset: number): void => pinToday(addDays(start, offset));

let laptop = 0;

const { admin } = await startCompanyWithRuns();
beforeAll(async () => {
  laptop = (await admin.post('/api/assetTypes/add', { name: 'Laptop' })).body.id;
});
afterEach(() => pinToday(undefined));

const add = async (over: Record<string, unknown> = {}): Promise<number> =>
  (await admin.post('/api/assets/add', { assetTypeId: laptop, ownerEmployeeId: laura, start_date: on(-100), ...over }))
    .body.id;
const edit = (id: number, body: Record<string, unknown>) => admin.post('/api/assets/edit', { asset_id: id, ...body });
const assetOf = async (id: number) => (await admin.get(`/api/assets/${id}/detail`)).body.asset;
const periodsOf = async (id: number) =>
  (await admin.get(`/api/assets/${id}/assignments`)).body.periods.map(
    (held: { employee: { id: number }; start_date: string; end_date: string | null }) => [
      held.employee.id,
      held.start_date,
      held.end_date,
    ],
  );
const feedOf = async (id: number) =>
  (await admin.get('/api/activity/list', { relatedObject: 'asset', relatedObjectId: id })).body.items.map(
    (item: { event_type: string; event_info_json: unknown }) => [item.event_type, item.event_info_json],
  );
const inStock = async (): Promise<number[]> =>
  (await admin.get('/api/assets/list', { segment_id: 'in_stock', per_page: 90 })).body.data.map(
    (row: { id: number }) => row.id,
  );
const transfer = async (body: Record<string, unknown>) =>
  ended(admin, (await admin.post('/api/assets/transfer', body)).body.run_id);

describe('a return on a later day', () => {
  it('is corrected once it came, beside what is planned for somebody else since', async () => {
    const id = await add();
    await admin.post('/api/assets/return', { id, end_date: on(-20) });
    await edit(id, { owner_employee_id: karim, start_date_new_owner: on(10) });
    expect((await admin.post('/api/assets/return', { id, end_date: on(-25) })).status).toBe(200);
    expect(await periodsOf(id)).toEqual([
      [karim, on(10), null],
      [laura, on(-100), on(-25)],
    ]);
    const { status, body } = await admin.post('/api/assets/return', { id, end_date: on(11) });
    expect([status, body.code, body.fields[0].message]).toEqual([
      422,
      'period_overlap',
      `field can not be after ${on(9)}`,
    ]);
  });

  it('leaves the asset with its owner until then, wherever it is looked at', async () => {
    const id = await add();
    const answer = await admin.post('/api/assets/return', { id, end_date: on(30) });
    expect(answer.body).toEqual({ id, warnings: [] });
    expect(await assetOf(id)).toMatchObject({
      owner_employee_id: laura,
      planned: { employee_id: 0, name: null, start_date: on(30) },
    });
    expect(await inStock()).not.toContain(id);
    moveClock(30);
    expect(await inStock()).toContain(id);
    expect(await assetOf(id)).toMatchObject({ owner_employee_id: 0, acceptance: null, planned: null });
  });

  it('takes the place of a planned hand-over, and says so, whether it lies before or after it', async () => {
    for (const day of [4, 30]) {
      const id = await add();
      await edit(id, { owner_employee_id: karim, start_date_new_owner: on(9), end_date_old_owner: on(9) });
      expect((await admin.post('/api/assets/return', { id, end_date: on(day) })).status).toBe(200);
      expect(await periodsOf(id)).toEqual([[laura, on(-100), on(day)]]);
      expect((await feedOf(id)).slice(0, 2)).toEqual([
        ['asset_owner_changed', expect.objectContaining({ new_owner_name: null, date: on(day) })],
        ['plan_called_off', { name: 'reader Persona', date: on(9) }],
      ]);
    }
  });

  it('moves without what is planned for after it, and not beyond', async () => {
    const id = await add();
    const periods = [
      { employee_id: laura, start_date: on(-100), end_date: on(5) },
      { employee_id: karim, start_date: on(20) },
    ];
    await admin.post('/api/assignments/correct', { object_type: 'asset', object_id: id, periods });
    expect((await admin.post('/api/assets/return', { id, end_date: on(12) })).status).toBe(200);
    const moved = [
      [karim, on(20), null],
      [laura, on(-100), on(12)],
    ];
    expect(await periodsOf(id)).toEqual(moved);
    const { status, body } = await admin.post('/api/assets/return', { id, end_date: on(25) });
    expect([status, body.fields[0].path, body.fields[0].message]).toEqual([
      422,
      'end_date',
      `field can not be after ${on(19)}`,
    ]);
    expect(await periodsOf(id)).toEqual(moved);
    await admin.post('/api/assets/delete', { id });
    expect((await feedOf(id)).slice(0, 2)).toEqual([
      ['asset_deleted', expect.anything()],
      ['plan_called_off', { name: 'reader Persona', date: on(20) }],
    ]);
  });

  it('with a mistyped year is put right by another day, or called off', async () => {
    const id = await add();
    expect((await admin.post('/api/assets/return', { id, end_date: '01/01/2099' })).body.warnings).toEqual([
      'far_ahead',
    ]);
    await admin.post('/api/assets/return', { id, end_date: on(2) });
    expect(await periodsOf(id)).toEqual([[laura, on(-100), on(2)]]);
    expect((await edit(id, { owner_employee_id: laura })).status).toBe(200);
    expect(await periodsOf(id)).toEqual([[laura, on(-100), null]]);
    await admin.post('/api/assets/return', { id, end_date: '01/01/2099' });
    const given = { owner_employee_id: karim, start_date_new_owner: on(0), end_date_old_owner: on(0) };
    expect((await edit(id, given)).status).toBe(200);
    expect(await periodsOf(id)).toEqual([
      [karim, on(0), null],
      [laura, on(-100), on(0)],
    ]);
  });
});

describe('an owner from a later day', () => {
  it('has it, and has to accept it, from that day on', async () => {
    const id = await add();
    const given = { owner_employee_id: karim, start_date_new_owner: on(9), end_date_old_owner: on(9) };
    await edit(id, given);
    expect(await assetOf(id)).toMatchObject({
      owner_employee_id: laura,
      planned: { employee_id: karim, start_date: on(9) },
    });
    const pending = async (owner_employee_id: number): Promise<number[]> =>
      (await admin.get('/api/assets/pending', { owner_employee_id })).body.data.map((row: { id: number }) => row.id);
    expect(await pending(karim)).not.toContain(id);
    moveClock(9);
    expect(await pending(karim)).toContain(id);
    expect(await assetOf(id)).toMatchObject({ owner_employee_id: karim, acceptance: 'awaiting' });
  });

  it('is given when the asset is added: in stock until then', async () => {
    const id = await add({ start_date: '01/01/2030' });
    expect(await assetOf(id)).toMatchObject({
      owner_employee_id: 0,
      acceptance: null,
      planned: { employee_id: laura },
    });
    expect((await admin.post('/api/assets/return', { id })).status).toBe(200);
    expect(await periodsOf(id)).toEqual([]);
  });

  it('comes by a transfer, whose undo takes the plan back', async () => {
    const id = await add();
    const run = await transfer({ from_employee_id: laura, to_employee_id: karim, asset_ids: [id], date: on(12) });
    expect([run.done, (await assetOf(id)).owner_employee_id]).toEqual([1, laura]);
    expect((await assetOf(id)).planned).toMatchObject({ employee_id: karim, start_date: on(12) });
    const undo = await admin.post('/api/runs/undo', { run_id: run.run_id });
    await ended(admin, undo.body.run_id);
    expect(await periodsOf(id)).toEqual([[laura, on(-100), null]]);
  });

  it('stays planned when a file names the present owner, and when other fields are edited in bulk', async () => {
    const id = await add({ serial_number: 'PLAN-1' });
    await admin.post('/api/assets/return', { id, end_date: on(12) });
    const { run_id } = (
      await admin.post('/api/bulkEdit/start', { object_type: 'asset', ids: [id], set: { vendor: 'Coolblue' } })
    ).body;
    await ended(admin, run_id);
    expect(await assetOf(id)).toMatchObject({ vendor: 'Coolblue', planned: { start_date: on(12) } });
    expect((await edit(id, { price: 12 })).status).toBe(200);
    expect((await assetOf(id)).planned).not.toBeNull();
  });
});

it('the undo of a change in bulk puts the plans back', async () => {
  const id = await add();
  await admin.post('/api/assets/return', { id, end_date: on(12) });
  const before = await periodsOf(id);
  const set = { owner_employee_id: karim };
  const { run_id } = (await admin.post('/api/bulkEdit/start', { object_type: 'asset', ids: [id], set })).body;
  await ended(admin, run_id);
  expect(await periodsOf(id)).not.toEqual(before);
  await ended(admin, (await admin.post('/api/runs/undo', { run_id })).body.run_id);
  expect(await periodsOf(id)).toEqual(before);
});

it('an archived asset has a history that ends, also when it is corrected', async () => {
  const id = await add();
  await admin.post('/api/assets/delete', { id });
  const correct = (end_date?: string) =>
    admin.post('/api/assignments/correct', {
      object_type: 'asset',
      object_id: id,
      periods: [{ employee_id: karim, start_date: on(-90), end_date }],
    });
  expect((await correct()).body).toMatchObject({ code: 'period_overlap' });
  expect((await correct(on(-2))).status).toBe(200);
  expect(await periodsOf(id)).toEqual([[karim, on(-90), on(-2)]]);
});
