import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL_DAY_MINUTES } from '#shared/days-off/work-schedule.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';

/** A Monday. */
const TODAY = '23/11/2026';

let ann: number;
let bob: number;
let zoe: number;
const types: Record<string, number> = {};

const post = (path: string, body: Record<string, unknown>, client = admin) => client.post(`/api/daysOff/${path}`, body);
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const get = (path: string, query: Record<string, string> = {}, client = admin) => ok(client.get(`/api/${path}`, query));
const fields = ({ status, body }: Answer) => [
  status,
  body.fields?.map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`),
];
type Span = Record<string, unknown>;
const asked = (employee_id: number, start_date: string, over: Span = {}) => ({
  employee_id,
  type_id: types['leave'],
  start_date,
  end_date: start_date,
  ...over,
});
const ask = (employee_id: number, start_date: string, over: Span = {}, client = admin) =>
  post('requests/add', asked(employee_id, start_date, over), client);
const detail = (id: number, client = admin) => get(`inbox/daysOff/${id}/detail`, {}, client);
const stateOf = async (id: number) => (await detail(id)).state;
const balance = async (employee: number, year = '2026') =>
  (await get(`daysOff/employee/${employee}/balances`, { year })).data.find(
    ({ type_id: id }: { type_id: number }) => id === types['leave'],
  );
const feedOf = async (object: string, id: number, client = admin): Promise<{ event_type: string }[]> =>
  (await get('activity/list', { relatedObject: object, relatedObjectId: String(id) }, client)).items;

const { runtime, admin } = await startCompanyWithRuns();
const [manager, officer, reader] = await Promise.all([
  runtime.as('manager'),
  runtime.as('default'),
  runtime.as('reader'),
]);
beforeAll(async () => {
  await ok(admin.post('/dev/clock', { today: TODAY }));
  const person = async (first_name: string, team: number, email: string): Promise<number> => {
    const body = { first_name, last_name: 'Peeters', start_date: '01/01/2020', team_ids: [team], email };
    return (await ok(admin.post('/api/employees/add', body))).id;
  };
  ann = await person('Ann', MANAGED_TEAM_ID, 'ann@x.example');
  bob = await person('Bob', MANAGED_TEAM_ID, 'bob@x.example');
  zoe = await person('Zoë', OTHER_TEAM_ID, 'zoe@x.example');
  const type = async (key: string, body: Span) => (types[key] = (await ok(post('types/add', body))).id);
  await type('leave', { name: 'Legal holidays', has_balance: 1, payroll_hint: '1' });
  await type('strict', { name: 'ADV', has_balance: 1, strict_balance: 1 });
  await type('free', { name: 'Short leave', needs_approval: 0 });
  await type('illness', { name: 'Illness', kind: 'absence', keeps_holidays: 1 });
  await ok(post('rights/set', { type_id: types['leave'], basis: 'year_before', days: 20 }));
});
afterAll(() => admin.post('/dev/clock', { today: '' }));

describe('a request', () => {
  it('counts minutes through the schedule, and waits for its decision', async () => {
    const { id, state, warnings } = await ok(
      ask(ann, '30/04/2027', { end_date: '04/05/2027', start_part: 'afternoon', reason: 'Long weekend' }),
    );
    expect([state, warnings]).toEqual(['requested', []]);
    const shown = await detail(id, manager);
    expect(shown).toMatchObject({
      minutes: 228 + FULL_DAY_MINUTES,
      person_name: 'Ann Peeters',
      type_name: 'Legal holidays',
      can_decide: true,
      reason: 'Long weekend',
    });
    expect(shown.days.map(({ skipped }: { skipped: string | null }) => skipped)).toEqual([
      null,
      'weekend',
      'weekend',
      'holiday',
      null,
    ]);
    const list = await get('inbox/daysOff/list', { segment_id: 'to_decide' }, manager);
    expect(list.data.map((row: { id: number }) => row.id)).toContain(id);
    expect((await feedOf('employee', ann))[0]?.event_type).toBe('day_off_requested');
    await ok(post('requests/cancel', { id }));
    expect(await stateOf(id)).toBe('cancelled');
    expect(await ok(post('requests/cancel', { id }))).toMatchObject({ id, state: 'cancelled' });
  });

  it.each<[string, Span, string]>([
    ['ends before it starts', { end_date: '13/12/2026' }, 'end_date: date_before_min'],
    ['has an end part on one day', { end_part: 'morning' }, 'end_part: end_part_of_one_day'],
    ['begins in a morning and goes on', { start_part: 'morning', end_date: '15/12/2026' }, 'start_part: morning_of_several_days'], // prettier-ignore
    ['has minutes over several days', { minutes: 60, end_date: '15/12/2026' }, 'minutes: minutes_of_one_day'],
    ['has more minutes than its day', { minutes: 457 }, 'minutes: beyond_schedule'],
    ['is of an unknown type', { type_id: 987654 }, 'type_id: unknown_day_off_type'],
    ['lies on a weekend alone', { start_date: '12/12/2026', end_date: '13/12/2026' }, 'start_date: counts_nothing'],
    ['lies on a holiday alone', { start_date: '25/12/2026', end_date: '25/12/2026' }, 'start_date: counts_nothing'],
    ['is for nobody', { employee_id: 987654 }, 'employee_id: unknown_person'],
    ['has a date that is none', { start_date: '31/02/2027' }, 'start_date: invalid_date'],
    ['tells too long a reason', { reason: 'x'.repeat(401) }, 'reason: too_long'],
  ])('is refused when it %s', async (_, over, expected) => {
    expect(fields(await ask(ann, '14/12/2026', over))).toEqual([422, [expected]]);
  });

  it('knows an absence from leave, and an inactive type from one in use', async () => {
    const absence = await ask(ann, '14/12/2026', { type_id: types['illness'] });
    expect(fields(absence)).toEqual([422, ['type_id: not_for_requests']]);
    const told = await post('absences/add', asked(ann, '14/12/2026'));
    expect(fields(told)).toEqual([422, ['type_id: not_for_absences']]);
  });

  it('takes no minutes twice, also when two are sent at once', async () => {
    const together = await Promise.all([ask(ann, '07/12/2026'), ask(ann, '07/12/2026'), ask(ann, '07/12/2026')]);
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(together.filter(({ status }) => status === 422)).toHaveLength(2);
    const half = await ok(ask(ann, '08/12/2026', { start_part: 'morning' }));
    await ok(ask(ann, '08/12/2026', { start_part: 'afternoon' }));
    expect(fields(await ask(ann, '08/12/2026', { minutes: 30 }))).toEqual([422, ['start_date: day_taken']]);
    await ok(post('requests/cancel', { id: half.id }));
    await ok(ask(ann, '08/12/2026', { minutes: 30 }));
  });

  it('is approved at once where its type needs no approval, or by who decides', async () => {
    expect(await ok(ask(bob, '01/12/2026', { type_id: types['free'] }))).toMatchObject({ state: 'approved' });
    expect(await ok(ask(bob, '02/12/2026', { approved: 1 }, manager))).toMatchObject({ state: 'approved' });
    expect((await ask(bob, '03/12/2026', { approved: 1 }, reader)).status).toBe(403);
    expect((await ask(zoe, '03/12/2026', {}, manager)).status).toBe(422);
  });

  it('warns beyond the balance, and is refused where the type says so', async () => {
    const beyond = await ok(ask(zoe, '04/01/2027', { end_date: '26/02/2027' }));
    expect(beyond.warnings).toEqual(['beyond_balance']);
    const strict = await ask(zoe, '01/03/2027', { type_id: types['strict'] });
    expect(fields(strict)).toEqual([422, ['type_id: beyond_balance']]);
    const correction = { employee_id: zoe, type_id: types['strict'], year: 2027, minutes: 456, reason: 'Overtime' };
    await ok(post('balances/correct', correction));
    expect(await ok(ask(zoe, '01/03/2027', { type_id: types['strict'] }))).toMatchObject({ warnings: [] });
    expect(fields(await post('balances/correct', { ...correction, minutes: 0 }))).toEqual([422, ['minutes: not_zero']]);
    expect(fields(await post('balances/correct', { ...correction, reason: ' ' }))).toEqual([422, ['reason: required']]);
    expect((await post('balances/correct', correction, officer)).status).toBe(403);
  });

  it('counts nothing as free that lapses before its days', async () => {
    const { id } = await ok(post('types/add', { name: 'Extra days', has_balance: 1, strict_balance: 1 }));
    await ok(post('rights/set', { type_id: id, basis: 'same_year', days: 12, carries_until: '31/03' }));
    const june = (end_date: string) => ask(bob, '01/06/2027', { type_id: id, end_date });
    // 12 days of 2026 and 12 of 2027 are left by then: 12 days are free in June, and 13 are not.
    expect(fields(await june('17/06/2027'))).toEqual([422, ['type_id: beyond_balance']]);
    const query = { employee_id: String(bob), type_id: String(id), start_date: '01/06/2027', end_date: '16/06/2027' };
    expect((await get('daysOff/requests/preview', query)).balance.left_after).toBe(0);
    expect(await ok(june('16/06/2027'))).toMatchObject({ warnings: [] });
    expect(await ok(ask(bob, '01/03/2027', { type_id: id, end_date: '16/03/2027' }))).toMatchObject({ warnings: [] });
  });

  it('may lie back as far as the setting allows, and further for an administrator', async () => {
    expect(fields(await ask(bob, '01/10/2026', {}, manager))).toEqual([422, ['start_date: too_far_back']]);
    await ok(ask(bob, '26/10/2026', {}, manager));
    await ok(ask(bob, '01/10/2026'));
  });

  it('is previewed as it would be saved', async () => {
    const query = { employee_id: String(bob), type_id: String(types['leave']), start_date: '24/12/2026' };
    const preview = await get('daysOff/requests/preview', { ...query, end_date: '28/12/2026' }, manager);
    expect(preview).toMatchObject({ minutes: 2 * FULL_DAY_MINUTES, day_minutes: FULL_DAY_MINUTES });
    expect(preview.days[1]).toMatchObject({ date: '25/12/2026', minutes: 0, skipped: 'holiday' });
    expect(preview.balance.left_after).toBe(preview.balance.left - 2 * FULL_DAY_MINUTES);
    const refused = await manager.get('/api/daysOff/requests/preview', { ...query, end_date: '23/12/2026' });
    expect(fields(refused)).toEqual([422, ['end_date: date_before_min']]);
  });
});

describe('a decision', () => {
  it('is made once: of two at the same moment the second reads what was decided, by whom and when', async () => {
    const { id } = await ok(ask(ann, '11/01/2027'));
    const both = await Promise.all([
      post('requests/decide', { request_ids: [id], decision: 'approve' }, manager),
      post('requests/decide', { request_ids: [id], decision: 'decline', message: 'No' }, officer),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = both.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({ code: 'already_decided' });
    expect(lost.decision).toBe(await stateOf(id));
    expect(lost.decided_by).toBe((await detail(id)).decided_by);
    expect((await feedOf('day_off_request', id)).map(({ event_type: type }) => type)).toEqual([
      'day_off_decided',
      'day_off_requested',
    ]);
  });

  it('needs a message when it declines, and is put back within seconds', async () => {
    const { id } = await ok(ask(ann, '12/01/2027'));
    expect(fields(await post('requests/decide', { request_ids: [id], decision: 'decline' }))).toEqual([
      422,
      ['message: required'],
    ]);
    await ok(post('requests/decide', { request_ids: [id], decision: 'decline', message: 'Too busy' }, manager));
    expect(await detail(id, manager)).toMatchObject({ state: 'declined', message: 'Too busy', can_undecide: true });
    expect((await ok(post('requests/undecide', { request_ids: [id] }))).failed).toEqual([{ id, code: 'conflict' }]);
    expect(await ok(post('requests/undecide', { request_ids: [id] }, manager))).toEqual({ count: 1, failed: [] });
    expect(await stateOf(id)).toBe('requested');
    await ok(post('requests/decide', { request_ids: [id], decision: 'approve' }, manager));
  });

  it('warns a manager beyond the balance also of days that are too long ago to be asked for now', async () => {
    const { id } = await ok(ask(bob, '05/01/2026', { end_date: '20/03/2026' }));
    const decision = { request_ids: [id], decision: 'approve' };
    expect(await ok(post('requests/decide', decision, manager))).toMatchObject({ warnings: ['beyond_balance'] });
    await ok(post('requests/cancel', { id }));
  });

  it('is nobody’s about themselves, unless they are an administrator', async () => {
    const own = (await ok(manager.get('/api/profile'))).employee_id;
    const { id } = await ok(ask(own, '13/01/2027', {}, manager));
    expect((await post('requests/decide', { request_ids: [id], decision: 'approve' }, manager)).status).toBe(403);
    expect((await detail(id, manager)).can_decide).toBe(false);
    await ok(post('requests/decide', { request_ids: [id], decision: 'approve' }));
  });

  it('is made of several at once, and of many in a run', async () => {
    const ids: number[] = [];
    for (let day = 1; day <= 26; day += 1) {
      const date = `${String(day).padStart(2, '0')}/07/2027`;
      const { status, body } = await ask(bob, date);
      if (status === 200) ids.push(body.id);
    }
    const other = (await ok(ask(zoe, '01/07/2027'))).id;
    const few = await ok(
      post('requests/decide', { request_ids: [ids[0], ids[1], other, ids[0]], decision: 'approve' }, manager),
    );
    expect(few).toEqual({ count: 2, failed: [{ id: other, code: 'not_found' }] });
    const many = Array.from({ length: 10 }, (_, at) => 900_000 + at);
    const { run_id: run } = await ok(
      post('requests/decide', { request_ids: [...ids, ...many], decision: 'approve' }, manager),
    );
    const { status, done, failed } = await ended(manager, run);
    expect([status, done, failed]).toEqual(['succeeded', ids.length - 2, 12]);
    expect(await stateOf(ids.at(-1)!)).toBe('approved');
  });
});

describe('a change of an approved request', () => {
  it('stands beside it until it is decided, then takes its place', async () => {
    const { id } = await ok(ask(ann, '15/03/2027', { end_date: '19/03/2027', approved: 1 }));
    const change = await ok(post('requests/edit', { id, end_date: '17/03/2027' }, manager));
    expect(change).toMatchObject({ state: 'requested' });
    expect(change.id).not.toBe(id);
    expect(await detail(id)).toMatchObject({ state: 'approved', replaced_by_id: change.id });
    expect((await balance(ann, '2027')).asked).toBe(-2 * FULL_DAY_MINUTES);
    const again = await ok(post('requests/edit', { id, end_date: '16/03/2027' }, manager));
    expect(again.id).toBe(change.id);
    await ok(post('requests/decide', { request_ids: [change.id], decision: 'approve' }, manager));
    expect([await stateOf(id), await stateOf(change.id)]).toEqual(['cancelled', 'approved']);
    await ok(post('requests/undecide', { request_ids: [change.id] }, manager));
    expect([await stateOf(id), await stateOf(change.id)]).toEqual(['approved', 'requested']);
    expect(fields(await post('requests/edit', { id, version: 1 }))[0]).toBe(409);
  });
});

describe('an absence', () => {
  it('gives approved leave back, is told without its kind, and ends', async () => {
    const leave = await ok(ask(bob, '16/11/2026', { end_date: '20/11/2026', approved: 1 }));
    const before = (await balance(bob)).taken;
    const absence = await ok(
      post('absences/add', { employee_id: bob, type_id: types['illness'], start_date: '18/11/2026' }, manager),
    );
    expect(absence.warnings).toEqual(['days_ahead_taken']);
    expect((await balance(bob)).taken).toBe(before - 3 * FULL_DAY_MINUTES);
    expect((await manager.get(`/api/inbox/daysOff/${absence.id}/detail`)).status).toBe(404);
    const [row] = (await get('inbox/daysOff/list', { segment_id: 'absences' }, manager)).data;
    expect(row).toMatchObject({ type_id: null, type_name: 'Absent', certificate_until: null, end_date: null });
    expect(row.minutes).toBe(4 * FULL_DAY_MINUTES);
    expect(await detail(absence.id)).toMatchObject({ type_name: 'Illness' });
    expect(JSON.stringify(await feedOf('employee', bob, manager))).not.toContain('Illness');
    expect(JSON.stringify(await feedOf('employee', bob))).toContain('Illness');
    await ok(post('absences/end', { id: absence.id, end_date: '19/11/2026' }, manager));
    expect((await balance(bob)).taken).toBe(before - 2 * FULL_DAY_MINUTES);
    expect(await ok(post('absences/end', { id: absence.id, end_date: '19/11/2026' }))).toMatchObject({ version: 2 });
    expect(fields(await post('absences/edit', { id: absence.id, end_date: '17/11/2026' }))).toEqual([
      422,
      ['end_date: date_before_min'],
    ]);
    await ok(post('requests/cancel', { id: leave.id }));
  });
});

describe('a schedule', () => {
  it('derives requests ahead again, and leaves the days before as they were', async () => {
    const weeks = [[456, 456, 456, 456, 0, 0, 0]];
    const schedule = (await ok(post('schedules/add', { name: '4/5', weeks }))).id;
    const { id } = await ok(ask(zoe, '10/12/2026', { end_date: '11/12/2026' }));
    const past = await ok(ask(zoe, '20/11/2026', { approved: 1 }));
    const assigned = await ok(
      post('schedules/assign', { employee_id: zoe, schedule_id: schedule, from: '01/11/2026' }),
    );
    expect(assigned.rederived.requests).toContainEqual({ request_id: id, before: 912, after: 456 });
    expect((await detail(past.id)).minutes).toBe(FULL_DAY_MINUTES);
    expect((await get(`daysOff/employee/${zoe}/schedules`)).data[0]).toMatchObject({ name: '4/5', is_current: true });
    const hours = { id: schedule, weeks: [[480, 480, 480, 480, 0, 0, 0]], from: '01/12/2026' };
    const { run_id: run } = await ok(post('schedules/edit', hours));
    expect((await ended(admin, run)).status).toBe('succeeded');
    expect((await detail(id)).minutes).toBe(480);
    expect(fields(await post('schedules/edit', { id: schedule, weeks }))).toEqual([422, ['from: required']]);
    expect((await post('schedules/edit', { id: schedule, archived: 1 })).body.code).toBe('referenced');
    expect((await post('schedules/add', { name: '4/5', weeks })).body.code).toBe('name_in_use');
  });

  it('counts a moved holiday again', async () => {
    const { id } = await ok(ask(ann, '02/11/2027', { end_date: '03/11/2027' }));
    expect((await get('daysOff/holidays/list', { year: '2027' })).data.length).toBe(10);
    const moved = await ok(post('holidays/set', { date: '15/08/2027', on: '03/11/2027' }));
    expect((await ended(admin, moved.run_id)).status).toBe('succeeded');
    expect((await detail(id)).minutes).toBe(FULL_DAY_MINUTES);
    expect(fields(await post('holidays/set', { date: '21/07/2027', on: '03/11/2027' }))[0]).toBe(422);
  });
});

describe('the calendar', () => {
  it('shows a month of the people in sight, absences without their kind', async () => {
    const query = { year: '2026', month: '11', per_page: '100' };
    const month = await get('calendar/month', query, manager);
    const names = month.data.map(({ name }: { name: string }) => name);
    expect(names).toContain('Ann Peeters');
    expect(names).not.toContain('Zoë Peeters');
    const row = month.data.find(({ id }: { id: number }) => id === bob);
    expect(row.days.filter(({ kind }: { kind: string }) => kind === 'absence')).toHaveLength(2);
    expect(row.days.every(({ type_id: id }: { type_id: number | null }) => id !== types['illness'])).toBe(true);
    expect(month.types).toContainEqual({ id: null, name: 'Absent', colour: 'grey', kind: 'absence' });
    expect(row.schedule).toHaveLength(30);
    expect(month.holidays.map(({ date }: { date: string }) => date)).toEqual(['02/11/2026', '11/11/2026']);
    expect((await get('calendar/month', query)).types).toContainEqual(
      expect.objectContaining({ name: 'Illness', kind: 'absence' }),
    );
    const year = await get(`calendar/person/${bob}`, { year: '2026' }, manager);
    expect(year.free_days).toHaveLength(104);
    expect((await manager.get(`/api/calendar/person/${zoe}`)).status).toBe(404);
  });

  it('shows each change at the next read, to each viewer as they may know it', async () => {
    const query = { year: '2027', month: '2', per_page: '100' };
    const rowOf = async (client = admin) =>
      (await get('calendar/month', query, client)).data.find(({ id }: { id: number }) => id === ann);
    const days = async (client = admin) =>
      (await rowOf(client)).days.map((day: Record<string, unknown>) => [day['date'], day['state'], day['type_id']]);
    const leave = types['leave'];
    expect([await days(), await days(manager)]).toEqual([[], []]);
    const { left } = await rowOf();
    const { id } = await ok(ask(ann, '01/02/2027'));
    expect(await days()).toEqual([['01/02/2027', 'requested', leave]]);
    await ok(post('requests/decide', { request_ids: [id], decision: 'approve' }));
    const approved = ['01/02/2027', 'approved', leave];
    expect([await days(), await days(manager)]).toEqual([[approved], [approved]]);
    expect((await rowOf()).left).toBe(left - FULL_DAY_MINUTES);
    const illness = { employee_id: ann, type_id: types['illness'], start_date: '02/02/2027', end_date: '02/02/2027' };
    await ok(post('absences/add', illness));
    const ill = (type: number | null | undefined) => [approved, ['02/02/2027', 'approved', type]];
    expect([await days(), await days(manager), await days()]).toEqual([ill(types['illness']), ill(null), ill(types['illness'])]); // prettier-ignore
    const ofType = { ...query, type_id: String(types['illness']) };
    expect((await get('calendar/month', ofType)).data.map((row: { id: number }) => row.id)).toEqual([ann]);
    expect((await get('calendar/month', ofType, manager)).data).toEqual([]);
    expect((await rowOf()).schedule[4]).toBe(FULL_DAY_MINUTES);
    const moved = await ok(post('holidays/set', { date: '15/08/2027', on: '05/02/2027' }));
    expect((await rowOf()).schedule[4]).toBe(0);
    expect((await ended(admin, moved.run_id)).status).toBe('succeeded');
    const schedule = (await get('daysOff/schedules/list')).data.find(({ name }: { name: string }) => name === '4/5');
    await ok(post('schedules/assign', { employee_id: ann, schedule_id: schedule.id, from: '01/02/2027' }));
    expect((await rowOf()).schedule.slice(0, 4)).toEqual([480, 480, 480, 480]);
    await ok(admin.post('/api/employees/edit', { id: ann, last_name: 'Şahin' }));
    expect((await rowOf()).name).toBe('Ann Şahin');
    await ok(post('requests/cancel', { id }));
    expect((await days()).map(([date]: [string]) => date)).toEqual(['02/02/2027']);
  });
});

it('leaves consistent data', async () => {
  expect(await fsck()).toEqual([]);
});
