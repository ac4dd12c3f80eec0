import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { giveStandardTypes } from '#functions/days-off/standard-types.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

const MORE = 8;
let runtime: Runtime;
let admin: ApiClient;
let manager: ApiClient;
let light: ApiClient;

const get = async (path: string, query: Record<string, string> = {}, client = admin) => {
  const { status, body } = await client.get(`/api/${path}`, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
type Entry = { date: string; kind: string; state: string };
type Person = { employee_id: number; days: Entry[] };

/** The day of the present month on which most people of the demo are away, with how many. */
let busiest: readonly [day: string, people: readonly number[]];

const awayIn = (people: readonly Person[]): ReadonlyMap<string, number[]> => {
  const away = new Map<string, number[]>();
  for (const { employee_id: id, days } of people)
    for (const date of new Set(
      days.filter(({ kind, state }) => kind !== 'training' && state === 'approved').map((day) => day.date),
    ))
      away.set(date, [...(away.get(date) ?? []), id]);
  return away;
};

beforeAll(async () => {
  runtime = await startRuntime({ seed: `days-off=${MORE}` });
  [admin, manager, light] = await Promise.all([runtime.as('admin'), runtime.as('manager'), runtime.as('light')]);
  const now = new Date();
  const month = { year: String(now.getUTCFullYear()), month: String(now.getUTCMonth() + 1) };
  const { data } = await get('calendar/month', { ...month, per_page: '1000' });
  busiest = [...awayIn(data)].toSorted(([, one], [, other]) => other.length - one.length)[0]!;
});
afterAll(async () => {
  await admin.post('/dev/clock', { today: '' });
  await runtime.close();
});

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
    const [day, people] = busiest;
    await admin.post('/dev/clock', { today: day });
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
  // From the first Monday of March on, which is never a holiday.
  const monday = 1 + ((8 - new Date(Date.UTC(year, 2, 1)).getUTCDay()) % 7);
  const [first, second, third] = [0, 1, 2].map((at) => `0${monday + at}/03/${year}`);
  const query = { year: String(year), month: '3', per_page: '1' };
  const days = async () =>
    (await get('calendar/month', query)).data[0].days.filter(({ kind }: Entry) => kind === 'training');
  const post = async (path: string, body: Record<string, unknown>) => {
    const answer = await admin.post(`/api/trainings/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const { id: employee_id } = (await get('calendar/month', query)).data[0];
  const { id } = await post('add', { name: 'First aid', cost: 0, start_date: first, end_date: first });
  expect(await days()).toEqual([]);
  await post('participants/add', { training_id: id, employee_id });
  expect(await days()).toMatchObject([{ date: first, training_id: id }]);
  await post('edit', { training_id: id, start_date: second, end_date: third });
  expect(await days()).toMatchObject([{ date: second }, { date: third }]);
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
    expect(problems.count).toBeLessThan(all.count / 2);
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
