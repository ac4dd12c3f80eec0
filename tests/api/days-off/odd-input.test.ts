import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';

/** What days off do with input that makes little sense, with much of it, and with several who save at once. */

const TODAY = '2026-11-23';
/** More requests than one save counts again. */
const MANY = 40;

let admin: ApiClient;
let manager: ApiClient;
let leave: number;
let illness: number;
const people: number[] = [];

const post = (path: string, body: Record<string, unknown>, client = admin) => client.post(`/api/daysOff/${path}`, body);
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const get = (path: string, query: Record<string, string> = {}) => ok(admin.get(`/api/${path}`, query));
const refusals = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  return [status, ...(body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`)];
};
const nextPerson = (): number => people.pop()!;
const ask = (employee_id: number, day: string, over: Record<string, unknown> = {}) =>
  post('requests/add', { employee_id, type_id: leave, start_date: day, end_date: day, ...over });
const statesOf = async (employee: number) =>
  Object.fromEntries(
    (await get(`daysOff/employee/${employee}/list`)).data.map(({ id, state }: { id: number; state: string }) => [id, state]), // prettier-ignore
  );
const balanceOf = async (employee: number, year: string) =>
  (await get(`daysOff/employee/${employee}/balances`, { year })).data.find(
    ({ type_id: id }: { type_id: number }) => id === leave,
  );

const { runtime } = await startCompanyWithRuns();
beforeAll(async () => {
  pinToday(TODAY);
  [admin, manager] = await Promise.all([runtime.as('admin'), runtime.as('manager')]);
  leave = (await ok(post('types/add', { name: 'Holidays', has_balance: 1 }))).id;
  illness = (await ok(post('types/add', { name: 'Illness', kind: 'absence' }))).id;
  for (let at = 0; at < 11; at += 1) {
    const body = { first_name: 'Odd', last_name: `Input ${at}`, email: `odd.input.${at}@example.com` };
    people.push((await ok(admin.post('/api/employees/add', { ...body, team_ids: [OTHER_TEAM_ID] }))).id);
  }
});
afterAll(() => pinToday(undefined));

it('a request tells that somebody of the team is away on its days, which nobody who is ill by now is', async () => {
  const [who, colleague] = [nextPerson(), nextPerson()];
  const ill = { employee_id: colleague, type_id: illness, start_date: '20/11/2026' };
  const { id: absence } = await ok(post('absences/add', ill));
  const { id } = await ok(ask(who, '15/06/2028'));
  const toldOf = async () => {
    const { warnings, overlaps } = await get(`inbox/daysOff/${id}/detail`);
    return [warnings.includes('overlap'), overlaps.length];
  };
  expect(await toldOf()).toEqual([false, 0]);
  await ok(ask(colleague, '15/06/2028'));
  expect(await toldOf()).toEqual([true, 1]);
  await ok(post('absences/end', { id: absence, end_date: '20/11/2026' }));
});

describe('a request over New Year', () => {
  it('shows the balance of each year that it touches, before and after it is sent, and warns of the second', async () => {
    const who = nextPerson();
    await ok(
      post('balances/correct', { employee_id: who, type_id: leave, year: 2026, minutes: 912, reason: 'Overtime' }),
    );
    const span = { start_date: '30/12/2026', end_date: '05/01/2027' };
    const query = { ...span, employee_id: String(who), type_id: String(leave) };
    const afterOf = ({ balances }: { balances: { year: number; left_after: number }[] }) =>
      balances.map(({ year, left_after: left }) => [year, left]);
    const expected = [
      [2026, 0],
      [2027, -912],
    ];
    const preview = await get('daysOff/requests/preview', query);
    expect([afterOf(preview), preview.balance]).toEqual([expected, preview.balances[0]]);
    // From Thursday over New Year to Sunday nothing is taken of the second year.
    expect((await get('daysOff/requests/preview', { ...query, end_date: '03/01/2027' })).balances).toHaveLength(1);
    const { id, warnings } = await ok(ask(who, span.start_date, span));
    const shown = await get(`inbox/daysOff/${id}/detail`);
    expect([afterOf(shown), shown.warnings, warnings]).toEqual([expected, ['beyond_balance'], ['beyond_balance']]);
  });
});

describe('a save on top of another one', () => {
  it('answers a schedule and a request as their pages have them', async () => {
    const weeks = [[456, 456, 456, 0, 0, 0, 0]];
    const { id: schedule } = await ok(post('schedules/add', { name: 'Three days', weeks }));
    const scheduled = await post('schedules/edit', { id: schedule, version: 7, name: 'Mine' });
    const { data: schedules } = await get('daysOff/schedules/list');
    expect([scheduled.status, scheduled.body.code, scheduled.body.current]).toEqual([
      409,
      'stale_version',
      schedules.find(({ id }: { id: number }) => id === schedule),
    ]);
    const person = nextPerson();
    const { id } = await ok(ask(person, '07/12/2026'));
    const { data: requests } = await get(`daysOff/employee/${person}/list`);
    for (const act of ['edit', 'cancel'])
      expect((await post(`requests/${act}`, { id, version: 7 })).body).toMatchObject({
        code: 'stale_version',
        current: requests[0],
        version: 1,
      });
  });
});

describe('days off of somebody who starts or leaves', () => {
  it('lie within the first and the last day of work, and an open absence ends with the last one', async () => {
    const name = { first_name: 'Tim', last_name: 'Tijdelijk', email: 'tim@example.com' };
    const person = { ...name, start_date: '03/11/2026', active_until: '25/11/2026', team_ids: [MANAGED_TEAM_ID] };
    const { id: tim } = await ok(admin.post('/api/employees/add', person));
    const before = await ask(tim, '02/11/2026');
    expect(before.body.fields).toEqual([
      expect.objectContaining({
        path: 'start_date',
        code: 'before_first_day',
        message: expect.stringContaining('03/11/2026'),
      }),
    ]);
    const over = { end_date: '26/11/2026' };
    expect(await refusals(ask(tim, '25/11/2026', over))).toEqual([422, 'end_date: after_last_day']);
    expect(await refusals(ask(tim, '26/11/2026'))).toEqual([422, 'start_date: after_last_day']);
    await ok(ask(tim, '03/11/2026'));
    const ill = { employee_id: tim, type_id: illness };
    const early = post('absences/add', { ...ill, start_date: '02/11/2026' }, manager);
    expect(await refusals(early)).toEqual([422, 'start_date: before_first_day']);
    const { id } = await ok(post('absences/add', { ...ill, start_date: '23/11/2026' }, manager));
    const minutesNow = async () => (await get(`inbox/daysOff/${id}/detail`)).minutes;
    expect(await minutesNow()).toBe(456);
    expect(await refusals(post('absences/end', { id, ...over }))).toEqual([422, 'end_date: after_last_day']);
    pinToday('2026-11-30');
    expect(await minutesNow()).toBe(3 * 456);
    const { days } = await get(`calendar/person/${tim}`, { year: '2026' });
    expect(days.filter(({ kind }: { kind: string }) => kind === 'absence')).toHaveLength(3);
    pinToday(TODAY);
  });

  it('count no more in balance and calendar once the last day lies before them', async () => {
    const name = { first_name: 'Max', last_name: 'Minder', email: 'max@example.com' };
    const person = { ...name, start_date: '01/01/2020', team_ids: [MANAGED_TEAM_ID] };
    const { id: max } = await ok(admin.post('/api/employees/add', person));
    await ok(ask(max, '07/12/2026', { end_date: '09/12/2026', approved: 1 }));
    const counted = async () => {
      const { days } = await get(`calendar/person/${max}`, { year: '2026' });
      const { data } = await get(`daysOff/employee/${max}/balances`, { year: '2026' });
      return [days.length, data.find(({ planned }: { planned: number }) => planned > 0)?.planned];
    };
    expect(await counted()).toEqual([3, 3 * 456]);
    await ok(admin.post('/api/employees/delete', { id: max, active_until: '08/12/2026' }));
    expect(await counted()).toEqual([2, 2 * 456]);
    const next = (await get(`daysOff/employee/${max}/balances`, { year: '2027' })).data;
    expect(new Set(next.map(({ left }: { left: number }) => left))).toEqual(new Set([0]));
    await ok(admin.post('/api/employees/undelete', { id: max }));
    expect(await counted()).toEqual([3, 3 * 456]);
  });

  it('are judged beside the people who work by then, and leave nobody at work before or after', async () => {
    const teamOf = { team_ids: [(await ok(admin.post('/api/teams/add', { name: 'Small' }))).id] };
    const add = async (first_name: string, over: object) =>
      (await ok(admin.post('/api/employees/add', { first_name, last_name: 'Small', ...teamOf, ...over }))).id;
    const stays = await add('Stays', { start_date: '01/01/2020' });
    const leaves = await add('Leaves', { start_date: '01/01/2020', active_until: '08/12/2026' });
    const joins = await add('Joins', { start_date: '10/12/2026' });
    const { id } = await ok(ask(stays, '07/12/2026', { end_date: '10/12/2026' }));
    const { team } = await get(`inbox/daysOff/${id}/detail`);
    expect([team.size, team.at_work.map(({ people: count }: { people: number }) => count)]).toEqual([3, [1, 1, 0, 1]]);
    const { data } = await get('calendar/month', { year: '2026', month: '12', search_term: 'Small' });
    const worked = (who: number) => data.find(({ id: row }: { id: number }) => row === who).schedule.slice(6, 11); // 07/12 to 11/12
    expect([worked(leaves), worked(joins)]).toEqual([
      [456, 456, 0, 0, 0],
      [0, 0, 0, 456, 456],
    ]);
  });

  it('are not approved any more once the last day lies before their end', async () => {
    const name = { first_name: 'Lea', last_name: 'Laatst', email: 'lea@example.com' };
    const person = { ...name, start_date: '01/01/2020', team_ids: [MANAGED_TEAM_ID] };
    const { id: lea } = await ok(admin.post('/api/employees/add', person));
    const ids: number[] = [];
    for (const [from, to] of [
      ['07/12/2026', '09/12/2026'],
      ['14/12/2026', '14/12/2026'],
      ['30/11/2026', '01/12/2026'],
    ] as const)
      // prettier-ignore
      ids.push((await ok(ask(lea, from, { end_date: to }))).id);
    const { version } = await get(`employees/${lea}/detail`);
    await ok(admin.post('/api/employees/edit', { id: lea, version, active_until: '08/12/2026' }));
    const decide = (request_ids: unknown[], decision: string, message = '') =>
      post('requests/decide', { request_ids, decision, message }, manager);
    const [partly, wholly, within] = ids;
    const refused = await decide([partly], 'approve');
    expect(await refusals(Promise.resolve(refused))).toEqual([422, 'end_date: after_last_day']);
    expect(refused.body.fields[0].message).toContain('08/12/2026');
    expect(await refusals(decide([wholly], 'approve'))).toEqual([422, 'start_date: after_last_day']);
    expect((await get(`inbox/daysOff/${partly}/detail`)).warnings).toContain('not_employed');
    expect((await get(`inbox/daysOff/${within}/detail`)).warnings).not.toContain('not_employed');
    expect(await ok(decide(ids, 'approve'))).toEqual({
      count: 1,
      failed: [partly, wholly].map((id) => ({ id, code: 'form_invalid' })),
    });
    await ok(post('requests/edit', { id: partly, end_date: '08/12/2026' }, manager));
    expect(await ok(decide([partly], 'approve'))).toMatchObject({ state: 'approved' });
    expect(await ok(decide([wholly], 'decline', 'You left by then'))).toMatchObject({ state: 'declined' });
  });
});

describe('rights and settings', () => {
  it('stay readable with a step of no days, and take no year twice', async () => {
    await ok(post('rights/set', { type_id: leave, days: 20, seniority: [{ from_years: 5, days: 0 }] }));
    expect((await get('daysOff/rights/list')).data[0].seniority).toEqual([{ from_years: 5, days: 0 }]);
    const twice = [1, 2].map((days) => ({ from_years: 5, days }));
    expect(await refusals(post('rights/set', { type_id: leave, seniority: twice }))).toEqual([
      422,
      'seniority.1.from_years: listed_twice',
    ]);
  });

  it('change from a year on and leave the years before as they were', async () => {
    const { id } = await ok(post('types/add', { name: 'Extra days', has_balance: 1 }));
    const carried = { type_id: id, days: 10, carries_until: '31/03' };
    await ok(post('rights/set', carried));
    const rights = async (year: number) => {
      const { data } = await get(`daysOff/employee/${people[0]}/balances`, { year: String(year) });
      const { right, carried_over } = data.find(({ type_id }: { type_id: number }) => type_id === id);
      return [right / 456, carried_over / 456];
    };
    const shown = async () =>
      (await get('daysOff/rights/list')).data.find(({ type_id }: { type_id: number }) => type_id === id);
    const [before, next] = [await rights(2026), await rights(2027)];
    await ok(post('rights/set', { type_id: id, days: 20, from_year: 2027 }));
    expect(await rights(2026)).toEqual(before);
    expect(await rights(2027)).toEqual([2 * next[0]!, next[1]]);
    expect(await shown()).toMatchObject({ days: 10, from_year: null, changes_in: 2027 });
    // The right of today is corrected beside the planned one, which a change from an earlier year takes the place of.
    await ok(post('rights/set', { type_id: id, days: 11 }));
    expect(await shown()).toMatchObject({ days: 11, changes_in: 2027 });
    await ok(post('rights/set', { type_id: id, days: 12, from_year: 2026 }));
    expect(await shown()).toMatchObject({ days: 12, carries_until: '31/03', from_year: 2026, changes_in: null });
    expect(await refusals(post('rights/set', { type_id: id, days: 1, from_year: 2029 }))).toEqual([
      422,
      'from_year: max',
    ]);
    expect(await refusals(post('rights/set', { type_id: id, days: 1, from_year: 1999 }))).toEqual([
      422,
      'from_year: min',
    ]);
  });

  it('lose nothing when several save at once', async () => {
    const others = await Promise.all(
      ['One', 'Two', 'Three'].map(async (name) => (await ok(post('types/add', { name, has_balance: 1 }))).id),
    );
    await Promise.all(others.map((type_id, at) => ok(post('rights/set', { type_id, days: at + 1 }))));
    const rights = (await get('daysOff/rights/list')).data;
    expect(others.map((id) => rights.find(({ type_id }: { type_id: number }) => type_id === id).days)).toEqual([
      1, 2, 3,
    ]);
  });

  it('keep a type with a correction of a balance', async () => {
    const { id } = await ok(post('types/add', { name: 'Corrected', has_balance: 1 }));
    const correction = { employee_id: people[0], type_id: id, year: 2026, minutes: 60, reason: 'Former employer' };
    await ok(post('balances/correct', correction));
    expect((await post('types/delete', { id })).body).toMatchObject({ code: 'referenced', count: 1 });
  });

  it('know public holidays of any year, whatever the first year of balances', async () => {
    const person = nextPerson();
    await ok(admin.post('/api/settings/daysOff', { first_year: 2100 }));
    expect(await refusals(ask(person, '01/01/2027'))).toEqual([422, 'start_date: counts_nothing']);
    expect(await refusals(ask(person, '01/01/2015'))).toEqual([422, 'start_date: counts_nothing']);
    await ok(ask(person, '04/11/2026', { approved: 1 }));
    expect((await balanceOf(person, '2026')).taken).toBe(456);
    await ok(admin.post('/api/settings/daysOff', { first_year: 2026 }));
  });

  it('count requests ahead again after a change of the closing day', async () => {
    const person = nextPerson();
    // 01/05/2027 is a Saturday, kept on Monday 03/05 while Saturday is the closing day.
    const { id } = await ok(ask(person, '03/05/2027', { end_date: '04/05/2027' }));
    const minutesOf = async () => (await get(`inbox/daysOff/${id}/detail`)).minutes;
    expect(await minutesOf()).toBe(456);
    const { run_id: run } = await ok(admin.post('/api/settings/daysOff', { closing_day: null }));
    expect((await ended(admin, run)).status).toBe('succeeded');
    expect(await minutesOf()).toBe(912);
    const { run_id: back } = await ok(admin.post('/api/settings/daysOff', { closing_day: 6 }));
    await ended(admin, back);
    expect(await minutesOf()).toBe(456);
    expect((await ok(admin.post('/api/settings/daysOff', { past_days: 31 }))).run_id).toBeNull();
  });
});

describe('a change of an approved request', () => {
  it('that is approved at once ends the change that waits', async () => {
    const person = nextPerson();
    const { id: first } = await ok(ask(person, '07/12/2026', { approved: 1 }));
    const waits = await ok(post('requests/edit', { id: first, start_date: '08/12/2026', end_date: '08/12/2026' }));
    const { id: last } = await ok(post('requests/edit', { id: first, start_date: '08/12/2026', end_date: '09/12/2026', approved: 1 })); // prettier-ignore
    expect(await statesOf(person)).toEqual({ [first]: 'cancelled', [waits.id]: 'cancelled', [last]: 'approved' });
    expect((await post('requests/decide', { request_ids: [waits.id], decision: 'approve' })).status).toBe(409);
  });

  it('is approved at once in place of both, and undone as well', async () => {
    const person = nextPerson();
    const { id: first } = await ok(ask(person, '07/12/2026', { approved: 1 }));
    const waits = await ok(post('requests/edit', { id: first, start_date: '08/12/2026', end_date: '08/12/2026' }));
    const { id: last } = await ok(post('requests/edit', { id: waits.id, approved: 1 }));
    expect(await statesOf(person)).toEqual({ [first]: 'cancelled', [waits.id]: 'cancelled', [last]: 'approved' });
    await ok(post('requests/undecide', { request_ids: [last] }));
    expect(await statesOf(person)).toMatchObject({ [first]: 'approved', [last]: 'requested' });
  });
});

it('a person with many requests ahead gets another schedule, and a run counts them again', async () => {
  const person = nextPerson();
  for (let at = 0; at < MANY; at += 1) await ok(ask(person, toDmy(addDays('2027-01-05', 7 * at)), { approved: 1 }));
  const { id: schedule_id } = await ok(
    post('schedules/add', { name: 'Mornings', weeks: [[60, 60, 60, 60, 60, 0, 0]] }),
  );
  const before = (await balanceOf(person, '2027')).planned;
  const { rederived, run_id: run } = await ok(post('schedules/assign', { employee_id: person, schedule_id, from: '01/01/2027' })); // prettier-ignore
  expect(rederived.count).toBe(MANY);
  expect((await ended(admin, run)).done).toBe(MANY);
  expect([before, (await balanceOf(person, '2027')).planned]).toEqual([456 * MANY, 60 * MANY]);
});

it('a schedule begins on no day whose year is mistyped', async () => {
  const weeks = [[60, 60, 60, 60, 60, 0, 0]];
  const { id } = await ok(post('schedules/add', { name: 'Hours', weeks }));
  for (const [from, code] of [
    ['01/01/1900', 'date_before_min'],
    ['31/12/2100', 'date_after_max'],
  ] as const) {
    const period = { employee_id: people[0], schedule_id: id, from };
    expect(await refusals(post('schedules/assign', period))).toEqual([422, `from: ${code}`]);
    expect(await refusals(post('schedules/edit', { id, weeks, from }))).toEqual([422, `from: ${code}`]);
  }
});

describe('an absence', () => {
  const told = (start_date: string, end_date: string | null, employee_id = people[0]) =>
    post('absences/add', { employee_id, type_id: illness, start_date, end_date });

  it('is refused beyond what anybody plans, and beyond ten years', async () => {
    expect(await refusals(told('02/11/2026', '31/12/2100'))).toEqual([422, 'end_date: date_after_max']);
    expect(await refusals(told('02/11/2015', '02/11/2026'))).toEqual([422, 'end_date: span_too_long']);
    expect(await refusals(told('02/11/1955', null))).toEqual([422, 'start_date: span_too_long']);
  });

  it('is decided by nobody', async () => {
    const { id } = await ok(told('02/11/2026', '03/11/2026'));
    const { status, body } = await post('requests/decide', { request_ids: [id], decision: 'approve' });
    expect([status, body.code, body.detail]).toEqual([409, 'already_decided', 'Nobody has to decide this.']);
  });
});

it('nobody reaches people of other teams by a number', async () => {
  const person = nextPerson();
  const { id } = await ok(ask(person, '07/12/2026'));
  const { id: absence } = await ok(post('absences/add', { employee_id: person, type_id: illness, start_date: '02/11/2026' })); // prettier-ignore
  const attempts = await Promise.all([
    post('requests/edit', { id, start_date: '08/12/2026', end_date: '08/12/2026' }, manager),
    post('requests/cancel', { id }, manager),
    post('requests/decide', { request_ids: [id], decision: 'approve' }, manager),
    post('absences/edit', { id: absence, end_date: '03/11/2026' }, manager),
    post('absences/end', { id: absence, end_date: '03/11/2026' }, manager),
    manager.get(`/api/inbox/daysOff/${id}/detail`),
    manager.get(`/api/daysOff/employee/${person}/list`),
    manager.get(`/api/daysOff/employee/${person}/balances`, { year: '2026' }),
    manager.get(`/api/calendar/person/${person}`, { year: '2026' }),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404));
});

it('leaves consistent data', async () => {
  expect(await fsck()).toEqual([]);
});
