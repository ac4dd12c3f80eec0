import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { giveStandardTypes } from '#functions/days-off/standard-types.ts';
import { belgianDay } from '#shared/values/dates.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';

const MORE = 8;

const get = async (path: string, query: Record<string, string> = {}, client = admin) => {
  const { status, body } = await client.get(`/api/${path}`, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
type Entry = { date: string; kind: string; state: string };
type Person = { employee_id: number; days: Entry[] };

/** The day of the present month on which most people of the demo are away. */
let busiest: string;

const awayIn = (people: readonly Person[]): ReadonlyMap<string, number[]> => {
  const away = new Map<string, number[]>();
  for (const { employee_id: id, days } of people)
    for (const date of new Set(days.filter(({ state }) => state === 'approved').map((day) => day.date)))
      away.set(date, [...(away.get(date) ?? []), id]);
  return away;
};

const { runtime, admin } = await startCompany({ seed: `days-off=${MORE}` });
const [manager, light] = await Promise.all([runtime.as('manager'), runtime.as('light')]);
const awayThisMonth = async (): Promise<ReadonlyMap<string, number[]>> => {
  const [year, month] = belgianDay(new Date()).split('-');
  return awayIn((await get('calendar/month', { year: `${year}`, month: `${Number(month)}`, per_page: '1000' })).data);
};
beforeAll(async () => {
  const [first] = [...(await awayThisMonth())].toSorted(([, one], [, other]) => other.length - one.length);
  if (!first) throw new Error('somebody of the demo is away in each month');
  [busiest] = first;
});
afterAll(() => admin.post('/dev/clock', { today: '' }));

describe('the days off of the demo company', () => {
  it('have every state, and nothing is wrong with them', async () => {
    for (const segment of ['to_decide', 'approved', 'declined', 'cancelled', 'absences'])
      expect((await get('inbox/daysOff/list', { segment_id: segment })).count, segment).toBeGreaterThan(0);
    expect((await get('inbox/daysOff/list', { segment_id: 'to_decide' })).count).toBe(12);
    expect(await fsck()).toEqual([]);
  });

  it('have their types already, and goes on with the ids after those of the demo', async () => {
    const { count } = await get('daysOff/types/list');
    await giveStandardTypes();
    expect((await get('daysOff/types/list')).count).toBe(count);
    const { status } = await admin.post('/api/daysOff/types/add', { name: 'Blood donation', kind: 'leave' });
    expect(status).toBe(200);
  });
});

describe('the pushes of the demo company', () => {
  it('have their payload, whose hash is right, their answers and the outcome of each person', async () => {
    const { data, count } = await get('daysOff/push/list', { per_page: '10' });
    expect(count).toBe(2);
    for (const { command_id: id, people, lines, sha256 } of data) {
      expect([people > 0, lines > 0]).toEqual([true, true]);
      expect((await get(`daysOff/push/${id}/payload`)).sha256).toBe(sha256);
      const outcomes = await get(`daysOff/push/${id}/people`, { per_page: '500' });
      const states = outcomes.data.map(({ state }: { state: string }) => state);
      expect(states.filter((state: string) => state === 'taken_over')).toHaveLength(people);
      expect((await get(`daysOff/push/${id}/answers`)).count).toBeGreaterThan(1);
    }
    const [latest] = data;
    const detail = await get(`daysOff/push/${latest.command_id}/detail`);
    expect(detail).toMatchObject({ status_report: 'success', counts: { to_go: 0 } });
    expect(detail.steps).toHaveLength(5);
  });
});

describe('the home page', () => {
  it('shows who is away today, as the calendar does, and what waits for the user', async () => {
    await admin.post('/dev/clock', { today: busiest });
    // Of an absence without a last day the calendar shows what is over.
    const people = (await awayThisMonth()).get(busiest) ?? [];
    const { daysOff } = await get('home');
    expect(daysOff.away_count).toBe(people.length);
    const approved = daysOff.away_today.filter(({ state }: Entry) => state === 'approved');
    expect(approved).toHaveLength(Math.min(6, people.length));
    for (const { employee_id: id } of approved) expect(people).toContain(id);
    expect(daysOff.to_decide).toBe((await get('home/counts')).to_decide);
    const mine = (await get('home', {}, manager)).daysOff;
    expect(mine.away_count).toBeLessThan(daysOff.away_count);
    expect(mine.to_decide).toBe((await get('inbox/daysOff/list', { segment_id: 'to_decide' }, manager)).count);
    const reader = await runtime.as('reader');
    expect((await get('home', {}, reader)).daysOff.to_decide).toBe(0);
    expect((await get('home/counts', {}, reader)).to_decide).toBeUndefined();
  });

  it('shows last, and does not count, who asked to be away today and has no answer yet', async () => {
    const waiting = (await get('inbox/daysOff/list', { segment_id: 'to_decide', per_page: '500' })).data;
    const found: string[] = [];
    for (const { start_date: day, employee_id: id } of waiting) {
      await admin.post('/dev/clock', { today: day });
      const { daysOff } = await get('home');
      const at = daysOff.away_today.findIndex(({ employee_id: one }: { employee_id: number }) => one === id);
      if (at === -1) continue;
      found.push(daysOff.away_today[at].state);
      expect(daysOff.away_today.slice(0, daysOff.away_count).every(({ state }: Entry) => state === 'approved')).toBe(
        true,
      );
    }
    expect(found).toContain('requested');
  });

  it('calls an absence Absent without the right to reasons', async () => {
    const absences = (await get('inbox/daysOff/list', { segment_id: 'absences', per_page: '500' })).data;
    const open = absences.find(({ end_date: end }: { end_date: string | null }) => end === null);
    await admin.post('/dev/clock', { today: open.start_date });
    const typesFor = async (client: ApiClient): Promise<string[]> =>
      (await get('home', {}, client)).daysOff.away_today.map(({ type_name: type }: { type_name: string }) => type);
    const [told, masked] = [await typesFor(admin), await typesFor(light)];
    expect(masked).not.toContain('Illness');
    expect(masked).toEqual(told.map((name) => (name === 'Illness' ? 'Absent' : name)));
  });
});

it('the calendar follows the trainings of a person', async () => {
  const year = new Date().getUTCFullYear() + 1;
  // From the first Monday of September on: no holiday, and later than any day off of the seed.
  const monday = 1 + ((8 - new Date(Date.UTC(year, 8, 1)).getUTCDay()) % 7);
  const dayAt = (at: number): string => `0${monday + at}/09/${year}`;
  const [first, second, third] = [dayAt(0), dayAt(1), dayAt(2)];
  const { data: everybody } = await get('employees/list', { per_page: '1000' });
  const teamOf = ({ team_ids: ids }: { team_ids: number[] }): number | undefined => ids[0];
  const [{ id: employee_id, name }, colleague] = everybody.filter((one: { team_ids: number[] }) => teamOf(one) === 2);
  const query = { year: String(year), month: '9', search_term: name };
  const days = async () =>
    (await get('calendar/month', query)).data[0].days.filter(({ kind }: Entry) => kind === 'training');
  const post = async (path: string, body: Record<string, unknown>) => {
    const answer = await admin.post(`/api/trainings/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const { id } = await post('add', { name: 'First aid', cost: 0, start_date: first, end_date: first });
  expect(await days()).toEqual([]);
  await post('participants/add', { training_id: id, employee_id });
  expect(await days()).toMatchObject([{ date: first, training_id: id }]);
  await post('edit', { training_id: id, start_date: second, end_date: third });
  expect(await days()).toMatchObject([{ date: second }, { date: third }]);

  // Who is at a training is away for the colleague who asks for that day, too.
  const { data: types } = await get('daysOff/types/list', { segment_id: 'active', per_page: '100' });
  const outcome = await get('daysOff/requests/preview', {
    employee_id: String(colleague.id),
    type_id: String(types.find(({ kind }: { kind: string }) => kind === 'leave').id),
    start_date: first,
    end_date: second,
  });
  const there = outcome.overlaps.find(({ employee }: { employee: { id: number } }) => employee.id === employee_id);
  expect(there.days).toMatchObject([{ date: second, training_id: id, request_id: null, state: 'approved' }]);
  const [before, then] = outcome.team.at_work;
  expect(then.people).toBe(before.people - 1);

  await admin.post('/dev/clock', { today: third });
  const { daysOff } = await get('home');
  expect(daysOff.away_today).toContainEqual(
    expect.objectContaining({ employee_id, type_name: 'Training', end_date: third }),
  );
  expect((await get('teams/2/detail')).absences).toContainEqual(
    expect.objectContaining({ employee_id, start_date: second, end_date: third, asked: 0 }),
  );
  await admin.post('/dev/clock', { today: '' });
});

it('warns where a team has fewer at work than it asks for, and refuses nothing', async () => {
  const year = new Date().getUTCFullYear() + 1;
  const monday = `0${1 + ((8 - new Date(Date.UTC(year, 8, 1)).getUTCDay()) % 7)}/09/${year}`;
  const post = async (path: string, body: Record<string, unknown>) => {
    const answer = await admin.post(`/api/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const teamNow = async () => (await get('teams/list')).data.find(({ id }: { id: number }) => id === 2);
  const { name: team_name, people_count: size } = await teamNow();
  const { data: types } = await get('daysOff/types/list', { segment_id: 'active', per_page: '100' });
  const type_id = types.find(
    (one: { kind: string; has_balance: number }) => one.kind === 'leave' && one.has_balance === 0,
  ).id;
  const { data: members } = await get('employees/list', { segment_id: 'team_2', per_page: '1' });
  const asked = { employee_id: members[0].id, type_id, start_date: monday, end_date: monday };
  const preview = () =>
    get(
      'daysOff/requests/preview',
      Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, String(value)])),
    );
  expect((await preview()).team.minimums).toEqual([]);

  for (const min_at_work of [0, 1001])
    expect((await admin.post('/api/teams/edit', { id: 2, min_at_work })).status).toBe(422);
  await post('teams/edit', { id: 2, min_at_work: size });
  expect(await teamNow()).toMatchObject({ min_at_work: size });
  const outcome = await preview();
  expect(outcome.team.minimums).toMatchObject([
    { team_id: 2, team_name, min_at_work: size, short_days: [{ date: monday }] },
  ]);
  expect(outcome.warnings).toContain('few_at_work');
  const { people } = outcome.team.minimums[0].short_days[0];

  const { id, warnings } = await post('daysOff/requests/add', asked);
  expect(warnings).toEqual(expect.any(Array));
  const { data } = await get('inbox/daysOff/list', { segment_id: 'to_decide', per_page: '100' });
  expect(data.find((one: { id: number }) => one.id === id).warnings).toContain('few_at_work');
  // Whoever is shown, all of the team count.
  const month = { year: String(year), month: '9', search_term: members[0].name };
  const { minimums } = await get('calendar/month', month);
  expect(minimums).toMatchObject([{ team_id: 2, min_at_work: size }]);
  expect(minimums[0].short_days).toContainEqual({ date: monday, people });

  await post('daysOff/requests/decide', { request_ids: [id], decision: 'approve' });
  expect((await get(`inbox/daysOff/${id}/detail`)).state).toBe('approved');
  await post('teams/edit', { id: 2, min_at_work: null });
  expect((await get('calendar/month', month)).minimums).toEqual([]);
});

it('the calendar shows three months at once', async () => {
  const query = { year: '2026', per_page: '1' };
  const quarter = await get('calendar/month', { ...query, month: '11', months: '3' });
  const months = await Promise.all(
    [{ month: '11' }, { month: '12' }, { year: '2027', month: '1' }].map((one) =>
      get('calendar/month', { ...query, ...one }),
    ),
  );
  const all = (pick: (one: typeof quarter) => unknown[]) => months.flatMap(pick);
  expect(quarter).toMatchObject({ year: 2026, month: 11, months: 3, holidays: all(({ holidays }) => holidays) });
  expect(quarter.data[0].schedule).toEqual(all(({ data }) => data[0].schedule));
  const dates = (days: Entry[]) => days.map(({ date }) => date).toSorted();
  expect(dates(quarter.data[0].days)).toEqual(dates(all(({ data }) => data[0].days) as Entry[]));
  const refused = await admin.get('/api/calendar/month', { ...query, month: '11', months: '2' });
  expect(refused.status).toBe(422);
});

describe('balances', () => {
  it('are listed by person, sorted by what is left, with those that need a look', async () => {
    await admin.post('/dev/clock', { today: '' });
    const all = await get('daysOff/balances/list', { per_page: '5' });
    expect(all.count).toBe((await get('employees/list')).count);
    const [row] = all.data;
    const { id } = (await get('daysOff/types/list')).data.find(({ name }: { name: string }) => name === 'ADV');
    expect(row.balances).toEqual((await get(`daysOff/employee/${row.id}/balances`, { year: String(all.year) })).data);
    const left = { orderby_column: `type_${id}_left`, per_page: '1' };
    const [least] = (await get('daysOff/balances/list', left)).data;
    const adv = least.balances.find(({ type_id: type }: { type_id: number }) => type === id);
    expect(adv.left).toBeLessThan(0);
    const problems = await get('daysOff/balances/list', { problems: '1', per_page: '500' });
    expect(problems.data.map((one: { id: number }) => one.id)).toContain(least.id);
    expect(problems.count).toBe((await get('home')).daysOff.balance_problems);
    expect(problems.count).toBeLessThan(all.count);
    expect((await get('daysOff/balances/list', {}, manager)).count).toBeLessThan(all.count);
  });
});

it('has no trainings after the last day of work of somebody who leaves', async () => {
  const act = async (path: string, body: object) => {
    const { status, body: answer } = await admin.post(`/api/${path}`, body);
    expect(status, JSON.stringify(answer)).toBe(200);
    return answer;
  };
  const { id: leaver } = await act('employees/add', { first_name: 'Lou', last_name: 'Laatst' });
  const year = new Date().getUTCFullYear() + 1;
  // The first Wednesday of March and the day after it are no holidays.
  const march = new Date(Date.UTC(year, 2, 1));
  const first = 1 + ((10 - march.getUTCDay()) % 7);
  const dmy = (day: number): string => `${String(day).padStart(2, '0')}/03/${year}`;
  const days = { start_date: dmy(first), end_date: dmy(first + 1) };
  const { id: training_id } = await act('trainings/add', { name: 'Handing over', cost: 0, ...days });
  await act('trainings/participants/add', { training_id, employee_id: leaver });
  const trained = async () =>
    (await get(`calendar/person/${leaver}`, { year: String(year) })).days.map(({ date }: Entry) => date);
  expect(await trained()).toEqual([dmy(first), dmy(first + 1)]);
  await act('employees/delete', { id: leaver, active_until: dmy(first) });
  expect(await trained()).toEqual([dmy(first)]);
});
