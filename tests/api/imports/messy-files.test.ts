import { describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { aZip, workbookParts, type ZipPart } from '#tests/builders/workbook.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { shapes } from './messy-shapes.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { admin } = await startCompanyWithRuns();

const hide = ({ name, content }: ZipPart): ZipPart => ({
  name,
  content: name.includes('worksheets/') ? String(content).replace('<row r="3">', '<row r="3" hidden="1">') : content,
});

describe('files as they come', () => {
  it('say that rows are imported which the spreadsheet does not show', async () => {
    const table = { rows: [['Plate'], ['1-HID-001'], ['1-HID-002'], ['1-HID-003']] };
    const noticesOf = async (parts: readonly ZipPart[]) => (await startImport(admin, 'car', aZip(parts))).notices;
    expect(await noticesOf(workbookParts(table))).toEqual([]);
    expect(await noticesOf(workbookParts(table).map(hide))).toEqual([
      'Rows that are hidden or filtered out in the file: 1. They will be imported, too.',
    ]);
  });

  it('are more than forty', () => expect(shapes.length).toBeGreaterThan(40));

  it.each(shapes.map(([name, make], at) => [name, make, at] as const))('imports %s', async (_, make, at) => {
    const number = String(at).padStart(2, '0');
    const plates = { a: `1-M${number}-00A`, b: `1-M${number}-00B` };
    const { content, name, defaults, also } = make(plates);
    const started = await startImport(admin, 'car', content, name);
    const mapping = mappingOf(started);
    const body = { import_id: started.import_id, mapping, key: 'plate', ...(defaults && { defaults }) };
    await ended(admin, (await admin.call(check, { body })).run_id);
    const page = await admin.call(rows, { query: { import_id: started.import_id } });
    expect(page.data.map(({ state, errors }) => [state, errors])).toEqual([
      ['new', []],
      ['new', []],
    ]);
    await ended(admin, (await admin.call(commit, { body: { import_id: started.import_id } })).run_id);
    const { data } = await admin.call(listCars, { query: { search_term: `1-M${number}` } });
    const found = data.toSorted((one, other) => ((one.plate ?? '') < (other.plate ?? '') ? -1 : 1));
    expect(found).toMatchObject([
      { brand: 'Kia', model: 'EV6', plate: plates.a, fuel: 'electric', catalogue_value: 45_990, date_first_registration: '14/10/2024', ...also },
      { brand: 'Peugeot', model: 'Partner', plate: plates.b, fuel: 'diesel', catalogue_value: 24_990.5, date_first_registration: '02/11/2022' },
    ]); // prettier-ignore
  });
});
