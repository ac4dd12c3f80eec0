import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import type { Language } from '#shared/values/language.ts';
import { react } from '#functions/platform/events/react.ts';
import { reactions } from '#functions/workflows/reactions/reactions.ts';
import { giveStandardTypes } from '#functions/days-off/standard-types.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf } from '#tests/personas.ts';
import { mappingOf, startImport, uploadFile } from './upload-file.ts';

let admin: ApiClient;
/** An administrator who may not know why somebody is absent. */
let unknowing: ApiClient;

const YEAR = new Date().getFullYear();
/** Monday to Friday of weeks that no holiday falls into: the second and the third full week of September. */
const monday = (week: number): number => {
  const first = new Date(Date.UTC(YEAR + 1, 8, 1)).getUTCDay();
  return 1 + ((8 - first) % 7) + (week - 1) * 7;
};
const september = (week: number, weekday: number): string =>
  `${String(monday(week) + weekday).padStart(2, '0')}/09/${YEAR + 1}`;

const PERSON = employeeIdOf('default');
const NAME = 'default Persona';

const { runtime } = await startCompanyWithRuns();
beforeAll(async () => {
  [admin, unknowing] = [await runtime.as('admin'), await runtime.as('noExport')];
  // Two sweepers at once give a company its types once.
  await Promise.all([giveStandardTypes(), giveStandardTypes()]);
  await giveStandardTypes();
});

type Kind = 'day_off_request' | 'work_schedule' | 'day_off_balance';

const checked = async (object: Kind, headers: string[], lines: SheetCell[][]) => {
  const started = await startImport(admin, object, aWorkbook({ rows: [headers, ...lines] }));
  const mapping = mappingOf(started);
  await ended(admin, (await admin.call(check, { body: { import_id: started.import_id, mapping, key: null } })).run_id);
  const page = await admin.call(rows, { query: { import_id: started.import_id, per_page: '100' } });
  const found = page.data.map(({ state, errors, warnings }) => [
    state,
    ...[...errors, ...warnings].map(({ column, message }) => `${column}: ${message}`),
  ]);
  return { importId: started.import_id, mapping, page, found };
};
const committed = async (importId: string) =>
  ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
const undone = async (importId: string) =>
  ended(admin, (await admin.call(undo, { body: { import_id: importId } })).run_id);

const get = async (path: string, query: Record<string, string> = {}) => {
  const answer = await admin.get(`/api/daysOff/${path}`, query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const requests = async (): Promise<Record<string, unknown>[]> =>
  (await get(`employee/${PERSON}/list`, { per_page: '100' })).data;
const schedules = async (): Promise<Record<string, unknown>[]> => (await get(`employee/${PERSON}/schedules`)).data;
const balances = async (year: number) => get(`employee/${PERSON}/balances`, { year: String(year) });
const feed = async (): Promise<string[]> =>
  (
    await admin.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: String(PERSON) })
  ).body.items.map(({ event_type: type }: { event_type: string }) => type);

describe('the standard types', () => {
  it('are given once, with schedules and the right to legal holidays', async () => {
    const { data } = await get('types/list');
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'ADV',
      'Extra-legal days',
      'Illness',
      'Legal holidays',
      'Parental leave',
      'Short leave',
      'Training',
      'Unpaid leave',
    ]);
    expect((await get('schedules/list')).data.length).toBeGreaterThanOrEqual(6);
    const rights = (await get('rights/list')).data;
    expect(rights).toMatchObject([{ days: 0 }, { days: 0 }, { type_name: 'Legal holidays', basis: 'year_before', days: 20 }]); // prettier-ignore
  });

  it('do not come back once an administrator removed one', async () => {
    const { data } = await get('types/list');
    const { id } = data.find(({ name }: { name: string }) => name === 'Parental leave');
    expect((await admin.post('/api/daysOff/types/delete', { id })).status).toBe(200);
    await giveStandardTypes();
    expect((await get('types/list')).count).toBe(7);
  });

  it('follow the language of the company, but for those that have a name of their own', async () => {
    const namesIn = async (language: Language): Promise<string[]> => {
      await admin.call(setCompany, { body: { language } });
      await react(reactions);
      const [types, kept] = [(await get('types/list')).data, (await get('schedules/list')).data];
      return [...types, ...kept].map(({ name }: { name: string }) => name);
    };
    const { data } = await get('types/list');
    const adv = data.find(({ name }: { name: string }) => name === 'ADV');
    const rename = (name: string, version: number) =>
      admin.post('/api/daysOff/types/edit', { id: adv.id, version, name });
    const { version } = (await rename('Kleine ADV', adv.version)).body;
    const dutch = await namesIn('nl');
    expect(dutch).toEqual(expect.arrayContaining(['Kleine ADV', 'Wettelijke vakantie', '4/5, zonder woensdag']));
    const french = await namesIn('fr');
    expect(french).toEqual(expect.arrayContaining(['Kleine ADV', 'Vacances légales', 'Temps plein, 40 heures']));
    expect(french).not.toContain('Wettelijke vakantie');
    expect((await rename('ADV', version)).status).toBe(200);
    expect(await namesIn('en')).toEqual(expect.arrayContaining(['ADV', 'Legal holidays', '4/5, without Wednesday']));
  });
});

describe('days off', () => {
  const HEADERS = ['Werknemer', 'Soort verlof', 'Van', 'Tot en met', 'Dagdeel', 'Minuten', 'Reden'];

  it('says what is wrong with each row of a messy file, and loses none of the others', async () => {
    const { mapping, found } = await checked('day_off_request', HEADERS, [
      [NAME, 'legal  HOLIDAYS', september(1, 0), september(1, 4), null, null, 'Zee'],
      [NAME, 'Legal holidays', september(1, 4), september(1, 4)],
      ['Nobody Known', 'ADV', september(2, 0)],
      [NAME, 'Holidays', september(2, 0)],
      [NAME, 'ADV', null],
      [NAME, 'ADV', september(2, 4), september(2, 0)],
      [NAME, 'ADV', september(2, 5)],
      [NAME, 'Illness', september(2, 0), null, 'voormiddag', null, 'Griep'],
      [NAME, 'ADV', september(2, 1), null, 'namiddag'],
      [NAME, 'ADV', september(2, 2), null, null, 999],
      [NAME, 'Training', september(3, 0)],
      [null, 'ADV', september(2, 0)],
    ]);
    expect(Object.values(mapping)).toEqual(['person_name', 'type_name', 'start_date', 'end_date', 'start_part', 'minutes', 'reason']); // prettier-ignore
    expect(found).toEqual([
      ['new'],
      ['wrong', expect.stringContaining('start_date: another request has time of')],
      ['wrong', 'person_name: person is not known'],
      ['wrong', 'type_name: type is not known'],
      ['wrong', 'start_date: field is required'],
      ['wrong', expect.stringContaining('end_date: field can not be before')],
      ['wrong', expect.stringContaining('start_date: ')],
      [
        'wrong',
        'start_part: an absence has whole days: leave this cell empty',
        'reason: absences keep no reason: this is left out',
      ],
      ['new', 'start_date: fewer days are left than these'],
      ['wrong', expect.stringContaining('minutes: ')],
      ['wrong', expect.stringContaining('type_name: ')],
      ['wrong', 'person_name: field is required'],
    ]);
  });

  it('enters leave as approved and absences, finds them again, ends an open one, and is undone', async () => {
    const lines: SheetCell[][] = [
      [NAME, 'Legal holidays', september(1, 0), september(1, 4)],
      [NAME, 'ADV', september(2, 1), null, 'namiddag'],
      [NAME, 'ADV', september(2, 2), null, null, 120],
      [NAME, 'Illness', `05/01/${YEAR - 1}`, `06/01/${YEAR - 1}`],
      [NAME, 'Illness', `07/01/${YEAR - 1}`],
    ];
    const { importId } = await checked('day_off_request', HEADERS, lines);
    expect(await committed(importId)).toMatchObject({
      status: 'succeeded',
      done: 5,
      failed: 0,
      result: { created: 5 },
    });
    const stored = await requests();
    expect(stored.map(({ type_name: type, state, minutes }) => [type, state, minutes]).slice(0, 3)).toEqual([
      ['ADV', 'approved', 120],
      ['ADV', 'approved', 228],
      ['Legal holidays', 'approved', 2280],
    ]);
    expect(stored.filter(({ end_date: end }) => end === null)).toMatchObject([{ type_name: 'Illness' }]);
    const again = await checked('day_off_request', HEADERS, [...lines, lines[1]!]);
    expect(again.page.counts).toEqual({ new: 0, changed: 0, same: 5, wrong: 1 });
    expect(again.found.at(-1)).toEqual(['wrong', 'person_name: same as row 3']);

    const ends = await checked('day_off_request', HEADERS, [
      [NAME, 'Illness', `07/01/${YEAR - 1}`, `09/01/${YEAR - 1}`],
    ]);
    expect(ends.page.data).toMatchObject([{ state: 'changed', changes: [{ column: 'end_date', old: null }] }]);
    expect(await committed(ends.importId)).toMatchObject({ done: 1, failed: 0 });
    expect((await requests()).some(({ end_date: end }) => end === null)).toBe(false);
    expect(await fsck()).toEqual([]);
    expect(await undone(ends.importId)).toMatchObject({ done: 1, failed: 0 });
    expect(await undone(importId)).toMatchObject({ status: 'succeeded', done: 5, failed: 0 });
    expect(await requests()).toEqual([]);
    expect(await fsck()).toEqual([]);
  });
});

describe('work schedules', () => {
  const HEADERS = ['Personeelsnummer', 'Uurrooster', 'Vanaf', 'Week'];

  it('are given from a day on, derive leave ahead again, and are undone', async () => {
    const asked = {
      employee_id: PERSON,
      type_id: 1,
      start_date: september(1, 0),
      end_date: september(1, 4),
      approved: 1,
    };
    expect((await admin.post('/api/daysOff/requests/add', asked)).status).toBe(200);
    const lines: SheetCell[][] = [
      [NAME, '4/5, monday to thursday', `01/08/${YEAR + 1}`],
      [NAME, '9 days of 10', `01/12/${YEAR + 1}`, 2],
      [NAME, 'No such schedule', `01/01/${YEAR + 1}`],
      [NAME, '9 days of 10', `08/12/${YEAR + 1}`, 3],
      [NAME, 'Default', `01/01/${YEAR}`],
    ];
    const { importId, found, page } = await checked('work_schedule', HEADERS, lines);
    expect(found).toEqual([
      ['changed'],
      ['changed'],
      ['wrong', 'schedule_name: schedule "No such schedule" is not known'],
      ['wrong', 'week: field must be one of 1, 2'],
      ['same'],
    ]);
    expect(page.data[0]?.changes).toEqual([{ column: 'schedule_name', old: 'Default week, 5 x 7:36' }]);
    expect(await committed(importId)).toMatchObject({ status: 'succeeded', done: 2, failed: 0 });
    expect((await schedules()).map(({ name }) => name)).toEqual(['9 days of 10', '4/5, Monday to Thursday', 'Default week, 5 x 7:36']); // prettier-ignore
    expect((await requests())[0]).toMatchObject({ minutes: 4 * 456 });
    expect((await checked('work_schedule', HEADERS, lines.slice(0, 2))).page.counts).toMatchObject({ same: 2 });
    expect(await undone(importId)).toMatchObject({ status: 'succeeded', done: 2, failed: 0 });
    expect(await schedules()).toHaveLength(1);
    expect((await requests())[0]).toMatchObject({ minutes: 5 * 456 });
    expect(await fsck()).toEqual([]);
  });
});

describe('balances', () => {
  const HEADERS = ['Medewerker', 'Verloftype', 'Jaar', 'Dagen', 'Minuten', 'Reden'];

  it('are corrected by days or minutes, once, and put back', async () => {
    const before = await balances(YEAR);
    const lines: SheetCell[][] = [
      [NAME, 'Legal holidays', YEAR, '10,5', null, 'Certificate of the former employer'],
      [NAME, 'ADV', YEAR, null, -228, 'Half a day too many'],
      [NAME, 'ADV', YEAR, 1, 60, 'Both'],
      [NAME, 'ADV', YEAR, null, null, 'Neither'],
      [NAME, 'Short leave', YEAR, 1, null, 'No balance'],
      [NAME, 'ADV', YEAR, 1, null, null],
      [NAME, 'ADV', YEAR, null, -228, 'Half a day too many'],
    ];
    const { importId, found } = await checked('day_off_balance', HEADERS, lines);
    expect(found).toEqual([
      ['changed'],
      ['changed'],
      ['wrong', 'minutes: write days or minutes, not both'],
      ['wrong', 'minutes: field is required'],
      ['wrong', 'type_name: this type has no balance'],
      ['wrong', 'reason: field is required'],
      ['wrong', 'person_name: same as row 3'],
    ]);
    expect(await committed(importId)).toMatchObject({ status: 'succeeded', done: 2, failed: 0 });
    const after = await balances(YEAR);
    expect(after.corrections).toMatchObject([{ type_name: 'ADV', minutes: -228 }, { minutes: 4788 }]);
    expect((await checked('day_off_balance', HEADERS, lines.slice(0, 2))).page.counts).toMatchObject({ same: 2 });
    expect(await undone(importId)).toMatchObject({ status: 'succeeded', done: 2, failed: 0 });
    expect(await balances(YEAR)).toEqual(before);
    expect(await feed()).toContain('leave_accrual_correction_added');
    expect(await fsck()).toEqual([]);
  });
});

describe('the export of all requests', () => {
  it('changes nothing when it is imported again, half days and what was not approved included', async () => {
    const add = async (type: string, fields: Record<string, unknown>): Promise<number> => {
      const { data } = await get('types/list');
      const { id: typeId } = data.find(({ name }: { name: string }) => name === type);
      const path = type === 'Illness' ? 'absences' : 'requests';
      const answer = await admin.post(`/api/daysOff/${path}/add`, {
        employee_id: employeeIdOf('reader'),
        type_id: typeId,
        ...fields,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.id;
    };
    const day = (week: number, weekday: number) => ({
      start_date: september(week, weekday),
      end_date: september(week, weekday),
    });
    const added = [
      await add('Legal holidays', { start_date: september(1, 0), end_date: september(1, 3), approved: 1 }),
      await add('Legal holidays', { ...day(1, 4), start_part: 'morning', approved: 1 }),
      await add('Legal holidays', { ...day(2, 0), minutes: 60, approved: 1 }),
      await add('Legal holidays', { ...day(2, 1), start_part: 'afternoon' }),
      await add('Legal holidays', day(2, 2)),
      await add('Legal holidays', { ...day(2, 3), approved: 1 }),
      await add('Illness', { start_date: `05/01/${YEAR - 1}`, end_date: `06/01/${YEAR - 1}` }),
      await add('Illness', { start_date: `07/01/${YEAR - 1}` }),
    ];
    const declined = { request_ids: [added[4]], decision: 'decline', message: 'Too busy' };
    expect((await admin.post('/api/daysOff/requests/decide', declined)).status).toBe(200);
    expect((await admin.post('/api/daysOff/requests/cancel', { id: added[5] })).status).toBe(200);

    const exported = await admin.get('/api/inbox/daysOff/excel', { segment_id: 'all' });
    const content = Buffer.from(await (await fetch(exported.body.file_url)).arrayBuffer());
    const started = await startImport(admin, 'day_off_request', content);
    const body = { import_id: started.import_id, mapping: mappingOf(started), key: null };
    await ended(admin, (await admin.call(check, { body })).run_id);
    const page = await admin.call(rows, { query: { import_id: started.import_id, per_page: '100' } });
    expect(page.data.filter(({ state }) => state !== 'same')).toEqual([]);
    expect(page.counts.same).toBeGreaterThanOrEqual(added.length);

    const HEADERS = ['Person', 'Type', 'From', 'State'];
    const { found } = await checked('day_off_request', HEADERS, [
      ['reader Persona', 'Legal holidays', september(3, 0), 'Declined'],
      ['reader Persona', 'Legal holidays', september(2, 3), 'Approved'],
    ]);
    expect(found).toEqual([['wrong', expect.stringContaining('state: only approved')], ['new']]);
  });
});

it('has a shorter name in paths', async () => {
  const { file_name } = (await admin.get('/api/imports/day_off/template')).body;
  expect(file_name).toBe((await admin.get('/api/imports/day_off_request/template')).body.file_name);
  const content = aWorkbook({
    rows: [
      ['Person', 'Type', 'From'],
      ['reader Persona', 'Legal holidays', '01/02/2027'],
    ],
  });
  const started = await admin.post('/api/imports/day_off/start', { upload_id: await uploadFile(admin, content) });
  expect(started.body.columns.map(({ field }: { field: string }) => field)).toEqual([
    'person_name',
    'type_name',
    'start_date',
  ]);
});

it('does not tell why somebody is absent to whoever may not know it', async () => {
  const user = actorOf('noExport').user_id;
  expect((await admin.post('/api/users/edit', { id: user, can_import: 1, access_wages: 0 })).status).toBe(200);
  const types = (await get('types/list')).data;
  const typeId = types.find(({ name }: { name: string }) => name === 'Illness').id;
  const second = { name: 'Maternity', kind: 'absence', needs_approval: 0, has_balance: 0 };
  expect((await admin.post('/api/daysOff/types/add', second)).status).toBe(200);
  const absence = { employee_id: employeeIdOf('light'), type_id: typeId, start_date: `05/01/${YEAR - 1}` };
  expect((await admin.post('/api/daysOff/absences/add', absence)).status).toBe(200);

  const rowsOf = async (api: ApiClient, type: string) => {
    const lines = [
      ['Person', 'Type', 'From', 'Tags'],
      ['light Persona', type, `05/01/${YEAR - 1}`, 'Other'],
    ];
    const started = await startImport(api, 'day_off_request', aWorkbook({ rows: lines }));
    const body = { import_id: started.import_id, mapping: mappingOf(started), key: null };
    await ended(api, (await api.call(check, { body })).run_id);
    const { data } = await api.call(rows, { query: { import_id: started.import_id } });
    return data.map(({ state, changes }) => [state, changes]);
  };
  expect(await rowsOf(unknowing, 'Maternity')).toEqual(await rowsOf(unknowing, 'Illness'));
  expect(await rowsOf(unknowing, 'Illness')).toEqual([['same', []]]);
  expect(await rowsOf(admin, 'Illness')).toMatchObject([['changed', [{ column: 'tags' }]]]);
  expect(await rowsOf(admin, 'Maternity')).toEqual([['new', []]]);
});
