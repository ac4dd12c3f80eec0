import { afterEach, describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf, MANAGED_TEAM_ID } from '#tests/personas.ts';
import { licenseCalls } from './license-calls.ts';

const start = today();
/** The day a number of days from today, as dd/mm/yyyy. */
const on = (offset: number): string => toDmy(addDays(start, offset));
const [NOEMIE, KARIM] = [employeeIdOf('default'), employeeIdOf('reader')];
const { post, get, details, periods, feed, product, assign, person } = licenseCalls(() => admin);

const moveClock = async (offset: number) => admin.post('/dev/clock', { today: on(offset) });
const edit = (id: number, body: Record<string, unknown>) => post('licenses/edit', { license_id: id, ...body });
const deactivate = (id: number, end_date?: string) => post('licenses/delete', { license_id: id, end_date });
const correct = (id: number, ...history: [number, string, string?][]) =>
  admin.post('/api/assignments/correct', {
    object_type: 'software_license',
    object_id: id,
    periods: history.map(([employee_id, start_date, end_date]) => ({ employee_id, start_date, end_date })),
  });

const { runtime, admin } = await startCompanyWithRuns();
afterEach(() => admin.post('/dev/clock', { today: '' }));

describe('a corrected history', () => {
  it('changes days of the past and of the plan, with one event of old and new', async () => {
    const tool = await product('Corrected');
    const id = await assign(NOEMIE, tool, { start_date: on(-20) });
    await edit(id, { employee_id: KARIM, start_date: on(10) });
    const answer = await correct(id, [NOEMIE, on(-30), on(5)], [KARIM, on(8), on(20)]);
    expect(answer.body).toEqual({ id, version: 3 });
    expect(await periods(id)).toEqual([[KARIM, on(8), on(20)], [NOEMIE, on(-30), on(5)]]); // prettier-ignore
    expect(await details(id)).toMatchObject({
      active: 1, date_enabled: on(-30), planned: { employee_id: 0, name: null, start_date: on(5) }, planned_end: on(20),
    }); // prettier-ignore
    expect((await feed(id))[0]).toEqual([
      'history_corrected',
      {
        old: `default Persona ${on(-20)}–${on(9)}, reader Persona ${on(10)}–…`,
        new: `default Persona ${on(-30)}–${on(4)}, reader Persona ${on(8)}–${on(19)}`,
      },
    ]);
    expect((await correct(id, [NOEMIE, on(-30), on(5)], [KARIM, on(8), on(20)])).body).toEqual({ id, version: 3 });
  });

  it('frees and takes the claims of its people', async () => {
    const tool = await product('Claimed');
    const id = await assign(NOEMIE, tool, { start_date: on(-20) });
    await correct(id, [NOEMIE, on(-20), on(-10)]);
    expect(await details(id)).toMatchObject({ active: 0, date_deactivated: on(-10) });
    const other = await assign(NOEMIE, tool);
    const refused = await correct(id, [NOEMIE, on(-20)]);
    expect([refused.status, refused.body.code, refused.body.id]).toEqual([409, 'licence_active_exists', other]);
    expect((await correct(id, [NOEMIE, on(-25), on(-10)])).status).toBe(200);
  });

  it('names only people of the licence, and gives nothing back to somebody who left', async () => {
    const tool = await product('Own person');
    const left = await person('Weg');
    const id = await assign(left, tool, { start_date: on(-20) });
    const other = await correct(id, [left, on(-20), on(-10)], [KARIM, on(-10)]);
    expect([other.status, other.body.fields]).toEqual([
      422,
      [expect.objectContaining({ path: 'periods.1.employee_id', code: 'not_its_person' })],
    ]);
    await deactivate(id);
    await admin.post('/api/employees/delete', { id: left, active_until: on(-1) });
    const back = await correct(id, [left, on(-20)]);
    expect(back.body.fields).toMatchObject([{ path: 'periods.0.employee_id', code: 'person_left' }]);
    expect((await correct(id, [left, on(-20), on(-3)])).status).toBe(200);
    expect(await periods(id)).toEqual([[left, on(-20), on(-3)]]);
  });

  it('may be of a licence that was deactivated on its first day', async () => {
    const id = await assign(NOEMIE, await product('First day'));
    await deactivate(id);
    expect(await periods(id)).toEqual([]);
    expect((await correct(id, [NOEMIE, on(-3), on(-1)])).status).toBe(200);
    expect(await details(id)).toMatchObject({ active: 0, date_enabled: on(-3), date_deactivated: on(-1) });
    await correct(id);
    expect(await details(id)).toMatchObject({ active: 0, employee_id: NOEMIE, date_deactivated: on(-1), periods: [] });
  });
});

it('shows both periods of a licence that was deactivated and reactivated on one day', async () => {
  const id = await assign(NOEMIE, await product('One day'), { start_date: on(-20) });
  await deactivate(id);
  await post('licenses/reactivate', { license_id: id });
  expect(await periods(id)).toEqual([[NOEMIE, on(0), null], [NOEMIE, on(-20), on(0)]]); // prettier-ignore
});

describe('an import', () => {
  const imported = async (...lines: (string | null)[][]) => {
    const headers = ['Product', 'Person', 'Username'];
    const { import_id, ...started } = await startImport(admin, 'software', aWorkbook({ rows: [headers, ...lines] }));
    const mapping = mappingOf({ import_id, ...started });
    const body = { import_id, mapping, key: null, owner_change_date: on(0) };
    await ended(admin, (await admin.call(check, { body })).run_id);
    const found = (await admin.call(rows, { query: { import_id } })).data;
    await ended(admin, (await admin.call(commit, { body: { import_id } })).run_id);
    return { import_id, found: found.map(({ state, errors }) => [state, ...errors.map(({ message }) => message)]) };
  };

  it('leaves what is planned alone, and so does its undo', async () => {
    const id = await assign(NOEMIE, await product('Imported plan'), { start_date: on(-20) });
    await edit(id, { employee_id: KARIM, start_date: on(10) });
    await deactivate(id, on(20));
    const planned = [[KARIM, on(10), on(20)], [NOEMIE, on(-20), on(10)]]; // prettier-ignore
    const { import_id, found } = await imported(['Imported plan', 'default Persona', 'noemie']);
    expect(found).toEqual([['changed']]);
    expect(await details(id)).toMatchObject({ username: 'noemie', planned: { employee_id: KARIM } });
    expect(await periods(id)).toEqual(planned);
    await ended(admin, (await admin.call(undo, { body: { import_id } })).run_id);
    expect(await details(id)).toMatchObject({ username: null, planned: { employee_id: KARIM } });
    expect(await periods(id)).toEqual(planned);
  });

  it('gives nobody a second licence beside the one that is planned for them', async () => {
    const id = await assign(NOEMIE, await product('Imported twice'));
    await edit(id, { employee_id: KARIM, start_date: on(10) });
    const { found } = await imported(['Imported twice', 'reader Persona', 'karim']);
    expect(found).toEqual([['wrong', 'person has an active licence of this product already']]);
    expect((await details(id)).username).toBeNull();
  });

  it('is undone after the day of a plan has come', async () => {
    const id = await assign(NOEMIE, await product('Undone later'), { start_date: on(-20) });
    await edit(id, { employee_id: KARIM, start_date: on(10) });
    const { import_id } = await imported(['Undone later', 'default Persona', 'noemie']);
    await moveClock(10);
    await ended(admin, (await admin.call(undo, { body: { import_id } })).run_id);
    expect(await details(id)).toMatchObject({ username: null, employee_id: KARIM, planned: null, version: 4 });
  });
});

describe('people who leave', () => {
  const leaverRun = async (employee_id: number, day: string, id: number, action: Record<string, unknown>) => {
    const items = [{ type: 'software_license', id, ...action }];
    const started = await admin.post('/api/employees/leaverRun', { employee_id, date: day, items });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const run = await ended(admin, started.body.run_id);
    expect([run.status, run.failed]).toEqual(['succeeded', 0]);
    return run.run_id;
  };

  it('have their licences until their last day, and count as left only after it', async () => {
    const [tool, leaver] = [await product('Last day', { seat_cost: 9 }), await person('Laatste')];
    const id = await assign(leaver, tool, { start_date: on(-20) });
    await admin.post('/api/employees/delete', { id: leaver, active_until: on(5) });
    const leftCount = async () => (await get(`products/${tool}/detail`)).details.left_count;
    const listed = async () => (await get('licenses/list', { segment_id: 'left', search_term: 'laatste' })).count;
    expect([await leftCount(), await listed()]).toEqual([0, 0]);
    await moveClock(5);
    expect([await leftCount(), await listed()]).toEqual([0, 0]);
    await moveClock(6);
    expect([await leftCount(), await listed()]).toEqual([1, 1]);
    expect((await details(id)).person_left).toBe(1);
  });

  it('give a licence back on a later day, and the undo leaves only the events', async () => {
    const [tool, leaver] = [await product('Returned'), await person('Weldra')];
    const id = await assign(leaver, tool, { start_date: on(-20) });
    const runId = await leaverRun(leaver, on(10), id, { action: 'return' });
    expect(await details(id)).toMatchObject({ active: 1, planned_end: on(10) });
    const undone = await admin.post('/api/runs/undo', { run_id: runId });
    await ended(admin, undone.body.run_id);
    expect(await periods(id)).toEqual([[leaver, on(-20), null]]);
    expect((await feed(id))[0]).toMatchObject(['license_reactivated', { date: on(10), via_undo: true }]);
  });

  it('get no licence back by an undo once they have left', async () => {
    const leaver = await person('Onherroepelijk');
    const id = await assign(leaver, await product('Not undone'), { start_date: on(-20) });
    const runId = await leaverRun(leaver, on(0), id, { action: 'return' });
    await admin.post('/api/employees/delete', { id: leaver, active_until: on(-1) });
    const undone = await ended(admin, (await admin.post('/api/runs/undo', { run_id: runId })).body.run_id);
    expect(undone.items.map(({ message }) => message)).toEqual(['Who had it before is no longer active.']);
    expect((await details(id)).active).toBe(0);
  });

  it('keep a planned end when it is to be undone once they have left', async () => {
    const leaver = await person('Gepland');
    const id = await assign(leaver, await product('End stays'), { start_date: on(-20) });
    const runId = await leaverRun(leaver, on(10), id, { action: 'return' });
    await admin.post('/api/employees/delete', { id: leaver, active_until: on(-1) });
    const undone = await ended(admin, (await admin.post('/api/runs/undo', { run_id: runId })).body.run_id);
    expect(undone.items.map(({ message }) => message)).toEqual(['Who had it before is no longer active.']);
    expect(await details(id)).toMatchObject({ active: 1, planned_end: on(10) });
  });

  it('hand a licence on on a later day, and the undo calls the plan off', async () => {
    const [tool, leaver] = [await product('Handed by leaver'), await person('Gaat')];
    const id = await assign(leaver, tool, { start_date: on(-20) });
    const runId = await leaverRun(leaver, on(10), id, { action: 'transfer', to_employee_id: KARIM });
    expect(await details(id)).toMatchObject({
      employee_id: leaver,
      planned: { employee_id: KARIM, start_date: on(10) },
    });
    const undone = await admin.post('/api/runs/undo', { run_id: runId });
    await ended(admin, undone.body.run_id);
    expect(await periods(id)).toEqual([[leaver, on(-20), null]]);
    expect((await feed(id))[0]).toEqual(['plan_called_off', { name: 'reader Persona', date: on(10), via_undo: true }]);
    expect(await assign(KARIM, tool)).not.toBe(id);
  });
});

it('shows a team manager the days of strangers without their names, and takes no correction of them', async () => {
  const manager = await runtime.as('manager');
  const own = await person('Nabij', { team_ids: [MANAGED_TEAM_ID] });
  const id = await assign(KARIM, await product('Masked days'), { start_date: on(-20) });
  await edit(id, { employee_id: own, start_date: on(-10) });
  const body = {
    object_type: 'software_license',
    object_id: id,
    periods: [
      { employee_id: 0, start_date: on(-20), end_date: on(-10) },
      { employee_id: own, start_date: on(-8) },
    ],
  };
  expect((await manager.post('/api/assignments/correct', body)).status).toBe(200);
  expect(await periods(id)).toEqual([[own, on(-8), null], [KARIM, on(-20), on(-10)]]); // prettier-ignore
  const [first, ...rest] = body.periods;
  const forbidden = { ...body, periods: [{ ...first, end_date: on(-9) }, ...rest] };
  expect((await manager.post('/api/assignments/correct', forbidden)).status).toBe(403);
});

it('leaves the storage clean, now and when everything planned has come', async () => {
  expect(await fsck()).toEqual([]);
  await moveClock(30);
  expect(await fsck()).toEqual([]);
});
