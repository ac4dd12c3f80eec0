import { describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { listFields } from '#shared/contract/imports/list-fields.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { toSerial } from '#functions/platform/excel/excel-dates.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { admin } = await startCompanyWithRuns();

const day = (iso: string) => ({ serial: toSerial(iso) ?? 0 });
const sheet = aWorkbook({
  rows: [
    [
      'Merk',
      'Model',
      'Nummerplaat',
      'Brandstof',
      'Aankoopdatum',
      'Prijs per maand',
      'Geleverd met laadkabel',
      'Maat',
      'Nota',
      'Leeg',
    ],
    ['Kia', 'EV6', '1-KPT-001', 'Diesel', day('2024-10-14'), '€ 1.250,00', 'ja', 'M', 'een', null],
    ['Kia', 'EV9', '1-KPT-002', 'Diesel', '1.2.2023', '99,5', 'nee', 'L', 'twee', null],
    ['Opel', 'Astra', '1-KPT-003', 'Diesel', '2023-02-03', 12, 'x', 'm', 'drie', null],
    ['Opel', 'Corsa', '1-KPT-004', 'Diesel', '', '', '', 'L', '', null],
  ],
});

describe('a column that no field fills', () => {
  it('tells which custom field takes it, and fills that field once it is added to the started import', async () => {
    const started = await startImport(admin, 'car', sheet);
    const guesses = Object.fromEntries(
      started.columns.map(({ header, as_custom_field: { type, options } }) => [header, [type, ...options]]),
    );
    expect(guesses).toMatchObject({
      Aankoopdatum: ['date'],
      'Prijs per maand': ['money'],
      'Geleverd met laadkabel': ['yes_no'],
      Maat: ['select_option', 'M', 'L'],
      Nota: ['textfield'],
      Leeg: ['textfield'],
    });
    const mapping = mappingOf(started);
    for (const { header, as_custom_field: guess } of started.columns) {
      if (!['Aankoopdatum', 'Prijs per maand', 'Geleverd met laadkabel', 'Maat', 'Nota'].includes(header)) continue;
      const { type } = guess;
      const options = guess.options.map((name) => ({ name, archived: 0 as const }));
      const { id } = await admin.call(addCustomField, { body: { object_type: 'car', name: header, type, options } });
      mapping[header] = customKey(id);
    }
    const { data, custom_fields_of: kind } = await admin.call(listFields, { params: { object: 'car' } });
    expect(kind).toBe('car');
    expect(data.find(({ key }) => key === mapping['Maat'])).toMatchObject({ header: 'Maat', allowed: ['M', 'L'] });
    const { import_id } = started;
    await ended(admin, (await admin.call(check, { body: { import_id, mapping, key: '' } })).run_id);
    const page = await admin.call(rows, { query: { import_id } });
    expect(page.data.map(({ state, errors }) => [state, errors])).toEqual(Array(4).fill(['new', []]));
    expect(page.data[0]?.cells).toMatchObject({
      [mapping['Aankoopdatum'] ?? '']: '14/10/2024',
      [mapping['Prijs per maand'] ?? '']: 1250,
      [mapping['Geleverd met laadkabel'] ?? '']: 1,
      [mapping['Maat'] ?? '']: 'M',
    });
    const run = await ended(admin, (await admin.call(commit, { body: { import_id } })).run_id);
    expect(run).toMatchObject({ status: 'succeeded', failed: 0 });
    // The same file finds the fields by their names from now on.
    expect(mappingOf(await startImport(admin, 'car', sheet))).toMatchObject({ Nota: mapping['Nota'] });
  });

  it('can become none where rows are no records', async () => {
    const of = async (object: 'team' | 'software') =>
      (await admin.call(listFields, { params: { object } })).custom_fields_of;
    expect(await of('team')).toBeNull();
    expect(await of('software')).toBe('software_license');
  });
});
