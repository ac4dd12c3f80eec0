import { describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { admin } = await startCompanyWithRuns();

const day = (offset: number): string => toDmy(addDays(today(), offset));

const checked = async (
  object: 'training' | 'training_employee',
  headers: string[],
  lines: SheetCell[][],
  key: string | null = null,
) => {
  const started = await startImport(admin, object, aWorkbook({ rows: [headers, ...lines] }));
  const mapping = mappingOf(started);
  const run = await ended(
    admin,
    (await admin.call(check, { body: { import_id: started.import_id, mapping, key } })).run_id,
  );
  const page = await admin.call(rows, { query: { import_id: started.import_id } });
  const found = page.data.map(({ state, errors, warnings }) => [
    state,
    ...[...errors, ...warnings].map(({ column, message }) => `${column}: ${message}`),
  ]);
  return { importId: started.import_id, mapping, run, page, found };
};
const committed = async (importId: string) =>
  ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
const undone = async (importId: string) =>
  ended(admin, (await admin.call(undo, { body: { import_id: importId } })).run_id);

const post = async (path: string, body: object) => {
  const answer = await admin.post(`/api/trainings/${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const get = async (path: string, query: Record<string, string> = {}) =>
  (await admin.get(`/api/trainings/${path}`, { per_page: '100', ...query })).body;
const courses = async (term: string) => (await get('list', { search_term: term })).data;
const sessions = async (programId: number) => (await get(`programs/${programId}/detail`)).sessions;
const feedOf = async (object: string, id: number) =>
  (await admin.get('/api/activity/list', { relatedObject: object, relatedObjectId: String(id) })).body.items;

describe('trainings', () => {
  const HEADERS = ['Programma', 'Opleiding', 'Prijs', 'Leverancier', 'Startdatum', 'Einddatum', 'Aantal dagen', 'Minuten', 'Plaatsen', 'Locatie', 'Type']; // prettier-ignore

  it('knows Dutch headers and names what is wrong with a row', async () => {
    const { mapping, found } = await checked('training', HEADERS, [
      [null, 'Excel', null],
      [null, 'Excel below', -1],
      [null, null, 100],
      ['Basis VCA', null, 100],
      [null, 'Excel', 100, null, '10/03/2026', '09/03/2026'],
      [null, 'Excel', 100, null, '11/03/2026', '12/03/2026', 2.5],
      [null, 'Excel soon', 100, null, 'soon', null, null, null, 0, 'the moon'],
      [null, 'x'.repeat(501), 100],
      ['x'.repeat(501), 'Excel long', 100],
      [null, 'Word', 0],
      [null, 'word', 5],
    ]);
    expect(Object.values(mapping)).toEqual(['program_name', 'name', 'cost', 'leverancier', 'start_date', 'end_date', 'training_amount_days', 'training_amount_minutes', 'seats', 'location_of_training', 'type_of_training']); // prettier-ignore
    expect(found).toEqual([
      ['wrong', 'cost: field is required'],
      ['wrong', 'cost: Must be positive'],
      ['wrong', 'name: field is required'],
      ['wrong', 'name: field is required'],
      ['wrong', 'end_date: field can not be before 10/03/2026'],
      ['wrong', 'training_amount_days: training days amount error'],
      [
        'wrong',
        'start_date: field is not valid date: write dd/mm/yyyy',
        'location_of_training: field must be one of on-site, off-site, online, buitenland',
        'seats: Must be positive',
      ],
      ['wrong', 'name: field can be max 500'],
      ['wrong', 'program_name: field can be max 500'],
      ['new'],
      ['wrong', 'name: same as row 11'],
    ]);
  });

  it('adds programs with their sessions and one-off courses, changes those it knows, and is undone', async () => {
    const known = await post('add', { name: 'Excel for finance', cost: 340, start_date: day(20) });
    const lines: SheetCell[][] = [
      ['Basic safety', 'Session 1', 1250, 'Veiligheidshuis', day(-40), day(-39), 2, null, 12, 'ter plaatse', 'formeel'],
      ['basic safety', 'Session 2', '1.250,50', null, day(40), null, null, 420],
      [null, 'excel for finance', 360, null, day(20)],
      [null, 'Excel for finance', 340, null, day(30)],
      [null, 'GDPR in half a day', 0],
    ];
    const { importId, found, page } = await checked('training', HEADERS, lines);
    expect(found).toEqual([
      ['new', 'program_name: program "Basic safety" will be added'],
      ['new', 'program_name: program "basic safety" will be added'],
      ['changed'],
      ['new'],
      ['new'],
    ]);
    expect(page.data[2]?.changes).toEqual([
      { column: 'name', old: 'Excel for finance' },
      { column: 'cost', old: 340 },
    ]);
    const run = await committed(importId);
    expect([run.status, run.done, run.failed, run.result]).toMatchObject(['succeeded', 6, 0, { object: 'training', created: 5, changed: 1 }]); // prettier-ignore
    const [program] = await courses('basic safety');
    expect(program).toMatchObject({ name: 'Basic safety', is_program: 1, session_count: 2, cost: 2500.5 });
    expect(await sessions(program.id)).toMatchObject([
      { name: 'Session 1', is_first_training: 1, seats: 12, location_of_training: 'on-site', amount: 2 },
      { name: 'Session 2', is_first_training: 0, training_amount_selection: 'minutes', amount: 420 },
    ]);
    expect((await feedOf('program', program.id))[0]).toMatchObject({ event_type: 'program_added' });
    expect((await feedOf('training', known.id))[0]).toMatchObject({ event_type: 'training_updated' });
    const again = await checked('training', HEADERS, lines);
    expect(again.page.counts).toEqual({ new: 0, changed: 0, same: 5, wrong: 0 });
    expect(await fsck()).toEqual([]);
    expect(await undone(importId)).toMatchObject({ status: 'succeeded', done: 6, failed: 0 });
    expect(await courses('basic safety')).toEqual([]);
    expect(await courses('excel for finance')).toMatchObject([{ id: known.id, cost: 340, name: 'Excel for finance' }]);
  });

  it('finds a training by its id, takes a course into a program, and leaves a session of another one', async () => {
    const program = await post('programs/add', { program_name: 'First aid', isFirstSession: 0 });
    const other = await post('programs/add', { program_name: 'Leadership', isFirstSession: 0 });
    const course = await post('add', { name: 'Refresher', cost: 90 });
    const session = await post('add', { name: 'Day one', cost: 90, program_id: other.id });
    for (const name of ['Twice', 'Twice']) await post('add', { name, cost: 1 });
    const headers = ['Id', 'Program', 'Training', 'Cost', 'Course type'];
    const { importId, found } = await checked('training', headers, [
      [course.id, 'First aid', 'Refresher', 90, 'session'],
      [session.id, 'First aid', 'Day one', 90],
      [987654, null, 'Nobody knows', 1],
      [null, null, 'Twice', 2],
      [program.id, null, 'First aid at work', 500, 'program'],
      [null, null, 'Only a program', null, 'Programma'],
      [null, null, 'A session of nothing', 1, 'session'],
    ], 'id'); // prettier-ignore
    expect(found).toEqual([
      ['changed'],
      ['wrong', 'program_name: it is a session of another program: take it out of that one first'],
      ['wrong', 'id: nothing with this value is known'],
      ['wrong', 'name: 2 records match'],
      ['changed'],
      ['new'],
      ['wrong', 'program_name: field is required'],
    ]);
    expect(await committed(importId)).toMatchObject({ done: 3, failed: 0 });
    expect(await courses('first aid at work')).toMatchObject([{ id: program.id, session_count: 1 }]);
    expect(await courses('only a program')).toMatchObject([{ is_program: 1, session_count: 0 }]);
    expect(await undone(importId)).toMatchObject({ done: 3, failed: 0 });
    expect(await courses('first aid')).toMatchObject([{ name: 'First aid', session_count: 0 }]);
    expect(await courses('only a program')).toEqual([]);
  });

  it('keeps a program that got another session since', async () => {
    const { importId } = await checked('training', ['Program', 'Training', 'Cost'], [['Ladders', 'One', 10]]);
    await committed(importId);
    const [program] = await courses('ladders');
    await post('add', { name: 'Two', cost: 10, program_id: program.id });
    const run = await undone(importId);
    expect([run.done, run.failed]).toEqual([1, 1]);
    expect(await courses('ladders')).toMatchObject([{ session_count: 1 }]);
  });
});

describe('participants', () => {
  const HEADERS = [
    'Medewerker',
    'Opleiding',
    'Programma',
    'Startdatum',
    'Status',
    'Resultaat',
    'Behaald op',
    'Geldig tot',
  ];
  const people = async (id: number) => (await get(`${id}/participants/list`)).data;

  it('names what is wrong with a row', async () => {
    const { training_id: first, id: program } = await post('programs/add', { program_name: 'Forklift', isFirstSession: 1, name: 'Session', cost: 1, start_date: day(-20) }); // prettier-ignore
    await post('add', { name: 'Session', cost: 1, program_id: program, start_date: day(-10) });
    const gone = await post('add', { name: 'Gone', cost: 1 });
    await post('delete', { id: gone.id });
    const who = 'default Persona';
    const { found, mapping } = await checked('training_employee', HEADERS, [
      ['Nobody Known', 'Forklift, Session'],
      [who, null],
      [null, 'Session'],
      [who, 'Unheard of'],
      [who, 'Gone'],
      [who, 'Session'],
      [who, 'Session', 'Forklift', day(-20), 'ja', 'geslaagd'],
      [who, 'Session', 'Forklift', day(-20), null, null, null, day(300)],
      [who, 'Session', 'Forklift', day(-20), null, null, day(3), day(300)],
      [who, 'Session', 'Forklift', day(-20), 'gevolgd', 'geslaagd', day(-3), day(-9)],
      [who, String(first), null, null, 'gevolgd'],
    ]);
    expect(Object.values(mapping)).toEqual(['person_name', 'training_name', 'program_name', 'start_date', 'status', 'result', 'obtained_on', 'valid_until']); // prettier-ignore
    expect(found).toEqual([
      [
        'wrong',
        'training_name: 2 trainings have this name: add the program, the start date, or write the id of the training',
        'person_name: person is not known',
      ],
      ['wrong', 'training_name: field is required'],
      [
        'wrong',
        'training_name: 2 trainings have this name: add the program, the start date, or write the id of the training',
        'person_name: field is required',
      ],
      ['wrong', 'training_name: training "Unheard of" is not known'],
      ['wrong', 'training_name: this training is deleted: restore it first'],
      [
        'wrong',
        'training_name: 2 trainings have this name: add the program, the start date, or write the id of the training',
      ],
      ['wrong', 'status: field must be one of followed, not_pursued, not_fitting, reserved'],
      ['wrong', 'obtained_on: field is required', 'person_name: same as row 8'],
      ['wrong', `obtained_on: field can not be after ${day(0)}`, 'person_name: same as row 8'],
      ['wrong', `valid_until: the end must not lie before ${day(-3)}`, 'person_name: same as row 8'],
      ['wrong', 'person_name: same as row 8'],
    ]);
  });

  it('adds people with what became of them, changes those who take part, and is undone', async () => {
    const { id } = await post('add', { name: 'First aid', cost: 1, start_date: day(-30), certificate_to_achieve: 1 });
    const [known, waits] = [employeeIdOf('default'), employeeIdOf('reader')];
    await post('participants/add', { training_id: id, employee_id: known });
    const lines: SheetCell[][] = [
      ['default Persona', 'First aid', null, null, 'gevolgd', 'geslaagd', day(-29), day(700)],
      ['reader Persona', String(id), null, null, 'Followed', 'Not passed'],
      ['admin Persona', 'first AID'],
    ];
    const { importId, found, page } = await checked('training_employee', HEADERS, lines);
    expect(found).toEqual([['changed'], ['new'], ['new']]);
    expect(page.data[0]?.changes).toEqual([
      { column: 'status', old: 'reserved' },
      { column: 'result', old: 'to_be_completed' },
      { column: 'obtained_on', old: null },
      { column: 'valid_until', old: null },
    ]);
    const run = await committed(importId);
    expect([run.status, run.done, run.failed]).toEqual(['succeeded', 3, 0]);
    expect(await people(id)).toMatchObject([
      { person_name: 'admin Persona', status: 'reserved', result: 'to_be_completed' },
      { person_name: 'default Persona', status: 'followed', result: 'passed', valid_until: day(700) },
      { person_name: 'reader Persona', status: 'followed', result: 'not_passed' },
    ]);
    const feed = await feedOf('training_employee', (await get(`${id}/participants/${waits}/detail`)).details.id);
    expect(feed.map((one: { event_type: string }) => one.event_type).toSorted()).toEqual([
      'participant_added_to_training',
      'participant_result_changed',
      'participant_status_changed',
    ]);
    const again = await checked('training_employee', HEADERS, lines);
    expect(again.page.counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 0 });
    expect(await fsck()).toEqual([]);
    expect(await undone(importId)).toMatchObject({ done: 3, failed: 0 });
    expect(await people(id)).toMatchObject([{ person_name: 'default Persona', status: 'reserved', obtained_on: null }]);
    expect((await checked('training_employee', HEADERS, lines.slice(1, 2))).found).toEqual([['changed']]);
  });

  it('gives the free places in the order of the file and puts the others on the waiting list', async () => {
    const { id } = await post('add', { name: 'Three seats', cost: 1, start_date: day(30), seats: 3 });
    const names = ['admin', 'default', 'reader', 'light', 'manager', 'noFleet', 'noExport'];
    await post('participants/add', { training_id: id, employee_id: employeeIdOf('admin') });
    const { importId, found } = await checked(
      'training_employee',
      ['Person', 'Training', 'Status'],
      [
        ...names.slice(1, 5).map((name) => [`${name} Persona`, 'Three seats']),
        ['noFleet Persona', 'Three seats', 'Not pursued'],
        ['noExport Persona', 'Three seats', 'Followed'],
        ['admin Persona', 'Three seats', 'Not fitting'],
      ],
    );
    const waits = 'training_name: all places are taken: the person goes on the waiting list';
    expect(found).toEqual([['new'], ['new'], ['new', waits], ['new', waits], ['new'], ['new'], ['changed']]);
    expect(await committed(importId)).toMatchObject({ done: 7, failed: 0 });
    const waiting = (await people(id)).filter((one: { waiting: number }) => one.waiting === 1);
    expect(waiting.map((one: { person_name: string; position: number }) => [one.person_name, one.position])).toEqual([
      ['light Persona', 1],
      ['manager Persona', 2],
    ]);
    expect((await get(`${id}/detail`)).details).toMatchObject({ seats_taken: 3, seats_free: 0, waiting_count: 2 });
    expect(await fsck()).toEqual([]);
  });
});

it('says of a participant that they have left by the first day', async () => {
  const leaver = { first_name: 'Loes', last_name: 'Vertrekt', active_until: day(5) };
  expect((await admin.post('/api/employees/add', leaver)).status).toBe(200);
  for (const at of [5, 6])
    await post('add', { name: `Until day ${at}`, cost: 1, start_date: day(at), end_date: day(at + 1) });
  const { found } = await checked(
    'training_employee',
    ['Opleiding', 'Deelnemer'],
    [5, 6].map((at) => [`Until day ${at}`, 'Loes Vertrekt']),
  );
  expect(found).toEqual([['new'], ['wrong', 'person_name: person has left']]);
});
