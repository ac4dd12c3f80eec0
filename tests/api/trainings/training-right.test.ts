import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import { textsOf } from '#tests/builders/read-workbook.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { areaRule, offeredByAreas } from '#functions/platform/people-list/area-segments.ts';
import { trainingSegments } from '#functions/trainings/people-segments.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, MANAGED_TEAM_ID } from '#tests/personas.ts';

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
  return id;
};

const { runtime, admin } = await startCompanyWithRuns();
const manager = await runtime.as('manager');
beforeAll(async () => {
  for (const [id, fields] of [
    [somebody, { start_date: `01/01/${year - 1}`, statute: 'white_collar' }],
    [freelancer, { statute: 'self_employed' }],
  ] as const)
    await ok('/api/employees/edit', { id, ...fields });
});
afterAll(() => folder.remove());

describe('the settings', () => {
  it('are empty at first, keep what is not sent, and stand in the audit', async () => {
    expect((await admin.get('/api/settings/trainings')).body).toEqual({ average_fte: null, days_of_right: null, period_start_year: 2024, version: 0 }); // prettier-ignore
    expect(await balance(somebody)).toMatchObject({ right: 0, left: 0, reason: 'no_number' });
    expect(await settings({ average_fte: '45,5' })).toEqual({ average_fte: 45.5, days_of_right: null, period_start_year: 2024, version: 1 }); // prettier-ignore
    await settings({ days_of_right: 4 });
    expect(await settings({ days_of_right: '' })).toMatchObject({ average_fte: 45.5, days_of_right: null });
    const feed = (await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: '1' })).body;
    expect(JSON.stringify(feed)).toContain('training_settings_updated');
    for (const wrong of [{ average_fte: -1 }, { days_of_right: 101 }, { period_start_year: 1999 }])
      expect((await admin.post('/api/settings/trainings', wrong)).status).toBe(422);
    expect((await manager.post('/api/settings/trainings', { average_fte: 5 })).status).toBe(403);
  });

  it('of two who save on the same version the second one sees what the first one saved', async () => {
    const { version } = (await admin.get('/api/settings/trainings')).body;
    const save = (body: object) => admin.post('/api/settings/trainings', { ...body, version });
    const both = await Promise.all([save({ average_fte: 30 }), save({ average_fte: 40 })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [saved, refused] = both.toSorted((one, other) => one.status - other.status);
    expect(saved?.body.version).toBe(version + 1);
    expect(refused?.body).toMatchObject({
      code: 'stale_version',
      version: version + 1,
      current: { average_fte: saved?.body.average_fte },
    });
    expect((await save({ average_fte: 50 })).body.code).toBe('stale_version');
    const same = await settings({ average_fte: saved?.body.average_fte, version: version + 1 });
    expect(same.version).toBe(version + 1);
    await Promise.all([settings({ average_fte: 45.5 }), settings({ period_start_year: 2023 })]);
    expect(await settings({ period_start_year: 2024 })).toMatchObject({ average_fte: 45.5, version: version + 4 });
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

/** The lines of a file that an export answers, headers first. */
const linesOf = async (url: string): Promise<string[][]> => {
  const content = Buffer.from(await (await fetch(url)).arrayBuffer());
  return textsOf(folder.write('export.xlsx', content));
};

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
    const lines = await linesOf(url);
    expect(lines[0]?.slice(3)).toEqual(['Training right in days', 'Carried over', 'Followed, formal', 'Followed, informal', 'Followed', 'Planned', 'Left', 'Why no right']); // prettier-ignore
    const own = lines.find((line) => line[0] === 'default Persona');
    expect(own?.slice(3)).toEqual(['5', '0', '2', '0', '2', '0', '3', '']);
    expect(lines.find((line) => line[0] === 'light Persona')?.at(-1)).toBe('Self-employed');
  });
});

describe('the segments of people that trainings bring', () => {
  const people = async (segment_id: string, query: Record<string, string> = {}, client = admin) => {
    const answer = await client.get('/api/employees/list', { per_page: '100', segment_id, ...query });
    return answer.status === 200
      ? answer.body.data.map(({ id }: { id: number }) => id)
      : [answer.status, answer.body.code];
  };
  const brought = async (client = admin) =>
    (await client.get('/api/segments/list', { object_type: 'employee' })).body.data.filter(
      ({ kind }: { kind: string }) => kind === 'area',
    );

  it('has who followed fewer days this year, by list, search, order, filter, file and ids', async () => {
    const everybody = await people('all');
    const below = await people('training_days_below_2');
    expect(below).toEqual(everybody.filter((id: number) => id !== somebody));
    expect(await people('training_days_below_2.5')).toEqual(everybody);
    expect(await people('training_days_below_2', { search_term: 'reader' })).toEqual([other]);
    const sorted = await people('training_days_below_2', { orderby_column: 'name', orderby_direction: 'desc' });
    expect(sorted.toSorted()).toEqual(below.toSorted());
    expect(sorted).not.toEqual(below);
    const filters = JSON.stringify({ conditions: [{ column: 'statute', operator: 'is', values: ['self_employed'] }] });
    expect(await people('training_days_below_2', { filters })).toEqual([freelancer]);
    const ids = (await admin.get('/api/employees/idsBySegment', { segment_id: 'training_days_below_2' })).body;
    expect(ids.employee_ids.toSorted()).toEqual(below.toSorted());
    const { file_url: url } = (await admin.get('/api/employees/list/excel', { segment_id: 'training_days_below_2' }))
      .body;
    expect((await linesOf(url)).length - 1).toBe(below.length);
    expect((await get('balances/list', { per_page: '100', segment_id: 'training_days_below_2' })).count).toBe(
      below.length,
    );
    for (const wrong of ['training_days_below_', 'training_days_below_-1', 'trainings_to_follow_99999'])
      expect(await people(wrong)).toEqual([404, 'unknown_segment']);
  });

  it('follows what is followed, although nobody changed', async () => {
    expect(await people('training_days_below_2')).toContain(other);
    const training_id = await training(year, 2, {}, other, 'followed');
    expect(await people('training_days_below_2')).not.toContain(other);
    await ok('/api/trainings/edit', { training_id, training_amount_days: 1 });
    expect(await people('training_days_below_2')).toContain(other);
  });

  it('has who must still follow a program, which no program is mandatory for', async () => {
    const body = { program_name: 'Fire safety', mandatory_segment_id: 'all', isFirstSession: 1 as const, name: 'Day 1', cost: 1 }; // prettier-ignore
    const { id, training_id } = await ok('/api/trainings/programs/add', body);
    const key = `trainings_to_follow_${id}`;
    expect(await people(key)).toEqual(await people('all'));
    await ok('/api/trainings/participants/add', { training_id, employee_id: somebody });
    await ok('/api/trainings/participants/updateStatus', { training_id, employee_ids: [somebody], status: 'followed' });
    expect(await people(key)).toEqual((await people('all')).filter((each: number) => each !== somebody));
    const offered = await brought();
    expect(offered.map((one: { id: string }) => one.id)).toEqual([
      key,
      ...[1, 2, 3, 4, 5].map((days) => `training_days_below_${days}`),
    ]);
    expect(offered[0]).toMatchObject({
      name: 'Fire safety', label: 'people:segment.to_follow', area: 'trainings', count: (await people(key)).length,
    }); // prettier-ignore
    const refused = await admin.post('/api/trainings/programs/edit', { program_id: id, mandatory_segment_id: key });
    expect([refused.status, refused.body.code]).toEqual([404, 'unknown_segment']);
    await ok('/api/trainings/programs/edit', { program_id: id, mandatory_segment_id: '' });
    expect(await people(key)).toEqual([404, 'unknown_segment']);
    await ok('/api/trainings/programs/edit', { program_id: id, mandatory_segment_id: 'all' });
  });

  it('has for a team manager their own people, and is not there for who may not read trainings', async () => {
    const led = await people(`team_${MANAGED_TEAM_ID}`, {}, manager);
    const [toFollow] = await brought(manager);
    expect(toFollow.count).toBe(led.length - 1);
    expect(await people(toFollow.id, {}, manager)).toEqual(led.filter((id: number) => id !== somebody));
    expect(await people('training_days_below_2', {}, manager)).toEqual(led.filter((id: number) => id !== somebody));
    // Nobody who sees people lacks this right today, so that the rule itself is asked.
    const reseller = actorOf('reseller');
    expect(await offeredByAreas([trainingSegments], reseller)).toEqual([]);
    expect(await areaRule([trainingSegments], reseller, { segment_id: toFollow.id, show_deleted_only: '0' })).toBe(
      undefined,
    );
  });

  it('can be chosen in bulk', async () => {
    const query = { segment_id: 'training_days_below_2', search_term: 'persona' };
    const found = await people(query.segment_id, query);
    expect(found.length).toBeGreaterThan(1);
    const { run_id: id } = await ok('/api/bulkEdit/start', {
      object_type: 'employee',
      query,
      set: { tags_add: ['to train'] },
    });
    expect(await ended(admin, id)).toMatchObject({ done: found.length, failed: 0 });
  });
});
