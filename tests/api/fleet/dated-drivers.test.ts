import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { detailsOf, fieldsOf, startFleet } from './car-calls.ts';

const { runtime, admin, add } = await startFleet();
const start = today();
/** The day a number of days from today, as dd/mm/yyyy. */
const on = (offset: number): string => toDmy(addDays(start, offset));
const moveClock = (offset: number): void => pinToday(addDays(start, offset));

const [noemie, karim] = [employeeIdOf('default'), employeeIdOf('reader')];
let names: Record<number, string>;

const edit = (id: number, body: Record<string, unknown>, client: ApiClient = admin) =>
  client.post('/api/cars/edit', { car_id: id, ...body });
const driven = (plate: string, more: Record<string, unknown> = {}): Promise<number> =>
  add(aCar({ plate, related_employee_id: noemie, start_date: on(-100), ...more }));
const periodsOf = async (id: number): Promise<[number, string, string | null][]> =>
  (await admin.get(`/api/cars/${id}/assignments`)).body.periods.map(
    (held: { employee: { id: number }; start_date: string; end_date: string | null }) => [
      held.employee.id,
      held.start_date,
      held.end_date,
    ],
  );
const eventsOf = async (id: number): Promise<[string, Record<string, unknown>][]> =>
  (await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id })).body.items.map(
    (item: { event_type: string; event_info_json: Record<string, unknown> }) => [item.event_type, item.event_info_json],
  );
const listed = async (query: Record<string, string>, client: ApiClient = admin): Promise<number[]> =>
  (await client.get('/api/cars/list', { per_page: 90, ...query })).body.data.map((row: { id: number }) => row.id);
const correct = (id: number, periods: unknown[], more: Record<string, unknown> = {}, client: ApiClient = admin) =>
  client.post('/api/assignments/correct', { object_type: 'car', object_id: id, periods, ...more });

beforeAll(async () => {
  const people = (await admin.get('/api/employees/list', { per_page: 90 })).body.data;
  names = Object.fromEntries(people.map(({ id, name }: { id: number; name: string }) => [id, name]));
});
afterEach(() => pinToday(undefined));

describe('a driver from a later day', () => {
  it('drives from that day on, everywhere, without a write at midnight', async () => {
    const id = await driven('1-PLN-001');
    expect((await edit(id, { related_employee_id: karim, change_date: on(10) })).status).toBe(200);
    expect(await detailsOf(admin, id)).toMatchObject({
      related_employee_id: noemie,
      planned: { employee_id: karim, name: names[karim], start_date: on(10) },
      planned_end: null,
    });
    const row = async () => (await admin.get('/api/cars/list', { search_term: '1-PLN-001' })).body.data[0];
    expect(await row()).toMatchObject({ person_name: names[noemie], planned: { name: names[karim] } });
    expect(await listed({ segment_id: 'planned' })).toContain(id);
    const { version } = await detailsOf(admin, id);

    moveClock(9);
    expect((await row()).person_name).toBe(names[noemie]);
    moveClock(10);
    expect(await row()).toMatchObject({ person_name: names[karim], planned: null });
    expect(await detailsOf(admin, id)).toMatchObject({ related_employee_id: karim, planned: null, version });
    expect(await listed({ segment_id: 'planned' })).not.toContain(id);
    moveClock(0);
    expect((await row()).person_name).toBe(names[noemie]);
  });

  it('is told when it is planned, with its day, and nothing more at midnight', async () => {
    const id = await driven('1-PLN-002');
    await edit(id, { related_employee_id: karim, change_date: on(10) });
    const numbers = { old_employee_id: noemie, new_employee_id: karim };
    const changed = { old_owner_name: names[noemie], new_owner_name: names[karim], ...numbers, date: on(10) };
    expect((await eventsOf(id))[0]).toEqual(['car_owner_changed', changed]);
    const before = (await eventsOf(id)).length;
    moveClock(11);
    await sweep();
    expect(await eventsOf(id)).toHaveLength(before);
  });

  it('can be moved, given to somebody else and called off, however far ahead', async () => {
    const id = await driven('1-PLN-003');
    const far = await edit(id, { related_employee_id: karim, change_date: '01/12/2072' });
    expect(far.body.warnings).toContain('far_ahead');
    await edit(id, { related_employee_id: karim, change_date: on(20) });
    await edit(id, { related_employee_id: 1, change_date: on(15) });
    expect((await detailsOf(admin, id)).planned).toMatchObject({ employee_id: 1, start_date: on(15) });
    expect((await edit(id, { color: 'red' })).status).toBe(200);
    expect((await detailsOf(admin, id)).planned).not.toBeNull();
    expect((await edit(id, { related_employee_id: noemie })).status).toBe(200);
    expect(await periodsOf(id)).toEqual([[noemie, on(-100), null]]);
    expect((await eventsOf(id))[0]).toEqual(['plan_called_off', { name: names[1], date: on(15) }]);
  });

  it('plans nobody, and keeps the vehicle out of the pool until then', async () => {
    const id = await driven('1-PLN-004');
    await edit(id, { related_employee_id: 0, change_date: on(10) });
    expect((await detailsOf(admin, id)).planned).toEqual({ employee_id: 0, name: null, start_date: on(10) });
    const refused = await edit(id, { is_pool_vehicle: 1 });
    expect(fieldsOf(refused.body)[0]).toContain('is_pool_vehicle');
    moveClock(10);
    expect(await detailsOf(admin, id)).toMatchObject({ related_employee_id: 0, planned: null });
    expect((await edit(id, { is_pool_vehicle: 1 })).status).toBe(200);
  });

  it('says since when somebody has it when a day lies too early', async () => {
    const id = await driven('1-PLN-005', { start_date: on(-5) });
    const refused = await edit(id, { related_employee_id: karim, change_date: on(-6) });
    expect(refused.status).toBe(422);
    expect(fieldsOf(refused.body)).toEqual([
      `change_date: date lies before ${on(-5)}, since when the present holder has it: choose a later day or correct the history`,
    ]);
  });

  it('changes the rights of both managers on the day', async () => {
    const manager = await runtime.as('manager');
    const team = (await manager.get('/api/employees/list', { per_page: 90 })).body.data.map(
      (row: { id: number }) => row.id,
    );
    const inside = team.find((each: number) => each !== employeeIdOf('manager'));
    const outside = [noemie, karim, 1].find((each) => !team.includes(each))!;
    const id = await add(aCar({ plate: '1-PLN-006', related_employee_id: outside }));
    await edit(id, { related_employee_id: inside, change_date: on(10) });
    expect((await manager.get(`/api/cars/${id}/detail`)).status).toBe(404);
    expect(await listed({}, manager)).not.toContain(id);
    moveClock(10);
    expect((await manager.get(`/api/cars/${id}/detail`)).status).toBe(200);
    expect(await listed({}, manager)).toContain(id);
    await edit(id, { related_employee_id: outside, change_date: on(20) });
    const seen = (await manager.get(`/api/cars/${id}/detail`)).body.details;
    expect(seen.planned).toEqual({ employee_id: 0, name: '', start_date: on(20) });
    const refused = await manager.get('/api/cars/list', { orderby_column: 'next_holder' });
    expect(refused.body.code).toBe('unknown_column');
  });
});

describe('the day since when a driver has it', () => {
  it('is given when the vehicle is added, also for a later day', async () => {
    const past = await add(aCar({ plate: '1-SNC-001', related_employee_id: noemie, start_date: '20/03/2024' }));
    expect(await periodsOf(past)).toEqual([[noemie, '20/03/2024', null]]);
    const later = await add(aCar({ plate: '1-SNC-002', related_employee_id: noemie, start_date: on(5) }));
    expect(await detailsOf(admin, later)).toMatchObject({
      related_employee_id: 0,
      planned: { employee_id: noemie, start_date: on(5) },
    });
  });

  it('is corrected by naming the present driver with a day of the past', async () => {
    const id = await driven('1-SNC-003', { start_date: on(0) });
    expect((await edit(id, { related_employee_id: noemie, change_date: on(-30) })).status).toBe(200);
    expect(await periodsOf(id)).toEqual([[noemie, on(-30), null]]);
  });
});

describe('the end of use', () => {
  it('on a later day is planned: in use until then, moved, called off', async () => {
    const id = await driven('1-EOU-001');
    const answer = await admin.post('/api/cars/delete', { id, date_end: on(40) });
    expect(answer.status).toBe(200);
    const planned = { deleted: 0, date_end: null, related_employee_id: noemie, planned: null, planned_end: on(40) };
    expect(await detailsOf(admin, id)).toMatchObject(planned);
    expect(await listed({ segment_id: 'planned' })).toContain(id);
    await admin.post('/api/cars/delete', { id, date_end: on(30) });
    expect(await periodsOf(id)).toEqual([[noemie, on(-100), on(30)]]);
    moveClock(29);
    expect(await listed({ segment_id: 'archived' })).not.toContain(id);
    moveClock(30);
    expect(await listed({ segment_id: 'archived' })).toContain(id);
    expect(await detailsOf(admin, id)).toMatchObject({ deleted: 1, date_end: on(30), related_employee_id: 0 });
    moveClock(0);
    expect((await admin.post('/api/cars/undelete', { id })).status).toBe(200);
    expect(await detailsOf(admin, id)).toMatchObject({ ...planned, planned_end: null });
    expect(await periodsOf(id)).toEqual([[noemie, on(-100), null]]);
    expect((await eventsOf(id))[0]).toEqual(['plan_called_off', { date_end: on(30) }]);
  });

  it('can be corrected once it has come', async () => {
    const id = await driven('1-EOU-002');
    await admin.post('/api/cars/delete', { id, date_end: on(0) });
    expect((await detailsOf(admin, id)).deleted).toBe(1);
    await admin.post('/api/cars/delete', { id, date_end: on(-10) });
    expect(await periodsOf(id)).toEqual([[noemie, on(-100), on(-10)]]);
    await admin.post('/api/cars/delete', { id, date_end: on(10) });
    expect(await detailsOf(admin, id)).toMatchObject({ deleted: 0, related_employee_id: noemie, planned_end: on(10) });
  });

  it('frees the chassis number on its day, in the save of who claims it or by the sweeper', async () => {
    const chassis = { chassis_number: 'WVWZZZ1JZXW000771' };
    const first = await add(aCar({ plate: '1-EOU-003', ...chassis }));
    await admin.post('/api/cars/delete', { id: first, date_end: on(5) });
    expect((await admin.post('/api/cars/add', aCar({ plate: '1-EOU-004', ...chassis }))).body.code).toBe(
      'chassis_in_use',
    );
    moveClock(5);
    const second = await add(aCar({ plate: '1-EOU-004', ...chassis }));
    expect((await admin.post('/api/cars/undelete', { id: first })).body.code).toBe('chassis_in_use');
    await admin.post('/api/cars/delete', { id: second, date_end: on(6) });
    moveClock(6);
    await sweep();
    expect(await fsck()).toEqual([]);
    expect((await admin.post('/api/cars/undelete', { id: first })).status).toBe(200);
    // The clock goes back for the tests that follow, so nothing may end by date here.
    await edit(first, { chassis_number: '' });
  });

  it('refuses impossible days of the vehicle itself', async () => {
    const id = await driven('1-EOU-005');
    const refused = await admin.post('/api/cars/delete', { id, date_end: '01/01/1901' });
    expect(refused.status).toBe(422);
    const early = { date_first_registration: '14/03/2024', date_commissioning: '20/03/2010' };
    expect(fieldsOf((await edit(id, early)).body)).toEqual([
      'date_commissioning: the vehicle is in use more than a month before its first registration on 14/03/2024',
    ]);
    const ahead = await edit(id, { order_date: '01/01/2099' });
    expect(fieldsOf(ahead.body)).toEqual([expect.stringMatching(/^order_date: field can not be after /)]);
  });
});

describe('months that payroll processed', () => {
  const month = start.slice(0, 7);

  it('lock the vehicle, whoever drives it, and warn about a start in one', async () => {
    const id = await driven('1-LCK-101');
    await transact([putPushedMonths(vehicleStore, id, [month])]);
    expect((await edit(id, { co2_g_km: 11 })).body.code).toBe('field_locked');
    const moved = await edit(id, { related_employee_id: karim, change_date: on(0) });
    expect(moved.body.warnings).toContain('payroll_month_pushed');
    expect((await edit(id, { co2_g_km: 11 })).body.code).toBe('field_locked');
    await edit(id, { related_employee_id: noemie, change_date: on(0) });
    expect((await edit(id, { co2_g_km: 11 })).body.code).toBe('field_locked');
    const isPushed = async (query: Record<string, string | number>) =>
      (await admin.get('/api/cars/payrollMonthPushed', query)).body.is_pushed;
    expect([await isPushed({ car_id: id, date: on(0) }), await isPushed({ car_id: id, date: on(-200) })]).toEqual([
      true,
      false,
    ]);
    expect(await isPushed({ date: on(0) })).toBe(false);
  });

  it('are no lock when only the driver has them, or a planned driver', async () => {
    const id = await driven('1-LCK-102');
    await transact([putPushedMonths(employeeStore, karim, [month])]);
    await edit(id, { related_employee_id: karim, change_date: on(10) });
    expect((await edit(id, { co2_g_km: 11 })).status).toBe(200);
    await edit(id, { related_employee_id: karim, change_date: on(0) });
    expect((await edit(id, { co2_g_km: 12 })).status).toBe(200);
  });
});

describe('a correction of the history', () => {
  it('sets who had it when, in one event of old and new', async () => {
    const id = await driven('1-COR-001', { start_date: on(-10) });
    const periods = [
      { employee_id: karim, start_date: on(-60), end_date: on(-20) },
      { employee_id: noemie, start_date: on(-20) },
    ];
    const { version } = await detailsOf(admin, id);
    expect((await correct(id, periods, { version })).body).toEqual({ id, version: version + 1 });
    expect(await periodsOf(id)).toEqual([
      [noemie, on(-20), null],
      [karim, on(-60), on(-20)],
    ]);
    expect((await eventsOf(id))[0]).toEqual([
      'history_corrected',
      {
        old: `${names[noemie]} ${on(-10)}–…`,
        new: `${names[karim]} ${on(-60)}–${on(-21)}, ${names[noemie]} ${on(-20)}–…`,
      },
    ]);
    expect((await correct(id, periods, { version })).body.code).toBe('stale_version');
    expect((await correct(id, periods)).body).toEqual({ id, version: version + 1 });
  });

  it('names the line that is wrong', async () => {
    const id = await driven('1-COR-002');
    const refused = async (periods: unknown[]) => fieldsOf((await correct(id, periods)).body);
    expect(await refused([{ employee_id: noemie, start_date: on(-5), end_date: on(-5) }])).toEqual([
      'periods.0.end_date: the end must lie after the start',
    ]);
    const open = [
      { employee_id: noemie, start_date: on(-9) },
      { employee_id: karim, start_date: on(-5) },
    ];
    expect(await refused(open)).toEqual(['periods.1.start_date: the period before it has no end']);
    expect(await refused([{ employee_id: 99_999, start_date: on(-5) }])).toEqual([
      'periods.0.employee_id: person is not known',
    ]);
  });

  it('gives nothing back to somebody who has left, and leaves what they still have', async () => {
    const added = await admin.post('/api/employees/add', { first_name: 'Lies', last_name: 'Vertrokken' });
    const left: number = added.body.id;
    const [had, has] = [await driven('1-COR-005'), await driven('1-COR-006', { related_employee_id: left })];
    await admin.post('/api/employees/delete', { id: left, active_until: on(-1) });
    const once = { employee_id: left, start_date: on(-60), end_date: on(-20) };
    const back = await correct(had, [once, { employee_id: left, start_date: on(-20) }]);
    expect(fieldsOf(back.body)).toEqual(['periods.1.employee_id: person has left']);
    expect((await correct(had, [once])).status).toBe(200);
    expect((await correct(has, [{ employee_id: left, start_date: on(-15) }])).status).toBe(200);
  });

  it('is closed for months that payroll processed, and says which', async () => {
    const id = await driven('1-COR-003', { start_date: '01/02/2026' });
    await transact([putPushedMonths(vehicleStore, id, ['2026-03', '2026-04'])]);
    const closed = await correct(id, [
      { employee_id: karim, start_date: '01/02/2026', end_date: '15/04/2026' },
      { employee_id: noemie, start_date: '15/04/2026' },
    ]);
    expect(closed.body).toMatchObject({ code: 'month_closed', months: ['2026-03', '2026-04'] });
    const before = [
      { employee_id: karim, start_date: '01/02/2026', end_date: '01/03/2026' },
      { employee_id: noemie, start_date: '01/03/2026' },
    ];
    expect((await correct(id, before)).status).toBe(200);
  });

  it('lets a manager keep strangers as they are and change only what they see', async () => {
    const manager = await runtime.as('manager');
    const team = (await manager.get('/api/employees/list', { per_page: 90 })).body.data.map(
      (row: { id: number }) => row.id,
    );
    const inside = team.find((each: number) => each !== employeeIdOf('manager'));
    const outside = [noemie, karim, 1].find((each) => !team.includes(each))!;
    const id = await add(aCar({ plate: '1-COR-004', related_employee_id: outside, start_date: on(-50) }));
    await edit(id, { related_employee_id: inside, change_date: on(-10) });
    const kept = { employee_id: 0, start_date: on(-50), end_date: on(-10) };
    const shorter = [kept, { employee_id: inside, start_date: on(-5) }];
    expect((await correct(id, shorter, {}, manager)).status).toBe(200);
    expect(await periodsOf(id)).toEqual([
      [inside, on(-5), null],
      [outside, on(-50), on(-10)],
    ]);
    const changed = [
      { ...kept, end_date: on(-20) },
      { employee_id: inside, start_date: on(-5) },
    ];
    expect((await correct(id, changed, {}, manager)).body.code).toBe('forbidden');
    expect((await correct(id, [{ employee_id: inside, start_date: on(-5) }], {}, manager)).body.code).toBe('forbidden');
    const reader = await runtime.as('reader');
    expect((await correct(id, shorter, {}, reader)).status).toBe(403);
  });
});
