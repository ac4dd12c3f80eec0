import { afterEach, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { ownerOf } from '#functions/platform/storage/unique.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';
import { licenseCalls } from './license-calls.ts';

const start = today();
/** The day a number of days from today, as dd/mm/yyyy. */
const on = (offset: number): string => toDmy(addDays(start, offset));
const [NOEMIE, KARIM] = [employeeIdOf('default'), employeeIdOf('reader')];
const names = { [NOEMIE]: 'default Persona', [KARIM]: 'reader Persona' };
const { post, get, details, periods, feed, product, assign, person } = licenseCalls(() => admin);

const moveClock = async (offset: number) => admin.post('/dev/clock', { today: on(offset) });
const edit = (id: number, body: Record<string, unknown>, who = admin) =>
  post('licenses/edit', { license_id: id, ...body }, who);
const deactivate = (id: number, end_date?: string) => post('licenses/delete', { license_id: id, end_date });
const counts = async (product_id: number) => {
  const { active_count, inactive_count, seats_free, cost_monthly } = (await get(`products/${product_id}/detail`))
    .details;
  return { active_count, inactive_count, seats_free, cost_monthly };
};
const listed = async (segment_id: string, who = admin): Promise<number[]> =>
  (await get('licenses/list', { segment_id, per_page: '90' }, who)).data.map(({ id }: { id: number }) => id);
const heldBy = async (employee: number): Promise<number[]> =>
  (await admin.get(`/api/employees/${employee}/assignments`)).body.licences.map(({ id }: { id: number }) => id);

const { runtime, admin } = await startCompany();
afterEach(() => admin.post('/dev/clock', { today: '' }));

describe('a licence that begins later', () => {
  it('is planned until the day, and counted nowhere before it', async () => {
    const tool = await product('Beginning', { seats: 3, seat_cost: 10 });
    const added = await post('licenses/add', { product_id: tool, employee_id: NOEMIE, start_date: on(30) });
    expect([added.status, added.body.warnings]).toEqual([200, []]);
    const { id } = added.body;
    const planned = { employee_id: NOEMIE, name: names[NOEMIE], start_date: on(30) };
    expect(added.body.license).toMatchObject({ id, active: 0, planned });
    expect(await details(id)).toMatchObject({
      active: 0, employee_id: NOEMIE, date_enabled: on(30), date_deactivated: null, planned, planned_end: null,
    }); // prettier-ignore
    expect(await counts(tool)).toMatchObject({ active_count: 0, inactive_count: 0, seats_free: 3 });
    expect(await heldBy(NOEMIE)).not.toContain(id);
    const segments = ['all', 'inactive', 'planned'].map(async (segment) => (await listed(segment)).includes(id));
    expect(await Promise.all(segments)).toEqual([false, false, true]);
    expect((await feed(id))[0]).toMatchObject(['license_added', { date: on(30) }]);

    await moveClock(29);
    expect((await counts(tool)).active_count).toBe(0);
    await moveClock(30);
    expect(await counts(tool)).toMatchObject({ active_count: 1, inactive_count: 0, seats_free: 2 });
    expect(await details(id)).toMatchObject({ active: 1, planned: null, version: 1 });
    expect(await heldBy(NOEMIE)).toContain(id);
    expect([(await listed('all')).includes(id), (await listed('planned')).includes(id)]).toEqual([true, false]);
    expect(await feed(id)).toHaveLength(1);
  });

  it('costs nothing before the day where seats are not bought', async () => {
    const tool = await product('Costing', { seat_cost: 12 });
    await assign(NOEMIE, tool);
    await assign(KARIM, tool, { start_date: on(10) });
    expect((await counts(tool)).cost_monthly).toBe(12);
    const list = async () => (await get('products/list', { search_term: 'costing' })).data[0].cost_yearly;
    expect(await list()).toBe(144);
    await moveClock(10);
    expect([await list(), (await counts(tool)).cost_monthly]).toEqual([288, 24]);
  });

  it('warns of a day more than a year ahead, and can be moved to another day', async () => {
    const tool = await product('Mistyped');
    const added = await post('licenses/add', { product_id: tool, employee_id: NOEMIE, start_date: '01/01/2099' });
    expect(added.body.warnings).toEqual(['far_ahead']);
    const { id } = added.body;
    expect((await edit(id, { employee_id: NOEMIE, start_date: on(5) })).status).toBe(200);
    expect(await periods(id)).toEqual([[NOEMIE, on(5), null]]);
    const changes = [{ field: 'date_enabled', old: '2099-01-01', new: addDays(start, 5) }];
    expect((await feed(id))[0]).toEqual(['license_updated', { changes }]);
    await edit(id, { employee_id: KARIM, start_date: on(6) });
    expect((await feed(id))[0]).toMatchObject([
      'license_reassigned',
      { old_person_name: names[NOEMIE], new_person_name: names[KARIM], date: on(6) },
    ]);
    expect((await edit(id, { employee_id: KARIM, start_date: on(0) })).status).toBe(200);
    expect(await details(id)).toMatchObject({ active: 1, employee_id: KARIM, date_enabled: on(0), planned: null });
  });

  it('leaves no room for a second one of the same person', async () => {
    const tool = await product('Reserved');
    const id = await assign(NOEMIE, tool, { start_date: on(10) });
    const again = await post('licenses/add', { product_id: tool, employee_id: NOEMIE });
    expect(again.body).toMatchObject({ id, already_active: 1, license: { active: 0, date_enabled: on(10) } });
    const refused = await edit(await assign(KARIM, tool), { employee_id: NOEMIE });
    expect([refused.status, refused.body.code, refused.body.id]).toEqual([409, 'licence_active_exists', id]);
  });

  it('can be given up before it begins', async () => {
    const tool = await product('Given up early');
    const id = await assign(NOEMIE, tool, { start_date: on(10) });
    expect((await deactivate(id, on(5))).status).toBe(200);
    expect(await details(id)).toMatchObject({ active: 0, date_deactivated: on(0), planned: null });
    expect(await counts(tool)).toMatchObject({ active_count: 0, inactive_count: 1 });
    expect(await assign(NOEMIE, tool)).not.toBe(id);
  });
});

describe('another person from a later day', () => {
  it('has it from that day on, and both people have no room for another one until then', async () => {
    const tool = await product('Handed on');
    const id = await assign(NOEMIE, tool, { start_date: on(-20) });
    expect((await edit(id, { employee_id: KARIM, start_date: on(10) })).body).toEqual({ id, version: 2, warnings: [] });
    const planned = { employee_id: KARIM, name: names[KARIM], start_date: on(10) };
    expect(await details(id)).toMatchObject({ active: 1, employee_id: NOEMIE, person_name: names[NOEMIE], planned });
    expect((await feed(id))[0]).toMatchObject([
      'license_reassigned',
      { old_person_name: names[NOEMIE], new_person_name: names[KARIM], date: on(10) },
    ]);
    expect((await post('licenses/add', { product_id: tool, employee_id: NOEMIE })).body.already_active).toBe(1);
    // The licence is still somebody else's, so Karim does not count as having one.
    const refused = await post('licenses/add', { product_id: tool, employee_id: KARIM });
    expect([refused.status, refused.body.code, refused.body.id]).toEqual([409, 'licence_active_exists', id]);
    expect(await listed('planned')).toContain(id);
    const row = async () => (await get('licenses/list', { search_term: 'handed on' })).data[0];
    expect(await row()).toMatchObject({ person_name: names[NOEMIE], planned, planned_end: null });

    await moveClock(10);
    expect(await row()).toMatchObject({ person_name: names[KARIM], active: 1, planned: null, version: 2 });
    expect(await periods(id)).toEqual([[KARIM, on(10), null], [NOEMIE, on(-20), on(10)]]); // prettier-ignore
    expect([(await heldBy(NOEMIE)).includes(id), (await heldBy(KARIM)).includes(id)]).toEqual([false, true]);
    // What Noémie had has ended, so she may get another one before anybody gave the claim back.
    expect(await assign(NOEMIE, tool)).not.toBe(id);
  });

  it('can be moved, changed and called off, and other edits leave it alone', async () => {
    const id = await assign(NOEMIE, await product('Moved plan'), { start_date: on(-20) });
    expect((await edit(id, { employee_id: KARIM, start_date: on(400) })).body.warnings).toEqual(['far_ahead']);
    await edit(id, { employee_id: KARIM, start_date: on(20) });
    expect((await details(id)).planned).toMatchObject({ employee_id: KARIM, start_date: on(20) });
    await edit(id, { employee_id: employeeIdOf('admin'), start_date: on(15) });
    expect((await details(id)).planned).toMatchObject({ name: 'admin Persona', start_date: on(15) });
    expect((await edit(id, { username: 'noemie' })).status).toBe(200);
    expect((await details(id)).planned).not.toBeNull();
    await edit(id, { employee_id: NOEMIE });
    expect(await periods(id)).toEqual([[NOEMIE, on(-20), null]]);
    expect((await feed(id))[0]).toEqual(['plan_called_off', { name: 'admin Persona', date: on(15) }]);
    const { version } = await details(id);
    expect((await edit(id, { employee_id: NOEMIE })).body.version).toBe(version);
    // With a day in the past the present person has had it since then.
    await edit(id, { employee_id: NOEMIE, start_date: on(-50) });
    expect(await periods(id)).toEqual([[NOEMIE, on(-50), null]]);
    const changes = [{ field: 'date_enabled', old: addDays(start, -20), new: addDays(start, -50) }];
    expect((await feed(id))[0]).toEqual(['license_updated', { changes }]);
  });

  it('frees the claim of whoever does not get it after all', async () => {
    const tool = await product('Freed');
    const id = await assign(NOEMIE, tool);
    await edit(id, { employee_id: KARIM, start_date: on(10) });
    await edit(id, { employee_id: NOEMIE });
    expect(await assign(KARIM, tool)).not.toBe(id);
  });

  it('changes what the managers of both teams see on the day, and masks a stranger until then', async () => {
    const [tool, manager] = [await product('Two teams'), await runtime.as('manager')];
    const own = await person('Eigen', { team_ids: [MANAGED_TEAM_ID] });
    const far = await person('Verweg', { team_ids: [OTHER_TEAM_ID] });
    const id = await assign(own, tool);
    await edit(id, { employee_id: far, start_date: on(10) });
    const seen = async () => manager.get(`/api/software/licenses/${id}/detail`);
    expect((await seen()).body.details).toMatchObject({
      employee_id: own,
      planned: { employee_id: 0, name: '', start_date: on(10) },
    });
    expect(JSON.stringify(await get('licenses/list', { segment_id: 'planned' }, manager))).not.toContain('Verweg');
    const sorted = await manager.get('/api/software/licenses/list', { orderby_column: 'next_holder' });
    expect(sorted.body.code).toBe('unknown_column');
    await moveClock(10);
    expect((await seen()).status).toBe(404);
    expect((await edit(id, { username: 'x' }, manager)).status).toBe(404);
  });
});

describe('an end on a later day', () => {
  it('leaves the licence active until then, and frees the person for another one on the day', async () => {
    const tool = await product('Ending', { seats: 2 });
    const id = await assign(NOEMIE, tool, { start_date: on(-20) });
    expect((await deactivate(id, on(10))).body).toEqual({ id, warnings: [] });
    expect(await details(id)).toMatchObject({
      active: 1, date_deactivated: null, planned: null, planned_end: on(10), version: 2,
    }); // prettier-ignore
    expect(await counts(tool)).toMatchObject({ active_count: 1, inactive_count: 0, seats_free: 1 });
    expect([(await listed('planned')).includes(id), (await listed('inactive')).includes(id)]).toEqual([true, false]);
    expect((await feed(id))[0]).toMatchObject(['license_deactivated', { person_name: names[NOEMIE], date: on(10) }]);
    expect((await post('licenses/add', { product_id: tool, employee_id: NOEMIE })).body.id).toBe(id);

    await moveClock(9);
    expect((await counts(tool)).active_count).toBe(1);
    await moveClock(10);
    expect(await details(id)).toMatchObject({ active: 0, date_deactivated: on(10), planned_end: null, version: 2 });
    expect(await counts(tool)).toMatchObject({ active_count: 0, inactive_count: 1, seats_free: 2 });
    expect(await feed(id)).toHaveLength(2);
    await moveClock(11);
    const next = await assign(NOEMIE, tool);
    const back = await post('licenses/reactivate', { license_id: id });
    expect([back.status, back.body.code, back.body.id]).toEqual([409, 'licence_active_exists', next]);
  });

  it('is corrected by another day, also after it has come', async () => {
    const tool = await product('Corrected end');
    const id = await assign(NOEMIE, tool, { start_date: on(-20) });
    expect((await deactivate(id, '01/01/2099')).body.warnings).toEqual(['far_ahead']);
    await deactivate(id, on(10));
    expect((await details(id)).planned_end).toBe(on(10));
    expect((await deactivate(id, on(10))).body).toEqual({ id });
    await deactivate(id);
    expect(await details(id)).toMatchObject({ active: 0, date_deactivated: on(0) });
    await deactivate(id, on(-5));
    expect(await periods(id)).toEqual([[NOEMIE, on(-20), on(-5)]]);
    await deactivate(id, on(5));
    expect(await details(id)).toMatchObject({ active: 1, date_deactivated: null, planned_end: on(5) });
    expect(await periods(id)).toEqual([[NOEMIE, on(-20), on(5)]]);
    expect((await feed(id)).slice(0, 3)).toMatchObject([
      ['license_deactivated', { date: on(5) }],
      ['license_deactivated', { date: on(-5) }],
      ['license_deactivated', { date: on(0) }],
    ]);
    const early = await deactivate(id, on(-21));
    expect([early.status, early.body.code]).toEqual([422, 'period_overlap']);
    expect(early.body.fields).toMatchObject([{ path: 'end_date', code: 'held_since' }]);
  });

  it('gives nothing back to somebody who has another licence by now, or who left', async () => {
    const tool = await product('Too late');
    const id = await assign(NOEMIE, tool, { start_date: on(-20) });
    await deactivate(id);
    const other = await assign(NOEMIE, tool);
    expect((await deactivate(id, on(5))).body).toMatchObject({ code: 'licence_active_exists', id: other });
    const left = await person('Vertrokken');
    const theirs = await assign(left, tool, { start_date: on(-20) });
    await deactivate(theirs);
    await admin.post('/api/employees/delete', { id: left, active_until: on(-1) });
    expect((await deactivate(theirs, on(5))).body.fields[0].code).toBe('person_left');
    expect((await deactivate(theirs, on(-3))).status).toBe(200);
  });

  it('is called off by a reactivation, which leaves one period', async () => {
    const id = await assign(NOEMIE, await product('Stays'), { start_date: on(-20) });
    await deactivate(id, on(10));
    expect((await post('licenses/reactivate', { license_id: id })).body).toEqual({ id });
    expect(await periods(id)).toEqual([[NOEMIE, on(-20), null]]);
    expect(await details(id)).toMatchObject({ active: 1, planned_end: null, version: 3 });
    expect((await feed(id))[0]).toMatchObject(['license_reactivated', { date: on(10) }]);
    await post('licenses/reactivate', { license_id: id });
    expect((await details(id)).version).toBe(3);
  });

  it('bounds a hand-over, and calls one off that lies behind it', async () => {
    const tool = await product('Bounded');
    const id = await assign(NOEMIE, tool, { start_date: on(-20) });
    await deactivate(id, on(20));
    const late = await edit(id, { employee_id: KARIM, start_date: on(20) });
    expect(late.body.fields).toMatchObject([
      { path: 'start_date', message: `the licence is deactivated on ${on(20)}: choose an earlier day` },
    ]);
    await edit(id, { employee_id: KARIM, start_date: on(10) });
    expect(await periods(id)).toEqual([[KARIM, on(10), on(20)], [NOEMIE, on(-20), on(10)]]); // prettier-ignore
    expect(await details(id)).toMatchObject({ planned: { employee_id: KARIM }, planned_end: on(20) });
    await deactivate(id, on(5));
    expect(await periods(id)).toEqual([[NOEMIE, on(-20), on(5)]]);
    expect((await feed(id)).slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['license_deactivated', expect.objectContaining({ person_name: names[NOEMIE], date: on(5) })],
        ['plan_called_off', { name: names[KARIM], date: on(10) }],
      ]),
    );
    expect(await assign(KARIM, tool)).not.toBe(id);
  });

  it('comes with the deletion of the product, whatever was planned', async () => {
    const tool = await product('Dropped');
    const [id, later] = [await assign(NOEMIE, tool, { start_date: on(-20) }), await assign(KARIM, tool, { start_date: on(10) })]; // prettier-ignore
    await edit(id, { employee_id: employeeIdOf('admin'), start_date: on(5) });
    await post('products/delete', { product_id: tool });
    for (const day of [0, 15]) {
      await moveClock(day);
      expect(await details(id)).toMatchObject({
        active: 0,
        employee_id: NOEMIE,
        date_deactivated: on(0),
        planned: null,
      });
      expect(await details(later)).toMatchObject({ active: 0, date_deactivated: on(0), planned: null });
      expect(await counts(tool)).toMatchObject({ active_count: 0, inactive_count: 2 });
    }
    expect((await deactivate(id, on(20))).body.code).toBe('archived');
    expect((await deactivate(id)).body).toEqual({ id });
    // Brought back, they are as if it had never been deleted.
    await post('products/undelete', { product_id: tool });
    expect(await details(id)).toMatchObject({ active: 1, employee_id: employeeIdOf('admin'), date_deactivated: null });
    expect(await details(later)).toMatchObject({ active: 1, employee_id: KARIM, date_deactivated: null });
    expect(await counts(tool)).toMatchObject({ active_count: 2, inactive_count: 0 });
  });
});

describe('columns of plans', () => {
  it('sort, filter and leave with the export', async () => {
    const tool = await product('Columned');
    const [first, second] = [await assign(NOEMIE, tool), await assign(KARIM, tool)];
    await edit(first, { employee_id: employeeIdOf('admin'), start_date: on(10) });
    await deactivate(second, on(7));
    const sorted = async (orderby_column: string) =>
      (await get('licenses/list', { search_term: 'columned', orderby_column })).data.map(
        ({ id }: { id: number }) => id,
      );
    expect(await sorted('planned_from')).toEqual([first, second]);
    expect(await sorted('planned_end')).toEqual([second, first]);
    expect(await sorted('next_holder')).toEqual([first, second]);
    const columns = 'name,planned_from,next_holder,planned_end';
    expect((await get('licenses/list/excel', { search_term: 'columned', columns })).file_name).toMatch(/\.xlsx$/);
  });
});

it('gives claims back with the sweeper, and leaves the storage clean', async () => {
  const tool = await product('Swept');
  const id = await assign(NOEMIE, tool);
  await edit(id, { employee_id: KARIM, start_date: on(10) });
  const key = `${tool}#${NOEMIE}`;
  await moveClock(9);
  await sweep();
  expect(await ownerOf('software_license', key)).toBe(id);
  await moveClock(20);
  expect(await fsck()).toEqual([]);
  await sweep();
  expect(await ownerOf('software_license', key)).toBeUndefined();
  expect(await ownerOf('software_license', `${tool}#${KARIM}`)).toBe(id);
  expect(await fsck()).toEqual([]);
});
