import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { nationalCheck } from '#shared/people/national-number.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { runtime, admin } = await startCompanyWithRuns();
const reader = await runtime.as('reader');
beforeAll(async () => {
  await transact([teamStore.create({ id: 71, version: 1, name: 'Montage Genk', leader_employee_ids: [], deleted: 0 })]);
});

const HEADERS = ['Personeelsnummer', 'Voornaam', 'Naam', 'E-mailadres', 'Team', 'Datum in dienst', 'IBAN'];
const line = (number: string, more: Partial<Record<number, SheetCell>> = {}): SheetCell[] => {
  const cells: SheetCell[] = [
    number,
    'Lotte',
    `Van ${number}`,
    `${number}@people.example`,
    'montage genk',
    { serial: 44_805 },
    'BE68 5390 0754 7034',
  ];
  for (const [at, value] of Object.entries(more)) cells[Number(at)] = value ?? null;
  return cells;
};

const checked = async (lines: SheetCell[][]) => {
  const started = await startImport(admin, 'employee', aWorkbook({ rows: [HEADERS, ...lines] }));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'employee_number' };
  const run = await ended(admin, (await admin.call(check, { body })).run_id);
  const page = await admin.call(rows, { query: { import_id: started.import_id } });
  return { importId: started.import_id, run, page };
};

describe('importing people', () => {
  it('adds valid people, names what is wrong, and shows no whole IBAN', async () => {
    const { importId, page } = await checked([
      line('P-1'),
      line('P-2', { 1: null, 4: 'Nowhere' }),
      line('P-3', { 3: 'P-1@people.example', 6: 'BE00 0000' }),
      line('p-1', { 2: 'Twice', 3: 'twice@people.example' }),
      ['', '2', 'Totaal', '', '', '', ''],
    ]);
    const found = page.data.map(({ state, errors }) => [
      state,
      ...errors.map(({ column, message }) => `${column}: ${message}`),
    ]);
    expect(found).toEqual([
      ['new'],
      ['wrong', 'first_name: field is required'],
      ['wrong', 'email: same as row 2', 'iban: field is not a valid IBAN'],
      ['wrong', 'employee_number: same as row 2'],
      ['wrong', 'first_name: a name has letters: leave out a row of totals'],
    ]);
    // The team of a wrong row is not added.
    expect(page.findings.filter(({ level }) => level === 'warning')).toEqual([]);
    expect(page.data[0]?.cells).toMatchObject({
      iban: 'BE68 **** **** 7034',
      team: 'Montage Genk',
      start_date: '01/09/2022',
    });
    const run = await ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
    expect(run).toMatchObject({ status: 'succeeded', done: 1, failed: 0, result: { imported: 1 } });
    const { data } = await admin.call(listEmployees, { query: { search_term: 'P-1@people' } });
    expect(data).toMatchObject([{ employee_number: 'P-1', team_names: 'Montage Genk' }]);
  });

  it('adds a team that does not exist once, whichever rows name it, and says so before', async () => {
    const { importId, page } = await checked([
      line('T-1', { 4: 'Montage Genk; Night shift' }),
      line('T-2', { 4: 'night  shift' }),
      line('T-3', { 4: 'Dispatch' }),
    ]);
    expect(page.findings).toMatchObject([
      { level: 'warning', column: 'team', code: 'new_team', count: 3, messages: ['team "Night shift" will be added', 'team "night  shift" will be added', 'team "Dispatch" will be added'] },
    ]); // prettier-ignore
    expect(page.data.map(({ cells }) => cells['team'])).toEqual([
      'Montage Genk, Night shift',
      'Night shift',
      'Dispatch',
    ]);
    const run = await ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
    expect(run).toMatchObject({ status: 'succeeded', done: 3, failed: 0 });
    const { data: teams } = await admin.call(listTeams, {});
    expect(teams.map(({ name }) => name).toSorted()).toEqual(expect.arrayContaining(['Dispatch', 'Night shift']));
    expect(teams.filter(({ name }) => /night/i.test(name))).toHaveLength(1);
    const { data } = await admin.call(listEmployees, { query: { search_term: 'T-1@people' } });
    expect(data).toMatchObject([{ team_names: 'Montage Genk, Night shift' }]);
  });

  describe('whose managers stand in the same file', () => {
    const file = async (lines: SheetCell[][]) => {
      const headers = ['Personeelsnummer', 'Voornaam', 'Naam', 'E-mailadres', 'Leidinggevende'];
      const started = await startImport(admin, 'employee', aWorkbook({ rows: [headers, ...lines] }));
      const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'employee_number' };
      await ended(admin, (await admin.call(check, { body })).run_id);
      return { importId: started.import_id, page: await admin.call(rows, { query: { import_id: started.import_id } }) };
    };
    const said = ({ data }: Awaited<ReturnType<typeof file>>['page']) =>
      data.map(({ state, errors, warnings }) => [state, ...[...errors, ...warnings].map(({ message }) => message)]);
    const managers = async (term: string) =>
      (
        await admin.call(listEmployees, {
          query: { search_term: term, orderby_column: 'employee_number', orderby_direction: 'asc' },
        })
      ).data.map(({ employee_number, reports_to_name: manager }) => [employee_number, manager]);

    it('imports managers first, whatever the order of the rows and the way they are named', async () => {
      const { importId, page } = await file([
        ['B-3', 'Karel', 'Bakker', 'b3@people.example', 'b-2'],
        ['B-2', 'An', 'Bakker', 'b2@people.example', 'Bakker Piet'],
        ['B-4', 'Noor', 'Bakker', 'b4@people.example', 'b3@people.example'],
        ['B-1', 'Piet', 'Bakker', 'b1@people.example', null],
      ]);
      expect(said(page)).toEqual([
        ['new', 'An Bakker stands in row 3, which is imported first'],
        ['new', 'Piet Bakker stands in row 5, which is imported first'],
        ['new', 'Karel Bakker stands in row 2, which is imported first'],
        ['new'],
      ]);
      expect(page.data[0]?.cells).toMatchObject({ reports_to: 'An Bakker' });
      const { run_id } = await admin.call(commit, { body: { import_id: importId } });
      expect(await ended(admin, run_id)).toMatchObject({ status: 'succeeded', done: 4, failed: 0 });
      expect(await managers('Bakker')).toEqual([
        ['B-1', null],
        ['B-2', 'Piet Bakker'],
        ['B-3', 'An Bakker'],
        ['B-4', 'Karel Bakker'],
      ]);
      const undone = await ended(admin, (await admin.call(undo, { body: { import_id: importId } })).run_id);
      expect(undone).toMatchObject({ status: 'succeeded', done: 4, failed: 0 });
    });

    it('takes a new manager of somebody who is there already', async () => {
      const own = await file([['C-1', 'Rik', 'Slager', 'c1@people.example', null]]);
      await ended(admin, (await admin.call(commit, { body: { import_id: own.importId } })).run_id);
      const { importId, page } = await file([
        ['C-1', null, null, null, 'C-2'],
        ['C-2', 'Mia', 'Slager', 'c2@people.example', null],
      ]);
      expect(page.data[0]).toMatchObject({ state: 'changed', changes: [{ column: 'reports_to', old: null }] });
      await ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
      expect(await managers('Slager')).toEqual([
        ['C-1', 'Mia Slager'],
        ['C-2', null],
      ]);
    });

    it('says why a name in the file is nobody’s manager', async () => {
      const { page } = await file([
        ['D-1', 'Eva', 'Kok', 'd1@people.example', 'Eva Kok'],
        ['D-2', 'Tom', 'Kok', 'd2@people.example', 'D-3'],
        ['D-3', 'Lea', 'Kok', 'd3@people.example', 'D-2'],
        ['D-4', 'Jan', 'Kok', 'd4@people.example', 'Jef Kok'],
        ['D-5', 'Jef', 'Kok', 'd5@people.example', null],
        ['D-6', 'Jef', 'Kok', 'd6@people.example', 'Nobody Known'],
      ]);
      expect(said(page)).toEqual([
        ['wrong', 'nobody reports to themselves: choose another person'],
        ['wrong', 'Lea Kok reports to this person, directly or through others: choose somebody else'],
        ['wrong', 'Tom Kok reports to this person, directly or through others: choose somebody else'],
        ['wrong', '2 people match'],
        ['new'],
        ['wrong', 'person is not known'],
      ]);
    });
  });

  it('changes an existing person found by number', async () => {
    const { page } = await checked([line('P-1', { 1: 'Charlotte' })]);
    expect(page.data[0]).toMatchObject({ state: 'changed', changes: [{ column: 'first_name', old: 'Lotte' }] });
  });

  it('deactivates people who have left, and finds them again in the next list', async () => {
    const headers = [...HEADERS, 'Datum uit dienst'];
    const leavers = async (lines: SheetCell[][]) => {
      const started = await startImport(admin, 'employee', aWorkbook({ rows: [headers, ...lines] }));
      const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'employee_number' };
      await ended(admin, (await admin.call(check, { body })).run_id);
      const { data } = await admin.call(rows, { query: { import_id: started.import_id } });
      await ended(admin, (await admin.call(commit, { body: { import_id: started.import_id } })).run_id);
      return data.map(({ state, errors }) => [state, ...errors.map(({ message }) => message)]);
    };
    const inactive = async () =>
      (await admin.call(listEmployees, { query: { segment_id: 'inactive', search_term: 'Van L-' } })).data.map(
        ({ employee_number, active_until }) => [employee_number, active_until],
      );
    const left = (number: string, day: string) => [...line(number), day];
    expect(await leavers([left('L-1', '31/01/2024'), line('L-2')])).toEqual([['new'], ['new']]);
    expect(await inactive()).toEqual([['L-1', '31/01/2024']]);
    expect(await leavers([left('L-1', '31/01/2024'), left('L-2', '29/02/2024')])).toEqual([['same'], ['changed']]);
    expect(await leavers([left('L-1', '31/01/2024'), left('L-2', '28/02/2024')])).toEqual([['same'], ['changed']]);
    expect((await inactive()).toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))).toEqual([
      ['L-1', '31/01/2024'],
      ['L-2', '28/02/2024'],
    ]);
    const exported = await admin.get('/api/employees/list/excel', { segment_id: 'inactive', search_term: 'Van L-' });
    const content = Buffer.from(await (await fetch(exported.body.file_url)).arrayBuffer());
    const started = await startImport(admin, 'employee', content);
    const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'id' };
    const { result } = await ended(admin, (await admin.call(check, { body })).run_id);
    expect(result).toMatchObject({ counts: { new: 0, changed: 0, same: 2, wrong: 0 } });
    // Somebody else who gets the number and the address is new.
    expect(await leavers([line('L-1', { 2: 'Somebody else' })])).toEqual([['new']]);
  });

  it('takes what contracts name, finds managers, and sets a wage by its day', async () => {
    const number = `010101999${nationalCheck('010101999', true)}`;
    const headers = ['Personeelsnummer', 'Voornaam', 'Naam', 'Rijksregisternummer', 'Straat', 'Postcode', 'Functie', 'Leidinggevende', 'PC', 'Uren per week', 'Loontype', 'Brutoloon', 'Loon vanaf']; // prettier-ignore
    const wages = async (lines: SheetCell[][]) => {
      const started = await startImport(admin, 'employee', aWorkbook({ rows: [headers, ...lines] }));
      const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'employee_number' };
      await ended(admin, (await admin.call(check, { body })).run_id);
      const { data } = await admin.call(rows, { query: { import_id: started.import_id } });
      await ended(admin, (await admin.call(commit, { body: { import_id: started.import_id } })).run_id);
      return data;
    };
    const row = (id: string, manager: string, more: SheetCell[] = ['maandloon', '3.250,50', '01/03/2024']): SheetCell[] => [
      id, 'Lotte', `Wage ${id}`, Number(number), 'Kerkstraat', '9000', 'Boekhouder', manager, 'PC 200', '30,4', ...more,
    ]; // prettier-ignore
    const outcome = ({ state, errors }: (typeof added)[number]): string[] => [
      state,
      ...errors.map(({ column, message }) => `${column}: ${message}`),
    ];
    const added = await wages([
      row('W-1', ''),
      row('W-2', 'nobody'),
      row('W-3', 'W-9'),
      row('W-4', '', ['', '3300', '']),
      row('W-5', '', ['onbetaald', '5', '01/01/2027']),
      row('W-6', '', ['', '', '01/01/2027']),
    ]);
    expect(added.map(outcome)).toEqual([
      ['new'],
      ['new'],
      ['wrong', 'reports_to: person is not known'],
      ['wrong', 'wage_type: field is required'],
      ['wrong', 'wage_amount: nothing is paid with this type: leave the amount empty'],
      ['wrong', 'wage_from: a day alone sets no wage: give the wage as well, or leave the day empty'],
    ]);
    expect(String(added[0]?.cells['national_number'])).toMatch(/^\*\*\.\*\*\.\*\*-\*\*\*\.\d\d$/);
    const { data } = await admin.call(listEmployees, { query: { search_term: 'Wage W-1' } });
    expect(data).toMatchObject([
      {
        street: 'Kerkstraat',
        joint_committee: '200',
        hours_per_week: 30.4,
        wage_amount: 3250.5,
        wage_from: '01/03/2024',
      },
    ]);
    const changed = await wages([row('W-1', 'W-2', ['', '3300', '01/01/2027']), row('W-2', 'W-1')]);
    // The second row would close a circle with the first one.
    expect(changed.map(({ state, errors }) => [state, errors[0]?.column])).toEqual([
      ['changed', undefined],
      ['wrong', 'reports_to'],
    ]);
    expect(changed[0]?.changes).toEqual([
      { column: 'reports_to', old: null },
      { column: 'wage_amount', old: 3250.5 },
      { column: 'wage_from', old: '01/03/2024' },
    ]);
    // The day of the wage that holds says nothing new.
    expect((await wages([row('W-1', 'W-2', ['', '', '01/03/2024'])])).map(outcome)).toEqual([['same']]);
    const [other] = await wages([row('W-1', 'W-2', ['', '', '01/04/2024'])]);
    expect(other?.errors.map(({ column }) => column)).toEqual(['wage_from']);
  });

  it('is closed to those without the right', async () => {
    for (const path of ['/api/imports/employee/template', '/api/imports/car/template']) {
      expect(await reader.get(path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect((await admin.get('/api/imports/contract/template')).status).toBe(404);
  });
});
