import { describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { admin } = await startCompanyWithRuns();

const start = (headers: SheetCell[], ...lines: SheetCell[][]) =>
  startImport(admin, 'employee', aWorkbook({ rows: [['Personeelslijst'], headers, ...lines] }));

const checked = async (importId: string, mapping: Record<string, string | null>, key = '') => {
  await ended(admin, (await admin.call(check, { body: { import_id: importId, mapping, key } })).run_id);
  return admin.call(rows, { query: { import_id: importId } });
};

describe('one column with the whole name', () => {
  it('is read in the order that its names tell, and shows both names', async () => {
    const started = await start(
      ['Pers. nr.', 'Naam', 'E-mail', 'Leidinggevende'],
      ['9001', 'Van den Berghe Lotte', 'lotte@voorbeeld.be', null],
      ['9002', 'Peeters Jan', null, 'Lotte Van den Berghe'],
      ['9003', 'Janssens Marc Antoine', null, null],
      ['9004', 'Madonna', null, null],
      ['9005', 'Claes, An', null, 'Peeters Jan'],
    );
    const mapping = mappingOf(started);
    expect(mapping['Naam']).toBe('name_last_first');
    const page = await checked(started.import_id, mapping);
    expect(page.fields.map(({ key }) => key)).toEqual([
      'employee_number',
      'first_name',
      'last_name',
      'email',
      'reports_to',
    ]);
    expect(page.unmapped).toEqual([]);
    expect(page.data.map(({ state, cells }) => [state, cells['first_name'], cells['last_name']])).toEqual([
      ['new', 'Lotte', 'Van den Berghe'],
      ['new', 'Jan', 'Peeters'],
      ['new', 'Marc Antoine', 'Janssens'],
      ['wrong', null, 'Madonna'],
      ['new', 'An', 'Claes'],
    ]);
    expect(page.data.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      [],
      ['new_manager'],
      ['name_in_doubt'],
      [],
      ['new_manager'],
    ]);
    expect(page.data[2]?.warnings[0]?.message).toContain('first name Marc Antoine and last name Janssens');
    expect(page.data[3]?.errors).toMatchObject([{ column: 'first_name', code: 'no_first_name' }]);
    expect(page.findings.find(({ code }) => code === 'no_first_name')?.header).toBe('Naam');
    await ended(admin, (await admin.call(commit, { body: { import_id: started.import_id } })).run_id);
    const { data } = await admin.call(listEmployees, { query: { search_term: 'Janssens' } });
    expect(data).toContainEqual(expect.objectContaining({ first_name: 'Marc Antoine', last_name: 'Janssens' }));
  });

  it('stays a last name beside a column of first names, and can be read the other way round', async () => {
    const both = await start(['Naam', 'Voornaam'], ['Van den Berghe', 'Lotte'], ['De Smet Claes', 'An']);
    expect(mappingOf(both)).toEqual({ Naam: 'last_name', Voornaam: 'first_name' });
    const one = await start(['Naam en voornaam'], ['Elias Jan']);
    expect(mappingOf(one)).toEqual({ 'Naam en voornaam': 'name_last_first' });
    const swapped = await checked(one.import_id, { 'Naam en voornaam': 'name_first_last' });
    expect(swapped.data[0]?.cells).toMatchObject({ first_name: 'Elias', last_name: 'Jan' });
    const twice = await admin.post('/api/imports/check', {
      import_id: both.import_id,
      mapping: { Naam: 'name_last_first', Voornaam: 'first_name' },
      key: '',
    });
    expect(twice.status).toBe(422);
  });
});
