import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { startRuntimeWithRuns } from '#tests/api/runs/runtime-with-runs.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { employeeIdOf } from '#tests/personas.ts';

let close: () => Promise<void>;
let admin: ApiClient;
let manager: ApiClient;
const folder = aTemporaryFolder();

const year = Number(today().slice(0, 4));
const [somebody, other, freelancer] = [employeeIdOf('default'), employeeIdOf('reader'), employeeIdOf('light')];

const ok = async (path: string, body: object) => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const get = async (path: string, query: Record<string, string> = {}, client = admin) => {
  const answer = await client.get(`/api/trainings/${path}`, query);
  return answer.status === 200 ? answer.body : [answer.status, answer.body.code];
};
const settings = (body: object) => ok('/api/settings/trainings', body);
const balance = (id: number, of = year) => get(`employee/${id}/balance`, { year: String(of) });

/** A training of days in a year, with one person and their status. */
const training = async (of: number, days: number, over: object, person: number, status?: string) => {
  const day = toDmy(`${of}-01-02`);
  const body = { name: 'Course', cost: 1, start_date: day, end_date: toDmy(addDays(`${of}-01-02`, 9)) };
  const { id } = await ok('/api/trainings/add', { ...body, training_amount_days: days, ...over });
  await ok('/api/trainings/participants/add', { training_id: id, employee_id: person });
  if (status) await ok('/api/trainings/participants/updateStatus', { training_id: id, employee_ids: [person], status });
};

beforeAll(async () => {
  const { runtime, close: end } = await startRuntimeWithRuns();
  close = end;
  [admin, manager] = await Promise.all([runtime.as('admin'), runtime.as('manager')]);
  for (const [id, fields] of [
    [somebody, { start_date: `01/01/${year - 1}`, statute: 'white_collar' }],
    [freelancer, { statute: 'self_employed' }],
  ] as const)
    await ok('/api/employees/edit', { id, ...fields });
});
afterAll(async () => {
  folder.remove();
  await close();
});

describe('the settings', () => {
  it('are empty at first, keep what is not sent, and stand in the audit', async () => {
    expect((await admin.get('/api/settings/trainings')).body).toEqual({ average_fte: null, days_of_right: null, period_start_year: 2022 }); // prettier-ignore
    expect(await balance(somebody)).toMatchObject({ right: 0, left: 0, reason: 'no_number' });
    expect(await settings({ average_fte: '45,5' })).toEqual({ average_fte: 45.5, days_of_right: null, period_start_year: 2022 }); // prettier-ignore
    await settings({ days_of_right: 4 });
    expect(await settings({ days_of_right: '' })).toMatchObject({ average_fte: 45.5, days_of_right: null });
    const feed = (await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: '1' })).body;
    expect(JSON.stringify(feed)).toContain('training_settings_updated');
    for (const wrong of [{ average_fte: -1 }, { days_of_right: 101 }, { period_start_year: 1999 }])
      expect((await admin.post('/api/settings/trainings', wrong)).status).toBe(422);
    expect((await manager.post('/api/settings/trainings', { average_fte: 5 })).status).toBe(403);
  });
});

describe('the balance of a person', () => {
  it('counts formal, informal and planned days apart and carries over what a year left', async () => {
    await settings({ average_fte: 45, period_start_year: year - 2 });
    await training(year - 1, 2, {}, somebody, 'followed');
    await training(year, 1.5, {}, somebody, 'followed');
    const minutes = { training_amount_selection: 'minutes', training_amount_minutes: 228, training_amount_days: '' };
    await training(year, 0, { ...minutes, type_of_training: 'informal' }, somebody, 'followed');
    await training(year, 3, {}, somebody, 'not_pursued');
    const ahead = { start_date: toDmy(addDays(today(), 1)), end_date: toDmy(addDays(today(), 4)) };
    await training(year, 1, ahead, somebody);
    const planned = addDays(today(), 4).startsWith(String(year)) ? 1 : 0;
    expect(await balance(somebody)).toEqual({
      year, right: 5, carried_over: 3, followed_formal: 1.5, followed_informal: 0.5, planned, left: 6, reason: null,
    }); // prettier-ignore
    expect(await balance(somebody, year - 2)).toMatchObject({ right: 0, reason: 'not_employed' });
    expect(await balance(freelancer)).toMatchObject({ right: 0, left: 0, reason: 'self_employed' });
    await settings({ average_fte: 9 });
    expect(await balance(somebody)).toMatchObject({ right: 0, left: -2, reason: 'too_few_employees' });
    await settings({ average_fte: 45 });
    expect(await balance(987654)).toEqual([404, 'not_found']);
  });

  it('is for a team manager that of their own people', async () => {
    expect(await get(`employee/${somebody}/balance`, {}, manager)).toMatchObject({ right: 5 });
    expect(await get(`employee/${other}/balance`, {}, manager)).toEqual([404, 'not_found']);
  });
});

describe('the list', () => {
  const names = (rows: { person_name: string }[]) => rows.map(({ person_name: name }) => name);

  it('has everybody in sight, who followed too little, and the order of a column', async () => {
    const { data, count } = await get('balances/list', { per_page: '100' });
    expect(count).toBe(data.length);
    const one = data.find(({ employee_id: id }: { employee_id: number }) => id === somebody);
    expect(one).toMatchObject({ person_name: 'default Persona', right: 5, carried_over: 3, followed: 2, left: 6 });
    const below = await get('balances/list', { per_page: '100', followed_below: '2' });
    expect(below.count).toBe(count - 1);
    expect(names(below.data)).not.toContain('default Persona');
    expect((await get('balances/list', { followed_below: '2,5' })).count).toBe(count);
    const most = await get('balances/list', { orderby_column: 'followed', orderby_direction: 'desc', per_page: '1' });
    expect(names(most.data)).toEqual(['default Persona']);
    expect((await get('balances/list', { search_term: 'default' })).count).toBe(1);
    const led = await get('balances/list', { per_page: '100' }, manager);
    expect(led.count).toBeLessThan(count);
    expect(names(led.data)).not.toContain('reader Persona');
  });

  it('is a file for the works council', async () => {
    const { file_url: url } = await get('balances/excel', { year: String(year - 1) });
    const content = Buffer.from(await (await fetch(url)).arrayBuffer());
    const lines: string[][] = [];
    for await (const part of readWorkbook(folder.write('balances.xlsx', content)))
      lines.push(part.kind === 'header' ? part.headers : part.cells.map((cell) => ('text' in cell ? cell.text : ''))); // prettier-ignore
    expect(lines[0]?.slice(3)).toEqual(['Days of right', 'Carried over', 'Followed, formal', 'Followed, informal', 'Followed', 'Planned', 'Left', 'Why there is no right']); // prettier-ignore
    const own = lines.find((line) => line[0] === 'default Persona');
    expect(own?.slice(3)).toEqual(['5', '0', '2', '0', '2', '0', '3', '']);
    expect(lines.find((line) => line[0] === 'light Persona')?.at(-1)).toBe('Self-employed');
  });
});
