import { describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { beforeNextTransaction } from '#tests/harness/meanwhile.ts';

const day = (offset: number): string => toDmy(addDays(today(), offset));
const post = (path: string, body: Record<string, unknown>) => admin.post(`/api/trainings/${path}`, body);
const get = async (path: string, query: Record<string, string> = {}, client = admin) =>
  (await client.get(`/api/trainings/${path}`, query)).body;
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const words = ({ status, body }: Answer) => [
  status,
  body.code,
  ...(body.fields ?? []).map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
];
const course = (over: Record<string, unknown> = {}) => ({ name: 'Excel', cost: 340, ...over });
const details = async (id: number) => (await get(`${id}/detail`)).details;
const names = async (query: Record<string, string>, client = admin) =>
  (await get('list', { per_page: '100', orderby_column: 'name', ...query }, client)).data.map(
    ({ name }: { name: string }) => name,
  );

const { runtime, admin } = await startCompanyWithRuns();
const manager = await runtime.as('manager');

describe('a one-off course', () => {
  it('is added with the values of before, changed in part, deleted and brought back', async () => {
    const { id } = await ok(post('add', course({ name: 'Excel for finance', leverancier: 'Syntra', seats: '10' })));
    expect(await details(id)).toMatchObject({
      id, training_id: id, version: 1, is_program: 0, name: 'Excel for finance', program_id: null, cost: 340,
      leverancier: 'Syntra', is_visible_for_employees: 1, is_price_visible_for_employees: 1, type_of_training: 'formal',
      training_amount_selection: 'days', amount: null, seats: 10, seats_taken: 0, seats_free: 10, participant_count: 0,
      employees: [], deleted: 0, tags: [],
    }); // prettier-ignore
    const edit = { training_id: id, version: 1, start_date: day(3), end_date: day(4), training_amount_days: '1,5' };
    expect(await ok(post('edit', edit))).toEqual({ id, version: 2 });
    expect(await details(id)).toMatchObject({ date: day(3), next_date: day(3), amount: 1.5, cost: 340, version: 2 });
    expect(words(await post('edit', { ...edit, name: 'Stale' }))).toEqual([409, 'stale_version']);
    await ok(post('delete', { id }));
    expect(await names({})).not.toContain('Excel for finance');
    expect(await names({ segment_id: 'archived' })).toContain('Excel for finance');
    expect(words(await post('edit', { training_id: id, name: 'x' }))).toEqual([409, 'archived']);
    await ok(post('undelete', { id }));
    expect(await names({})).toContain('Excel for finance');
    const feed = await admin.get('/api/activity/list', { relatedObject: 'training', relatedObjectId: id });
    expect(feed.body.items.map(({ event_type: type }: { event_type: string }) => type)).toEqual([
      'training_undeleted',
      'training_deleted',
      'training_updated',
      'training_added',
    ]);
  });

  it.each([
    [{ name: '' }, 'name: field is required'],
    [{ name: 'x'.repeat(501) }, 'name: field can be max 500'],
    [{ leverancier: 'x'.repeat(501) }, 'leverancier: field can be max 500'],
    [{ additional_information: 'x'.repeat(501) }, 'additional_information: field can be max 500'],
    [{ cost: '' }, 'cost: field is required'],
    [{ cost: -1 }, 'cost: Must be positive'],
    [{ cost: '1.2.3,4' }, 'cost: Invalid number: decimals allowed, two at most'],
    [{ start_date: '31/02/2026' }, 'start_date: field is not valid date'],
    [{ start_date: '10/03/2026', end_date: '09/03/2026' }, 'end_date: field can not be before 10/03/2026'],
    [{ start_date: '10/03/2026', end_date: '11/03/2026', training_amount_days: 2.5 }, 'training_amount_days: training days amount error'],
    [{ training_amount_days: 0.3 }, 'training_amount_days: Must be a number of half days'],
    [{ start_date: '10/03/2026', end_date: '11/03/2026', training_amount_selection: 'minutes', training_amount_minutes: 1201 }, 'training_amount_minutes: training hours amount error'],
    [{ is_visible_for_employees: 2 }, 'selected_teams: field is required'],
    [{ is_visible_for_employees: 2, selected_teams: [987654] }, 'selected_teams: team is not known'],
    [{ is_visible_for_employees: 3 }, 'is_visible_for_employees: field must be one of 0, 1, 2'],
    [{ seats: 0 }, 'seats: Must be positive'],
    [{ program_id: 987654 }, 'program_id: program is not known'],
    [{ created_at: 'x' }, 'created_at: field is not known here'],
  ])('is refused with %j', async (over, message) => {
    expect(words(await post('add', course(over)))).toEqual([422, 'form_invalid', message]);
  }); // prettier-ignore

  it('keeps a cost of 0 that it was added with, and refuses an edit to 0 or to nothing', async () => {
    const { id } = await ok(post('add', course({ name: 'GDPR', cost: 0 })));
    await ok(post('edit', { training_id: id, cost: 0, leverancier: 'Us' }));
    await ok(post('edit', { training_id: id, cost: 12 }));
    expect(words(await post('edit', { training_id: id, cost: 0 }))).toEqual([
      422,
      'form_invalid',
      'cost: Must be positive',
    ]);
    expect(words(await post('edit', { training_id: id, cost: '' }))).toEqual([
      422,
      'form_invalid',
      'cost: field is required',
    ]);
  });
});

describe('a program', () => {
  it('comes with a first session, takes others, and counts them', async () => {
    const named = { isFirstSession: 1, ...course({ name: 'Session 1', start_date: day(-10), end_date: day(-9) }) };
    expect(words(await post('programs/add', named))).toEqual([422, 'form_invalid', 'program_name: field is required']);
    const { id, training_id: first } = await ok(post('programs/add', { ...named, programName: 'Basic safety' }));
    const { id: second } = await ok(post('add', course({ name: 'Session 2', start_date: day(5), program_id: id })));
    const { id: loose } = await ok(post('add', course({ name: 'Session 3', start_date: day(9) })));
    await ok(post('addToProgram', { training_id: loose, program_id: id }));
    expect(await details(first)).toMatchObject({ program_id: id, program_name: 'Basic safety', is_first_training: 1, phase: 'held' });
    const program = await get(`programs/${id}/detail`);
    const stale = await post('programs/edit', { program_id: id, version: 99, program_name: 'Mine' });
    expect(stale.body).toMatchObject({ code: 'stale_version', current: { id, version: program.details.version, name: 'Basic safety' } });
    expect(program.details).toMatchObject({ is_program: 1, session_count: 3, held_count: 1, next_date: day(5), cost: 1020, cost_held: 340, cost_ahead: 680 });
    expect(program.sessions.map((one: { id: number }) => one.id)).toEqual([first, second, loose]);
    expect((await get('sessions/list', { program_id: String(id) })).data.map((one: { id: number }) => one.id)).toEqual([first, second, loose]);
    expect(await names({ trainings_filter: 'programs' })).toEqual(['Basic safety']);
    expect(await names({})).not.toContain('Session 3');
    await ok(post('removeFromProgram', { training_id: loose }));
    expect(await names({ trainings_filter: 'trainings' })).toContain('Session 3');
    const itself = await post('addToProgram', { training_id: id, program_id: id });
    expect(words(itself)).toEqual([422, 'form_invalid', 'program_id: a program cannot be a session of itself']);
    expect((await get('programs/available')).programs).toEqual([{ id, name: 'Basic safety', session_count: 2 }]);
  }); // prettier-ignore

  it('is made by adding its first session, which its answer and its edits name', async () => {
    const first = { ...course({ name: 'Day 1' }), isFirstSession: 1 };
    expect(words(await post('add', first))).toEqual([422, 'form_invalid', 'program_name: field is required']);
    const { id, version } = await ok(post('add', { ...first, programName: 'Coaching' }));
    expect(await details(id)).toMatchObject({ version, program_name: 'Coaching', is_first_training: 1 });
    const { program_id: program } = await details(id);
    // A program that exists keeps its name, and a course alone needs none.
    const alone = { ...course({ name: 'Day 2' }), program_name: 'Other', isFirstSession: 0 };
    const { id: loose } = await ok(post('add', alone));
    expect(await details(loose)).toMatchObject({ program_id: null, is_first_training: 0 });
    const edit = (over: object) => post('edit', { training_id: loose, ...over });
    expect(await ok(edit({ program_id: program, version: 1, cost: 5 }))).toEqual({ id: loose, version: 2 });
    expect(await ok(edit({ program_id: program }))).toEqual({ id: loose, version: 2 });
    expect(await details(loose)).toMatchObject({ program_name: 'Coaching', cost: 5, is_first_training: 0 });
    const { id: other } = await ok(post('programs/add', { program_name: 'Mentoring' }));
    expect(words(await edit({ program_id: other }))).toEqual([409, 'conflict']);
    expect(words(await edit({ program_id: 987654 }))).toEqual([409, 'conflict']);
    expect(await ok(edit({ program_id: '' }))).toEqual({ id: loose, version: 3 });
    expect(words(await edit({ program_id: 987654 }))).toEqual([
      422,
      'form_invalid',
      'program_id: program is not known',
    ]);
    const feed = await admin.get('/api/activity/list', { relatedObject: 'training', relatedObjectId: loose });
    expect(feed.body.items.map(({ event_type: type }: { event_type: string }) => type)).toEqual([
      'training_removed_from_program',
      'training_moved_to_program',
      'training_updated',
      'training_added',
    ]);
    expect(await ok(post('delete', { id: loose }))).toEqual({ id: loose, version: 4 });
    expect(await ok(post('undelete', { id: loose }))).toEqual({ id: loose, version: 5 });
    await ok(post('programs/delete', { id: program, sessions: 'delete' }));
    await ok(post('programs/delete', { id: other, sessions: 'keep' }));
    expect(words(await edit({ program_id: program }))).toEqual([409, 'archived']);
  });

  it('takes a course while somebody renames it, and none while it is deleted', async () => {
    const { id: program_id } = await ok(post('programs/add', { program_name: 'Ergonomics' }));
    const [{ id: first }, { id: other }] = [await ok(post('add', course())), await ok(post('add', course()))];
    const renamed = beforeNextTransaction(() => ok(post('programs/edit', { program_id, program_name: 'Posture' })));
    await ok(post('addToProgram', { training_id: first, program_id }));
    expect([renamed(), (await details(first)).program_name]).toEqual([true, 'Posture']);
    const deleted = beforeNextTransaction(() => ok(post('programs/delete', { id: program_id, sessions: 'keep' })));
    expect(words(await post('addToProgram', { training_id: other, program_id }))).toEqual([409, 'archived']);
    expect(deleted()).toBe(true);
  });

  it('goes with its sessions or leaves them as courses, and comes back with them', async () => {
    const { id, training_id: session } = await ok(
      post('programs/add', { program_name: 'Leadership', isFirstSession: 1, ...course({ name: 'Day 1' }) }),
    );
    await ok(post('programs/delete', { id, sessions: 'keep' }));
    expect(await names({})).toContain('Day 1');
    expect(await details(session)).toMatchObject({ program_id: null, deleted: 0 });
    await ok(post('programs/undelete', { id }));
    expect(await names({})).not.toContain('Day 1');
    await ok(post('programs/delete', { id, sessions: 'delete' }));
    expect(await details(session)).toMatchObject({ deleted: 1, deleted_with_program: { id, name: 'Leadership' } });
    expect(words(await post('undelete', { id: session }))).toEqual([409, 'archived']);
    expect(words(await post('edit', { training_id: session, name: 'x' }))).toEqual([409, 'archived']);
    expect(words(await post('add', course({ program_id: id })))).toEqual([409, 'archived']);
    await ok(post('programs/undelete', { id }));
    expect(await details(session)).toMatchObject({ program_id: id, deleted: 0 });
  });
});

it('shows a team manager what their teams may see, without the filters by course type', async () => {
  const { id: hidden } = await ok(post('add', course({ name: 'Hidden', is_visible_for_employees: 0 })));
  await ok(post('add', course({ name: 'Open to all' })));
  expect(await names({}, manager)).toContain('Open to all');
  expect(await names({}, manager)).not.toContain('Hidden');
  expect((await manager.get(`/api/trainings/${hidden}/detail`)).status).toBe(404);
  expect((await manager.get('/api/trainings/list', { trainings_filter: 'programs' })).status).toBe(403);
  expect((await manager.post('/api/trainings/add', course())).status).toBe(403);
});
