import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { textsOf } from '#tests/builders/read-workbook.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';

/** Thirty people: the first ten in the manager's team. */
let people: number[];
const folder = aTemporaryFolder();

const day = (offset: number): string => toDmy(addDays(today(), offset));
const post = (path: string, body: Record<string, unknown>, client = admin) =>
  client.post(`/api/trainings/${path}`, body);
const get = async (path: string, query: Record<string, string> = {}, client = admin) =>
  (await client.get(`/api/trainings/${path}`, query)).body;
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const codeOf = ({ status, body }: Answer) => [status, body.code, body.fields?.[0]?.message];
const newCourse = async (over: Record<string, unknown> = {}): Promise<number> =>
  (await ok(post('add', { name: 'First aid', cost: 300, start_date: day(10), end_date: day(10), ...over }))).id;
const add = (training_id: number, employee_id: number, client = admin) =>
  post('participants/add', { training_id, employee_id }, client);
const list = (id: number, query: Record<string, string> = {}, client = admin) =>
  get(`${id}/participants/list`, { per_page: '1000', ...query }, client);
type Row = { employee_id: number; version: number; status: string; waiting: number; position: number | null };
const rowOf = async (id: number, employee: number): Promise<Row | undefined> =>
  (await list(id)).data.find((row: Row) => row.employee_id === employee);
const details = async (id: number) => (await get(`${id}/detail`)).details;
const feedOf = async (object: string, id: number): Promise<string[]> =>
  (await admin.get('/api/activity/list', { relatedObject: object, relatedObjectId: id })).body.items.map(
    ({ event_type: type }: { event_type: string }) => type,
  );
const run = async (path: string, body: Record<string, unknown>) => {
  const { run_id: id } = await ok(post(path, body));
  return ended(admin, id);
};

const { runtime, admin } = await startCompanyWithRuns();
const manager = await runtime.as('manager');
beforeAll(async () => {
  people = [];
  for (let at = 0; at < 30; at += 1) {
    const team_ids = [at < 10 ? MANAGED_TEAM_ID : OTHER_TEAM_ID];
    const name = `Deelnemer${String(at).padStart(2, '0')}`;
    const body = { first_name: 'Jan', last_name: name, email: `${name}@x.example`, team_ids };
    people.push((await ok(admin.post('/api/employees/add', body))).id);
  }
});
afterAll(() => folder.remove());

it('adds a person once, tells it in three feeds, and removes them once', async () => {
  const id = await newCourse();
  const [ann = 0] = people;
  const first = await ok(add(id, ann));
  expect(first).toMatchObject({ waiting: 0, position: null });
  expect(await ok(add(id, ann))).toEqual(first);
  expect(await rowOf(id, ann)).toMatchObject({ id: first.id, status: 'reserved', result: 'to_be_completed' });
  expect(await details(id)).toMatchObject({ participant_count: 1, cost_per_person: 300, employees: [{ id: ann }] });
  for (const [object, of] of [['training', id], ['training_employee', first.id], ['employee', ann]] as const)
    expect((await feedOf(object, of)).filter((type) => type === 'participant_added_to_training')).toHaveLength(1);
  await ok(post('participants/remove', { training_id: id, employee_id: ann }));
  await ok(post('participants/remove', { training_id: id, employee_id: ann }));
  expect(await rowOf(id, ann)).toBeUndefined();
  expect((await ok(add(id, ann))).id).toBe(first.id);
  expect(codeOf(await add(id, 987654))).toEqual([422, 'form_invalid', 'person is not known']);
  expect(codeOf(await add(987654, ann))[0]).toBe(404);
}); // prettier-ignore

describe('places', () => {
  it('are given once, in the order of adding, and go on to who waits', async () => {
    const id = await newCourse({ seats: 2 });
    const [a = 0, b = 0, c = 0, d = 0] = people;
    await ok(add(id, a));
    await ok(add(id, b));
    expect(await ok(add(id, c))).toMatchObject({ waiting: 1, position: 1 });
    expect(await ok(add(id, d))).toMatchObject({ waiting: 1, position: 2 });
    expect(await rowOf(id, c)).toMatchObject({ status: null, result: null, waiting: 1, position: 1 });
    expect(await details(id)).toMatchObject({ seats_taken: 2, seats_free: 0, participant_count: 2, waiting_count: 2 });
    expect(await list(id)).toMatchObject({ total: 2, waiting_total: 2 });
    await ok(post('participants/updateStatus', { training_id: id, employee_ids: [a], status: 'not_pursued' }));
    expect(await rowOf(id, c)).toMatchObject({ status: 'reserved', waiting: 0 });
    expect(await rowOf(id, d)).toMatchObject({ waiting: 1, position: 1 });
    await ok(post('participants/remove', { training_id: id, employee_id: b }));
    expect(await rowOf(id, d)).toMatchObject({ status: 'reserved', waiting: 0 });
    expect(await feedOf('training', id)).toContain('participant_got_place');
    expect(codeOf(await post('edit', { training_id: id, seats: 1 }))).toEqual([
      422,
      'form_invalid',
      'at least 2: that many places are taken',
    ]);
  });

  it('go past whoever left the company while they waited', async () => {
    const id = await newCourse({ seats: 1 });
    const [a = 0, c = 0, d = 0] = people.slice(20);
    const left = { first_name: 'Jan', last_name: 'Vertrokken', email: 'vertrokken@x.example' };
    const { id: b } = await ok(admin.post('/api/employees/add', left));
    for (const person of [a, b, c]) await ok(add(id, person));
    await ok(admin.post('/api/employees/delete', { id: b }));
    expect(await rowOf(id, c)).toMatchObject({ waiting: 1, position: 1 });
    expect(await details(id)).toMatchObject({ waiting_count: 1 });
    await ok(post('participants/remove', { training_id: id, employee_id: a }));
    expect(await rowOf(id, b)).toMatchObject({ status: null, waiting: 1, position: null });
    expect(await rowOf(id, c)).toMatchObject({ status: 'reserved', waiting: 0 });
    await ok(post('participants/remove', { training_id: id, employee_id: c }));
    expect(await ok(add(id, d))).toMatchObject({ waiting: 0 });
  });

  it('go past whoever will have left by the first day', async () => {
    const id = await newCourse({ seats: 1 });
    const [a = 0, c = 0] = people.slice(24);
    const { id: b } = await ok(admin.post('/api/employees/add', { first_name: 'Els', last_name: 'Gaat', email: 'gaat@x.example' }));
    for (const person of [a, b, c]) await ok(add(id, person));
    await ok(admin.post('/api/employees/delete', { id: b, active_until: day(9) }));
    await ok(post('participants/remove', { training_id: id, employee_id: a }));
    expect(await rowOf(id, b)).toMatchObject({ waiting: 1 });
    expect(await rowOf(id, c)).toMatchObject({ status: 'reserved', waiting: 0 });
  });

  it('are raced for by many: exactly as many get one as there are', async () => {
    const id = await newCourse({ seats: 3 });
    const answers = await Promise.all(people.slice(0, 8).map((person) => ok(add(id, person))));
    expect(answers.filter(({ waiting }) => waiting === 0)).toHaveLength(3);
    expect(answers.map(({ position }) => position).filter(Boolean).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
    expect(await details(id)).toMatchObject({ seats_taken: 3, waiting_count: 5 });
    await ok(post('edit', { training_id: id, seats: 5 }));
    expect(await details(id)).toMatchObject({ seats_taken: 5, waiting_count: 3 });
    await ok(post('edit', { training_id: id, seats: '' }));
    expect(await details(id)).toMatchObject({ seats_free: null, waiting_count: 0, participant_count: 8 });
  });
}); // prettier-ignore

describe('the file of a training', () => {
  const fileOf = async (id: number, query: Record<string, string> = {}): Promise<string[]> => {
    const { file_url: url } = await get(`${id}/participants/excel`, { columns: 'name', ...query });
    const path = folder.write('participants.xlsx', Buffer.from(await (await fetch(url)).arrayBuffer()));
    return (await textsOf(path)).slice(1).map(([name = '']) => name);
  };
  const shownOf = async (id: number, query: Record<string, string> = {}): Promise<string[]> =>
    (await list(id, query)).data.map(({ person_name: name }: { person_name: string }) => name);

  it('has the people of its list in their order: by name, those who wait last', async () => {
    const id = await newCourse({ seats: 3 });
    const [a = 0, b = 0, c = 0] = people;
    for (const person of [people[11]!, c, b, people[12]!, a]) await ok(add(id, person));
    const shown = await shownOf(id);
    expect(shown.map((name) => name.slice(-2))).toEqual(['01', '02', '11', '12', '00']);
    expect(await fileOf(id)).toEqual(shown);
    expect(await fileOf(id, { orderby_column: 'name', orderby_direction: 'desc' })).toEqual(
      shown.toSorted().toReversed(),
    );
  });

  it('is in the order that its list is asked for, where those who wait stay last', async () => {
    const id = await newCourse({ seats: 3 });
    const [a = 0, b = 0, c = 0] = people;
    for (const person of [people[11]!, c, b, people[12]!, a]) await ok(add(id, person));
    const ends = async (query: Record<string, string>) => (await shownOf(id, query)).map((name) => name.slice(-2));
    const down = { orderby_column: 'name', orderby_direction: 'desc' };
    expect(await ends(down)).toEqual(['11', '02', '01', '12', '00']);
    await ok(post('participants/updateStatus', { training_id: id, employee_ids: [c], status: 'followed' }));
    expect((await ends({ orderby_column: 'status' }))[0]).toBe('02');
    expect((await list(id, { orderby_column: 'nothing' })).code).toBe('unknown_column');
  });

  it('searches names and teams as its list does, and keeps to its filters', async () => {
    const id = await newCourse();
    for (const person of [people[0]!, people[1]!, people[20]!]) await ok(add(id, person));
    await ok(post('participants/updateStatus', { training_id: id, employee_ids: [people[1]], status: 'followed' }));
    const team = (await list(id)).data.find(({ employee_id: of }: Row) => of === people[20]).person_team_names;
    expect(await shownOf(id, { search_term: team })).toHaveLength(1);
    expect(await fileOf(id, { search_term: team })).toEqual(await shownOf(id, { search_term: team }));
    // The name of the training is no word of its list.
    expect(await fileOf(id, { search_term: 'aid' })).toEqual(await shownOf(id, { search_term: 'aid' }));
    const conditions = [{ column: 'status', operator: 'is', values: ['followed'] }];
    expect(await fileOf(id, { filters: JSON.stringify({ match: 'all', conditions }) })).toEqual(
      await shownOf(id, { status: 'followed' }),
    );
  });

  it('of a deleted training holds whom the page of the training shows', async () => {
    const id = await newCourse();
    await ok(add(id, people[3]!));
    await ok(post('delete', { id }));
    expect(await shownOf(id)).toHaveLength(1);
    expect(await fileOf(id)).toEqual(await shownOf(id));
    expect(await fileOf(id, { segment_id: 'archived' })).toEqual([]);
  });
});

it('costs those their share who share it, and nobody else anything', async () => {
  const id = await newCourse({ cost: 300, seats: 2 });
  const [ann = 0, bo = 0, cas = 0] = people.slice(5);
  for (const person of [ann, bo, cas]) await ok(add(id, person));
  const costsOf = async (person: number) => {
    const { data } = await get(`employee/${person}/list`, { per_page: '100' });
    const row = data.find(({ training_id: of }: { training_id: number }) => of === id);
    return [row.price, (await get(`${id}/participants/${person}/detail`)).details.cost_per_person];
  };
  expect([await costsOf(ann), await costsOf(cas)]).toEqual([[150, 150], [null, null]]); // prettier-ignore
  await ok(post('edit', { training_id: id, seats: '' }));
  await ok(post('participants/updateStatus', { training_id: id, employee_ids: [bo], status: 'not_fitting' }));
  expect([await costsOf(ann), await costsOf(bo), await costsOf(cas)]).toEqual([[150, 150], [null, null], [150, 150]]); // prettier-ignore
});

describe('runs', () => {
  it('add many, tell who cannot be added and why, and are undone', async () => {
    const id = await newCourse();
    const added = await run('participants/addMany', { training_id: id, employee_ids: [...people, 987654] });
    expect([added.done, added.failed]).toEqual([30, 1]);
    const failed = added.items.find(({ status }: { status: string }) => status === 'failed');
    expect(failed?.message).toBe('unable to add person: person is not known');
    expect((await list(id)).total).toBe(30);
    const undone = await ended(admin, (await ok(admin.post('/api/runs/undo', { run_id: added.run_id }))).run_id);
    expect([undone.done, undone.failed]).toEqual([30, 0]);
    expect((await list(id)).total).toBe(0);
    const nobody = await post('participants/addMany', { training_id: id, employee_ids: [] });
    expect(codeOf(nobody)).toEqual([422, 'invalid', 'Select some people']);
  });

  it('of before a later run are undone but for whom the later one added again', async () => {
    const id = await newCourse();
    const earlier = await run('participants/addMany', { training_id: id, employee_ids: people.slice(0, 4) });
    await ok(post('participants/remove', { training_id: id, employee_id: people[3] }));
    await run('participants/addMany', { training_id: id, employee_ids: people.slice(2, 6) });
    const undone = await ended(admin, (await ok(admin.post('/api/runs/undo', { run_id: earlier.run_id }))).run_id);
    expect([undone.done, undone.failed]).toEqual([3, 1]);
    const failed = undone.items.find(({ status }: { status: string }) => status === 'failed');
    expect(failed?.message).toBe('It was changed since this job, so it stays as it is.');
    expect((await list(id)).total).toBe(3);
  });

  it('say who was changed by somebody else since they were seen, and change nobody then', async () => {
    const id = await newCourse();
    const [a, b] = people;
    await run('participants/addMany', { training_id: id, employee_ids: [a, b] });
    const seen = async () => (await list(id)).data.map(({ employee_id, version }: Row) => ({ employee_id, version }));
    const first = await seen();
    const set = (status: string, versions = first) => post('participants/updateStatus', { training_id: id, employee_ids: [a, b], versions, status }); // prettier-ignore
    const both = await Promise.all([set('followed'), set('not_pursued')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const participants = (await seen()).map((row: object) => ({ ...row, status: both[0].status === 200 ? 'followed' : 'not_pursued' })); // prettier-ignore
    expect(both.find(({ body }) => body.code)?.body).toMatchObject({ code: 'stale_version', current: { participants } });
    expect((await set('not_fitting')).body.code).toBe('stale_version');
    expect(await ok(set('not_fitting', await seen()))).toEqual({ count: 2, run_id: null });
  });

  it('change the status of many, leave out who is gone, and put it back', async () => {
    const id = await newCourse();
    await run('participants/addMany', { training_id: id, employee_ids: people });
    await ok(post('participants/remove', { training_id: id, employee_id: people[0] }));
    const body = { training_id: id, employee_ids: people, status: 'followed' };
    const { count, run_id: runId } = await ok(post('participants/updateStatus', body));
    expect(count).toBe(29);
    const changed = await ended(admin, runId);
    expect([changed.done, changed.failed]).toEqual([29, 1]);
    expect(await list(id, { status: 'followed' })).toMatchObject({ total: 29, statuses: { followed: 29 } });
    await ended(admin, (await ok(admin.post('/api/runs/undo', { run_id: runId }))).run_id);
    expect(await list(id)).toMatchObject({ statuses: { reserved: 29 } });
    const few = { training_id: id, employee_ids: people.slice(1, 25), result: 'passed' };
    expect(await ok(post('participants/updateResult', few))).toEqual({ count: 24, run_id: null });
    expect(await list(id, { result: 'passed' })).toMatchObject({ total: 24 });
    expect(await ok(post('participants/updateResult', few))).toEqual({ count: 0, run_id: null });
    expect(codeOf(await post('participants/updateStatus', { ...body, employee_ids: [people[0]] }))[0]).toBe(404);
    expect(codeOf(await post('participants/updateStatus', { ...body, status: 'present' }))[0]).toBe(422);
    const tooMany = Array.from({ length: 1001 }, (_, at) => at + 1);
    expect(codeOf(await post('participants/updateStatus', { ...body, employee_ids: tooMany }))[0]).toBe(422);
    const removed = await run('participants/removeMany', { training_id: id, employee_ids: [...people.slice(1), 987654] });
    expect([removed.done, removed.failed]).toEqual([29, 1]);
    expect(removed.items.find(({ status }: { status: string }) => status === 'failed')?.message).toBe(
      'Unable to remove person: This person does not take part.',
    );
  });
}); // prettier-ignore

it('gives certificates that expire, renews them, and keeps those of before', async () => {
  const id = await newCourse({ start_date: day(-400), end_date: day(-400), certificate_to_achieve: 1 });
  const [ann = 0, bo = 0] = people;
  await Promise.all([ok(add(id, ann)), ok(add(id, bo))]);
  const set = (over: Record<string, unknown>) =>
    post('participants/setCertificate', { training_id: id, employee_id: ann, obtained_on: day(-400), ...over });
  expect(codeOf(await set({ obtained_on: day(1) }))[0]).toBe(422);
  expect(codeOf(await set({ valid_until: day(-401) }))[2]).toBe(`the end must not lie before ${day(-400)}`);
  expect(codeOf(await set({ file_id: 'training_employee-1-01J0000000000000000000000A' }))[0]).toBe(422);
  await ok(set({ valid_until: day(-1) }));
  const segment = async (segment_id: string) => (await get('participants/list', { segment_id })).count;
  expect(await segment('expired')).toBe(1);
  await ok(set({ obtained_on: day(-3), valid_until: day(40) }));
  expect([await segment('expired'), await segment('expires_soon')]).toEqual([0, 1]);
  const detail = await get(`${id}/participants/${ann}/detail`);
  expect(detail.details).toMatchObject({ certificate_state: 'soon', valid_until: day(40) });
  expect(detail.details.certificates.map((one: { obtained_on: string }) => one.obtained_on)).toEqual([
    day(-3),
    day(-400),
  ]);
  expect(await details(id)).toMatchObject({ certificates: { valid: 0, soon: 1, expired: 0 }, open_count: 2 });
  expect(await get(`participants/${detail.details.id}/detail`)).toEqual(detail);
});

it('lets a team manager change their own people, and shows no others', async () => {
  const id = await newCourse({ is_visible_for_employees: 0 });
  const [own = 0] = people;
  const stranger = people[20]!;
  await ok(add(id, stranger));
  expect((await add(id, own, manager)).status).toBe(404);
  await ok(add(id, own));
  expect((await list(id, {}, manager)).data.map((row: Row) => row.employee_id)).toEqual([own]);
  expect((await get(`${id}/detail`, {}, manager)).details).toMatchObject({ participant_count: 1, employees: [{ id: own }] });
  await ok(post('participants/updateStatus', { training_id: id, employee_ids: [own], status: 'followed' }, manager));
  const beyond = { training_id: id, employee_ids: [stranger], status: 'followed' };
  expect((await post('participants/updateStatus', beyond, manager)).status).toBe(404);
  expect((await add(id, people[21]!, manager)).status).toBe(422);
  expect((await manager.get(`/api/trainings/employee/${stranger}/list`)).status).toBe(404);
  expect(await get(`employee/${own}/list`, {}, manager)).toMatchObject({ data: expect.arrayContaining([
    expect.objectContaining({ training_id: id, status: 'followed', price: 150 }),
  ]) });
}); // prettier-ignore

it('offers who has an expired certificate the next session with room', async () => {
  const [ann = 0, bo = 0] = people;
  const first = { start_date: day(-900), end_date: day(-900), seats: 5, certificate_to_achieve: 1 };
  const { id, training_id: session } = await ok(
    post('programs/add', { program_name: 'VCA', isFirstSession: 1, name: 'Session 1', cost: 100, ...first }),
  );
  const ofVca = async (client = admin) =>
    (await get(`employee/${ann}/renewals`, {}, client)).data.filter(
      ({ program_id: program }: { program_id: number }) => program === id,
    );
  await ok(add(session, ann));
  const certificate = { training_id: session, employee_id: ann, obtained_on: day(-900), valid_until: day(1) };
  await ok(post('participants/setCertificate', certificate));
  expect(await ofVca()).toEqual([]);
  await ok(post('participants/setCertificate', { ...certificate, valid_until: day(-3) }));
  expect(await ofVca()).toEqual([{ program_id: id, program_name: 'VCA', valid_until: day(-3), session: null }]);
  const next = (name: string, offset: number) =>
    newCourse({ program_id: id, name, seats: 1, start_date: day(offset), end_date: day(offset) });
  await ok(add(await next('Session 2', 5), bo));
  await next('Session 4', 30);
  const roomy = await next('Session 3', 9);
  expect(await ofVca(manager)).toMatchObject([
    { session: { id: roomy, name: 'Session 3', start_date: day(9), seats_free: 1 } },
  ]);
  await ok(add(roomy, ann));
  expect(await ofVca()).toEqual([]);
});

it('knows who must still follow a mandatory program, and who followed what', async () => {
  const { id, training_id: session } = await ok(
    post('programs/add', {
      program_name: 'BA4', isFirstSession: 1, name: 'Session 1', cost: 100, start_date: day(-800), end_date: day(-800),
      mandatory_segment_id: `team_${MANAGED_TEAM_ID}`, valid_months: 24,
    }),
  ); // prettier-ignore
  const [ann = 0, bo = 0, cas = 0] = people;
  await run('participants/addMany', { training_id: session, employee_ids: [ann, bo, cas] });
  expect((await list(session, { team_id: String(MANAGED_TEAM_ID) })).total).toBe(3);
  expect((await list(session, { team_id: String(OTHER_TEAM_ID) })).total).toBe(0);
  await ok(post('participants/updateStatus', { training_id: session, employee_ids: [ann, bo], status: 'followed' }));
  const due = async (query: Record<string, string> = {}) =>
    (await get(`programs/${id}/stillToFollow`, { per_page: '100', ...query })).data.map(
      (row: { id: number }) => row.id,
    );
  // Followed more than 24 months ago.
  expect(await due()).toEqual(expect.arrayContaining([ann, bo, cas]));
  const certificate = { training_id: session, employee_id: ann, obtained_on: day(-800), valid_until: day(300) };
  await ok(post('participants/setCertificate', certificate));
  expect(await due()).not.toContain(ann);
  await ok(post('programs/edit', { program_id: id, valid_months: '' }));
  expect(await due()).not.toContain(bo);
  expect(await due()).toContain(cas);
  expect(codeOf(await post('programs/edit', { program_id: id, mandatory_segment_id: '99999' }))[0]).toBe(404);
  const program = await get(`programs/${id}/detail`);
  const { data: all, without_seat: without } = await get(`programs/${id}/stillToFollow`, { per_page: '100' });
  expect(without).toBe(all.filter(({ seat }: { seat: unknown }) => seat === null).length);
  expect(program.details.still_to_follow_count).toBe(all.length);
  expect(program.details.still_to_follow_seated).toBe(all.length - without);
  expect(program.sessions[0].statuses).toEqual({ followed: 2, reserved: 1 });
  const matrix = await get(`programs/${id}/matrix`);
  const rowFor = (person: number) =>
    matrix.people.find((row: { employee: { id: number } }) => row.employee.id === person);
  expect(rowFor(ann)).toMatchObject({ still_to_follow: false, cells: [{ training_id: session, status: 'followed' }] });
  expect(rowFor(cas)).toMatchObject({ still_to_follow: true, cells: [{ status: 'reserved' }] });
  expect(rowFor(people[5]!)).toMatchObject({ still_to_follow: true, cells: [] });
  expect(await get(`programs/${id}/matrix`, { segment_id: `team_${OTHER_TEAM_ID}` })).toMatchObject({
    people: expect.not.arrayContaining([expect.objectContaining({ employee: expect.objectContaining({ id: ann }) })]),
  });
});
