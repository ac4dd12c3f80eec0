import { describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { readWorkbook } from '#shared/contract/imports/read-workbook.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { start } from '#shared/contract/imports/start.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { workbookTemplate } from '#shared/contract/imports/workbook-template.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { addTeam } from '#shared/contract/people/add-team.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, uploadFile } from './upload-file.ts';

const { runtime, admin } = await startCompanyWithRuns();
const [reader, noExport] = await Promise.all([runtime.as('reader'), runtime.as('noExport')]);

const sheetsOf = async (content: Buffer, client = admin) => {
  const upload = await uploadFile(client, content, 'alles.xlsx');
  return { upload, ...(await client.call(readWorkbook, { body: { upload_id: upload } })) };
};

/** The sheet as the wizard takes it, with all columns that it suggests. */
const importSheet = async (upload: string, object: 'employee' | 'car' | 'team', sheet: string, key: string) => {
  const started = await admin.call(start, { params: { object }, body: { upload_id: upload, sheet } });
  const body = { import_id: started.import_id, mapping: mappingOf(started), key };
  await ended(admin, (await admin.call(check, { body })).run_id);
  const { counts } = await admin.call(rows, { query: { import_id: started.import_id } });
  const { run_id } = await admin.call(commit, { body: { import_id: started.import_id } });
  const run = await ended(admin, run_id);
  return { counts, status: run.status, import_id: started.import_id };
};

/** A workbook as companies keep it: in another order, with a title above a table, notes, and sheets of no use. */
const messy = () =>
  aWorkbook({
    rows: [['Korte instructies voor wie dit invult']],
    others: [
      {
        name: 'wagens 2026',
        rows: [
          ['Wagenpark van Noorderlicht'],
          [],
          ['Nummerplaat', 'Soort', 'Merk', 'Model', 'Brandstof', 'Bestuurder', 'Opmerking op papier'],
          ['1-ABC-234', 'wagen', 'Peugeot', '308', 'diesel', 'Lotte Van Damme', 'komt binnen'],
          ['2-DEF-567', 'wagen', 'Renault', 'Clio', 'benzine', 'Niet Bestaand', ''],
        ],
      },
      { name: 'Leeg', rows: [] },
      {
        name: 'Geheim',
        state: 'hidden',
        rows: [
          ['Voornaam', 'Naam'],
          ['Niet', 'Lezen'],
        ],
      },
      {
        name: 'Personeel',
        rows: [
          ['Personeelsnummer', 'Voornaam', 'Naam', 'E-mailadres'],
          ['77', 'Lotte', 'Van Damme', 'lotte.vandamme@people.example'],
          ['78', '', 'Zonder Voornaam', 'geen-adres'],
        ],
      },
    ],
  });

describe('a workbook with several sheets', () => {
  it('is read sheet by sheet, people first, whatever their order and names', async () => {
    const { file_name, sheets } = await sheetsOf(messy());
    expect(file_name).toBe('alles.xlsx');
    expect(sheets.map(({ unmatched }) => unmatched)).toEqual([[], ['Opmerking op papier'], []]);
    expect(sheets.map(({ sheet, object, matched, columns }) => [sheet, object, matched, columns])).toEqual([
      ['Personeel', 'employee', 4, 4],
      ['wagens 2026', 'car', 6, 7],
      [expect.any(String), null, 0, 1],
    ]);
  });

  it('is imported in chained imports, of which a wrong row or sheet stops no other', async () => {
    const { upload } = await sheetsOf(messy());
    const people = await importSheet(upload, 'employee', 'Personeel', 'employee_number');
    expect(people).toMatchObject({ counts: { new: 1, wrong: 1 }, status: 'succeeded' });
    // The driver is known by now, as they were in the sheet before.
    const cars = await importSheet(upload, 'car', 'wagens 2026', 'plate');
    expect(cars).toMatchObject({ counts: { new: 1, wrong: 1 } });
    const { data } = await admin.call(listCars, { query: { search_term: '1-ABC-234' } });
    expect(data.map(({ person_name }) => person_name)).toEqual(['Lotte Van Damme']);
    const found = await admin.call(listEmployees, { query: { search_term: 'Van Damme' } });
    expect(found.count).toBe(1);
  });

  it('says who leads which team, which is taken back but for a team with people', async () => {
    const leaderNames = async () =>
      Object.fromEntries(
        (await admin.call(listTeams, {})).data.map(({ name, leaders }) => [name, leaders.map((one) => one.name)]),
      );
    const lotte = 'Lotte Van Damme';
    await admin.call(addTeam, { body: { name: 'Werkplaats' } });
    const { upload, sheets } = await sheetsOf(
      aWorkbook({
        rows: [['Afdeling', 'Teamleider'], ['werkplaats', '77; lotte.vandamme@people.example'], ['Magazijn', lotte], ['Directie', ''], ['Magazijn', ''], ['Labo', 'Niemand Bekend']],
      }),
    ); // prettier-ignore
    expect(sheets.map(({ object, matched }) => [object, matched])).toEqual([['team', 2]]);
    const { counts, import_id } = await importSheet(upload, 'team', sheets[0]!.sheet, '');
    expect(counts).toEqual({ new: 2, changed: 1, same: 0, wrong: 2 });
    expect(await leaderNames()).toMatchObject({ Werkplaats: [lotte], Magazijn: [lotte], Directie: [] });
    expect((await importSheet(upload, 'team', sheets[0]!.sheet, '')).counts).toMatchObject({ new: 0, same: 3 });

    const directie = (await admin.call(listTeams, {})).data.find(({ name }) => name === 'Directie')!;
    await admin.call(addEmployee, { body: { first_name: 'An', last_name: 'Maes', team_ids: [directie.id] } });
    const { run_id } = await admin.call(undo, { body: { import_id } });
    await ended(admin, run_id);
    const after = await leaderNames();
    expect(after).toMatchObject({ Werkplaats: [], Directie: [] });
    expect(after).not.toHaveProperty('Magazijn');
  });

  it('says how many people a team asks to be at work, which is taken back as well', async () => {
    const minimums = async () =>
      Object.fromEntries((await admin.call(listTeams, {})).data.map(({ name, min_at_work: min }) => [name, min]));
    await admin.call(addTeam, { body: { name: 'Kassa', min_at_work: 4 } });
    await admin.call(addTeam, { body: { name: 'Balie', min_at_work: 3 } });
    const { upload, sheets } = await sheetsOf(
      aWorkbook({
        rows: [['Team', 'Teamleider', 'Minimum aan het werk'], ['Kassa', '', 2], ['Balie', '', 0], ['Keuken', '', 5], ['Vrijdag', '', ''], ['Te veel', '', 5000]],
      }),
    ); // prettier-ignore
    const { counts, import_id } = await importSheet(upload, 'team', sheets[0]!.sheet, '');
    expect(counts).toEqual({ new: 2, changed: 2, same: 0, wrong: 1 });
    expect(await minimums()).toMatchObject({ Kassa: 2, Balie: null, Keuken: 5, Vrijdag: null });
    const { run_id } = await admin.call(undo, { body: { import_id } });
    await ended(admin, run_id);
    expect(await minimums()).toMatchObject({ Kassa: 4, Balie: 3 });
  });

  it('comes as a template whose sheets are all recognised again, in the language of the reader', async () => {
    const names = async () => {
      const { file_url } = await admin.call(workbookTemplate, {});
      const content = Buffer.from(await (await fetch(file_url)).arrayBuffer());
      const { sheets } = await sheetsOf(content);
      for (const { columns, matched } of sheets) expect(matched).toBe(columns);
      return sheets.map(({ sheet, object }) => `${sheet}: ${object}`);
    };
    expect(await names()).toEqual([
      'People: employee',
      'Teams: team',
      'Vehicles: car',
      'Assets: asset',
      'Software: software',
      'Trainings: training',
      'Participants: training_employee',
      'Work schedules: work_schedule',
      'Balances: day_off_balance',
      'Days off: day_off_request',
    ]);
    await admin.post('/api/profile/language', { language: 'nl' });
    expect((await names()).slice(0, 2)).toEqual(['Medewerkers: employee', 'Teams: team']);
    await admin.post('/api/profile/language', { language: 'en' });
  });

  it('is refused to who may import nothing, and when it is no workbook', async () => {
    for (const client of [reader, noExport]) {
      expect((await client.get('/api/imports/workbook')).status).toBe(403);
      expect((await client.post('/api/imports/workbook', { upload_id: '01JD0000000000000000000000' })).status).toBe(
        403,
      );
    }
    const unknown = await admin.post('/api/imports/workbook', { upload_id: '01JD0000000000000000000000' });
    expect(unknown.status).toBe(404);
    const csv = await uploadFile(admin, Buffer.from('Voornaam;Naam\nLies;Peeters\n'), 'people.csv');
    const refused = await admin.post('/api/imports/workbook', { upload_id: csv });
    expect(refused.body).toMatchObject({ code: 'unsupported_file', detail: expect.stringContaining('Excel workbook') });
  });
});
