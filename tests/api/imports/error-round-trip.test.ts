import { afterAll, describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { errorFile } from '#shared/contract/imports/error-file.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import { aTemporaryFolder, aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const folder = aTemporaryFolder();
const { admin } = await startCompanyWithRuns();
afterAll(() => folder.remove());

const checked = async (content: Buffer, key = 'plate,chassis_number') => {
  const started = await startImport(admin, 'car', content);
  const mapping = mappingOf(started);
  await ended(admin, (await admin.call(check, { body: { import_id: started.import_id, mapping, key } })).run_id);
  return { importId: started.import_id, page: await admin.call(rows, { query: { import_id: started.import_id } }) };
};
const committed = async (importId: string) =>
  ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
const cars = async (term: string) => (await admin.call(listCars, { query: { search_term: term } })).data;

/** The file of wrong rows, as bytes and as what stands in it. */
const wrongRows = async (importId: string) => {
  const { file_url: url } = await admin.call(errorFile, { query: { import_id: importId } });
  const content = Buffer.from(await (await fetch(url)).arrayBuffer());
  let headers: string[] = [];
  const lines: SheetCell[][] = [];
  for await (const part of readWorkbook(folder.write('wrong.xlsx', content))) {
    if (part.kind === 'header') headers = part.headers;
    else {
      lines.push(
        part.cells.map((cell) => {
          if (cell.kind === 'number') return cell.value;
          if (cell.kind === 'date') return cell.iso;
          return cell.kind === 'text' ? cell.text : null;
        }),
      );
    }
  }
  return { content, headers, lines };
};

const HEADERS = [
  'Merk',
  'Model',
  'Nummerplaat',
  'Brandstof',
  'Chassisnummer',
  'Eerste inschrijving',
  'Jaarlijkse kost',
];

describe('the file of wrong rows', () => {
  it('keeps every cell as it was: formulas, numbers, days, notes without a header, columns that are not imported', async () => {
    const { importId } = await checked(
      aWorkbook({
        rows: [
          ['Wagenpark'],
          [...HEADERS, 'Km', 'Portaal'],
          ['Kia', 'EV6', '1-KEE-001', 'wood', null, { serial: 45_579 }, { formula: 'N2*12', cached: '6000' }, 12.345, '007', null, 'bellen'],
          ['Kia', 'EV6', '1-KEE-002', 'electric', null, '14/10/2024', { xml: '<c><f>N3*12</f></c>' }, 7, 'x'],
          ['Kia', 'EV6', '1-KEE-003', 'electric', null, '14/10/2024', { xml: '<c t="e"><v>#N/A</v></c>' }, 7, 'x'],
        ],
      }),
    ); // prettier-ignore
    const { headers, lines } = await wrongRows(importId);
    expect(headers).toEqual([...HEADERS, 'Km', 'Portaal', 'Column K', 'What is wrong', 'Row key (leave as it is)']);
    expect(lines.map((line) => line.slice(0, 10))).toEqual([
      ['Kia', 'EV6', '1-KEE-001', 'wood', null, '2024-10-14', 6000, 12.345, '007', 'bellen'],
      ['Kia', 'EV6', '1-KEE-002', 'electric', null, '14/10/2024', '=N3*12', 7, 'x', null],
      ['Kia', 'EV6', '1-KEE-003', 'electric', null, '14/10/2024', '#N/A', 7, 'x', null],
    ]);
    expect(lines.map((line) => line.at(-1))).toEqual([3, 4, 5].map((row) => `${importId}-${row}`));
    await admin.post('/api/profile/language', { language: 'nl' });
    const dutch = await wrongRows(importId);
    await admin.post('/api/profile/language', { language: 'en' });
    expect(dutch.headers.at(-2)).toBe('Wat er fout is');
    expect(dutch.lines.map((line) => line.at(-2))).toEqual([
      expect.stringMatching(/^Brandstof moet een van deze zijn: .*Benzine/),
      expect.stringMatching(/^Jaarlijkse kost: De formule heeft geen bewaard resultaat/),
      'Jaarlijkse kost: De cel bevat een fout',
    ]);
  });

  it('never lets a cell without a result pass as empty the second time', async () => {
    const line = ['Kia', 'EV6', '1-FRM-001', 'electric', null, '14/10/2024', { xml: '<c><f>N2*12</f></c>' }];
    const { importId } = await checked(aWorkbook({ rows: [HEADERS, line] }));
    const { page } = await checked((await wrongRows(importId)).content);
    expect(page.counts).toMatchObject({ new: 0, wrong: 1 });
    expect(page.data[0]?.errors).toMatchObject([{ column: 'cost_yearly' }]);
  });

  it('overwrites no vehicle that its first round stored, and takes the row once it is told apart', async () => {
    const first = await checked(
      aWorkbook({
        rows: [
          HEADERS,
          ['BMW', 'i4', '2-LXB-107', 'electric', 'WBAI4000000000001', '14/10/2024', 6000],
          ['Peugeot', '508', '2-LXB-107', 'diesel', 'VF350800000000002', '02/11/2022', 4800],
          ['Peugeot', '308', '2-LXB-107', 'diesel', null, '02/11/2022', 4200],
        ],
      }),
    );
    expect(first.page.data.map(({ errors }) => errors[0]?.message)).toEqual([
      undefined,
      'same as row 2',
      'same as row 2',
    ]);
    await committed(first.importId);
    const file = await wrongRows(first.importId);
    const second = await checked(file.content);
    expect(second.page.counts).toMatchObject({ new: 0, changed: 0, wrong: 2 });
    expect(second.page.data.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      expect.arrayContaining(['stored_before', 'other_chassis']) as string[],
      ['stored_before'],
    ]);
    // Still wrong after a second round, and again told apart from the first import.
    const third = await wrongRows(second.importId);
    expect(third.lines[0]?.at(-1)).toBe(`${first.importId}-3 ${second.importId}-2`);
    expect((await checked(third.content)).page.counts).toMatchObject({ changed: 0, wrong: 2 });
    const corrected = third.lines.map((line, at) =>
      line.map((cell, column) => (column === 2 ? `2-LXB-10${at}` : cell)),
    );
    const last = await checked(aWorkbook({ rows: [third.headers, ...corrected] }));
    expect(last.page.counts).toMatchObject({ new: 2, wrong: 0 });
    await committed(last.importId);
    const names = (await cars('2-LXB-10')).map(({ plate, brand, model }) => `${plate} ${brand} ${model}`);
    expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual([
      '2-LXB-100 Peugeot 508',
      '2-LXB-101 Peugeot 308',
      '2-LXB-107 BMW i4',
    ]);
  });

  it('takes another chassis number under one plate for another vehicle, unless the id says which', async () => {
    await committed((await checked(aWorkbook({ rows: [HEADERS, ['BMW', 'i4', '2-CHA-001', 'electric', 'WBAI4000000000009', '14/10/2024', 1]] }))).importId);
    const [car] = await cars('2-CHA-001');
    const line = ['BMW', 'i5', '2-CHA-001', 'electric', 'WBAI5000000000010', '14/10/2024', 1];
    const { page } = await checked(aWorkbook({ rows: [HEADERS, line] }), 'plate');
    expect(page.data[0]?.errors).toMatchObject([{ column: 'chassis_number', code: 'other_chassis' }]);
    const byId = await checked(aWorkbook({ rows: [['Id', ...HEADERS], [car?.id ?? 0, ...line]] }), 'id,plate');
    expect(byId.page.data[0]).toMatchObject({ state: 'changed', errors: [] });
  }); // prettier-ignore
});

describe('what rows have in common', () => {
  it('is one line with the column of the file, the errors first', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => [
      'Kia', 'EV6', `1-GRP-${String(at).padStart(3, '0')}`, at < 50 ? 'electric' : 'wood', null, '1/3/2024',
      at % 2 ? { formula: 'N2*12', cached: '6000' } : { xml: '<c><f>N2*12</f></c>' },
    ]); // prettier-ignore
    const { page } = await checked(aWorkbook({ rows: [HEADERS, ...lines] }));
    expect(page.findings).toMatchObject([
      { level: 'error', column: 'cost_yearly', header: 'Jaarlijkse kost', code: 'formula_not_allowed', count: 30, rows: [2, 4, 6, 8, 10] },
      { level: 'error', column: 'fuel', header: 'Brandstof', count: 10 },
      { level: 'note', column: 'cost_yearly', header: 'Jaarlijkse kost', code: 'formula_taken', count: 30 },
    ]); // prettier-ignore
  });
});
