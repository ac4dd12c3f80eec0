import { describe, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { admin } = await startCompanyWithRuns();

const HEADERS = ['Type', 'Brand', 'Model', 'Plate', 'Fuel', 'Chassis number', 'Color', 'Supplier'];
const file = (lines: SheetCell[][]): Buffer => aWorkbook({ rows: [HEADERS, ...lines] });
const checked = async (content: Buffer, key = 'plate,chassis_number') => {
  const started = await startImport(admin, 'car', content);
  const mapping = mappingOf(started);
  await ended(admin, (await admin.call(check, { body: { import_id: started.import_id, mapping, key } })).run_id);
  return { importId: started.import_id, page: await admin.call(rows, { query: { import_id: started.import_id } }) };
};
const committed = async (importId: string) =>
  ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
const undone = async (importId: string) =>
  ended(admin, (await admin.call(undo, { body: { import_id: importId } })).run_id);
const cars = async (term: string) => (await admin.call(listCars, { query: { search_term: term } })).data;

describe('importing what is there already', () => {
  it('finds cars by plate and bicycles by frame number in one file', async () => {
    const lines = [
      ['car', 'Kia', 'EV6', '1-KEY-001', 'electric', 'VIN00000000000001', 'Red', null],
      ['bicycle', 'Gazelle', 'C380', null, null, 'FRAME-77', 'Blue', null],
    ];
    await committed((await checked(file(lines))).importId);
    const again = await checked(file(lines.map((line) => line.with(6, 'Green'))));
    expect(again.page.counts).toMatchObject({ new: 0, changed: 2 });
    expect((await checked(file(lines), 'plate')).page.counts).toMatchObject({ new: 0, wrong: 1 });
    // A new plate on a known chassis is the same vehicle.
    const replaced = await checked(
      file([['car', 'Kia', 'EV6', '1-KEY-002', 'electric', 'VIN00000000000001', null, null]]),
    );
    expect(replaced.page.data[0]?.changes).toContainEqual({ column: 'plate', old: '1-KEY-001' });
  });

  it('tells that a plate belongs to an archived vehicle', async () => {
    const line = ['car', 'Kia', 'EV6', '1-ARC-001', 'electric', null, 'Red', null];
    await committed((await checked(file([line]))).importId);
    const [car] = await cars('1-ARC-001');
    await admin.post('/api/cars/delete', { id: car!.id });
    const { page } = await checked(file([line]));
    expect(page.data[0]).toMatchObject({ state: 'new', warnings: [{ column: 'plate', code: 'archived_plate' }] });
    expect(page.findings).toMatchObject([{ level: 'warning', code: 'archived_plate', count: 1 }]);
  });

  it('asks about a CO2 value that is most likely mistyped, once it is in the file', async () => {
    pinToday('2026-06-15');
    const headers = [...HEADERS.slice(0, 5), 'CO2 WLTP', 'First registration', 'Catalogue value', 'Utility'];
    const sheet = (co2: number): Buffer => {
      const line = ['car', 'Kia', 'Niro', '1-CO2-001', 'petrol', co2, '10/01/2026', 42000, 'no'];
      return aWorkbook({ rows: [headers, line] });
    };
    const { page, importId } = await checked(sheet(300), 'plate');
    // 42000 x 6/7 x 18 % / 12.
    const message = 'this CO2 gives a benefit in kind of 540,00 EUR a month: is it right?';
    expect(page.data[0]).toMatchObject({ state: 'new', warnings: [{ column: 'co2_g_km_wltp', code: 'unlikely_co2', message }] }); // prettier-ignore
    await committed(importId);
    // What was answered by importing it is not asked again.
    expect((await checked(sheet(300), 'plate')).page.data[0]?.warnings).toEqual([]);
    expect((await checked(sheet(120), 'plate')).page.data[0]?.warnings).toEqual([]);
    // Of a year whose figures nobody knows yet, those of the year before tell.
    pinToday('2030-06-15');
    expect((await checked(sheet(310), 'plate')).page.data[0]).toMatchObject({ warnings: [{ code: 'unlikely_co2' }] });
    pinToday(undefined);
  });

  it('leaves a record alone that somebody changed, added or archived since the check', async () => {
    const line = (plate: string, color: string) => ['car', 'Kia', 'EV6', plate, 'electric', null, color, 'KBC'];
    await committed(
      (await checked(file(['1-SIN-001', '1-SIN-002', '1-SIN-003'].map((plate) => line(plate, 'Red'))))).importId,
    );
    const { importId } = await checked(
      file(['1-SIN-001', '1-SIN-002', '1-SIN-003', '1-SIN-004'].map((plate) => line(plate, 'Green'))),
    );
    const found = await cars('1-SIN-00');
    const idOf = (plate: string): number => found.find((car) => car.plate === plate)!.id;
    await admin.post('/api/cars/edit', { car_id: idOf('1-SIN-001'), supplier: 'Arval' });
    await admin.post('/api/cars/delete', { id: idOf('1-SIN-002') });
    await admin.post('/api/cars/add', {
      type: 'car',
      brand: 'Kia',
      model: 'EV6',
      plate: '1-SIN-004',
      fuel: 'electric',
    });
    const run = await committed(importId);
    expect([run.done, run.failed]).toEqual([1, 3]);
    const failed = await admin.get(`/api/runs/${run.run_id}`, { filter: 'failed' });
    expect(failed.body.items.map(({ message }: { message: string }) => message)).toEqual([
      'It was changed since the check, so it stays as it is.',
      'It was archived or deleted since the check.',
      'It was added by somebody else since the check, so it stays as it is.',
    ]);
    expect((await cars('1-SIN-001'))[0]).toMatchObject({ color: 'Red', supplier: 'Arval' });
  });

  it('refuses the second of two imports of one file that were checked before either was committed', async () => {
    const assets = aWorkbook({ rows: [['Name', 'Supplier'], ['Beamer', 'Twice nv'], ['Beamer', 'Twice nv']] }); // prettier-ignore
    await admin.post('/api/assetTypes/add', { name: 'Beamer' });
    const imports = [];
    for (let each = 0; each < 2; each += 1) {
      const started = await startImport(admin, 'asset', assets);
      const body = { import_id: started.import_id, mapping: mappingOf(started) };
      await ended(admin, (await admin.call(check, { body })).run_id);
      imports.push(body);
    }
    const count = async () => (await admin.get('/api/assets/list', { search_term: 'Twice' })).body.count;
    const answers = await Promise.all(imports.map(({ import_id }) => admin.request(commit, { body: { import_id } })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [refused, done] = answers[0]!.status === 409 ? [0, 1] : [1, 0];
    expect(answers[refused]!.body.detail).toBe('This file was imported since the check. Check it again.');
    await ended(admin, answers[done]!.body.run_id);
    const later = await admin.request(commit, { body: { import_id: imports[refused]!.import_id } });
    expect([later.status, await count()]).toEqual([409, 2]);
    // Checked again, whoever wants the same once more has seen what is there.
    await ended(admin, (await admin.call(check, { body: imports[refused]! })).run_id);
    expect((await committed(imports[refused]!.import_id)).failed).toBe(0);
    expect(await count()).toBe(4);
  });

  it('gives new rows the values that the file lacks, and leaves known records theirs', async () => {
    const headers = ['Brand', 'Model', 'Plate', 'Fuel'];
    await committed(
      (await checked(aWorkbook({ rows: [headers, ['Kia', 'EV6', '1-DEF-001', 'electric']] }), 'plate')).importId,
    );
    const started = await startImport(admin, 'car', aWorkbook({
      rows: [headers, ['Kia', 'EV6', '1-DEF-001', 'electric'], ['Kia', 'EV6', '1-DEF-002', 'electric']],
    })); // prettier-ignore
    const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'plate' };
    const defaults = { color: 'Grey', is_utility_vehicle: 'neen' };
    await ended(admin, (await admin.call(check, { body: { ...body, defaults } })).run_id);
    const page = await admin.call(rows, { query: { import_id: started.import_id } });
    expect(page.data.map(({ state, cells }) => [state, cells['color'] ?? null])).toEqual([['same', null], ['new', 'Grey']]); // prettier-ignore
    expect(page.fields.map(({ key }) => key).slice(-2)).toEqual(['color', 'is_utility_vehicle']);
    const refused = async (wrong: Record<string, string>) =>
      (await admin.request(check, { body: { ...body, defaults: wrong } })).body.fields[0].path;
    expect(await refused({ plate: '1-DEF-003' })).toBe('defaults.plate');
    expect(await refused({ fuel_card: 'x' })).toBe('defaults.fuel_card');
    expect(await refused({ contract_type: 'gift' })).toBe('defaults.contract_type');
  });

  it('reads the sheet and the row of headers that were chosen', async () => {
    const content = aWorkbook({
      rows: [['Brand', 'Model', 'Plate'], ['Merk', 'Model', 'Nummerplaat'], ['Kia', 'EV6', '1-SHE-001']],
      others: [{ name: 'Archief', rows: [['Brand', 'Model'], ['Saab', '900']] }],
    }); // prettier-ignore
    const guessed = await startImport(admin, 'car', content);
    expect(guessed).toMatchObject({ sheets: ['Fleet', 'Archief'], sheet: 'Fleet', header_row: 1, rows: 2 });
    expect(guessed.preview[1]).toEqual({ row: 2, cells: ['Merk', 'Model', 'Nummerplaat'] });
    const lower = await startImport(admin, 'car', content, 'fleet.xlsx', { header_row: 2 });
    expect([lower.header_row, lower.rows, lower.columns[2]]).toMatchObject([2, 1, { header: 'Nummerplaat', samples: ['1-SHE-001'], field: 'plate' }]); // prettier-ignore
    const other = await startImport(admin, 'car', content, 'fleet.xlsx', { sheet: 'Archief' });
    expect(other.columns.map(({ samples }) => samples)).toEqual([['Saab'], ['900']]);
    await expect(startImport(admin, 'car', content, 'fleet.xlsx', { sheet: 'Nope' })).rejects.toThrow(
      'workbook_invalid',
    );
  });
});

describe('an undo', () => {
  it('that was refused in part is finished once the later import is undone, too', async () => {
    const line = (plate: string, color: string) => ['car', 'Kia', 'EV6', plate, 'electric', null, color, null];
    const plates = ['1-UND-001', '1-UND-002', '1-UND-003'];
    const first = (await checked(file(plates.map((plate) => line(plate, 'Red'))))).importId;
    await committed(first);
    const second = (await checked(file(plates.slice(0, 2).map((plate) => line(plate, 'Green'))))).importId;
    await committed(second);
    const refused = await undone(first);
    expect([refused.done, refused.failed]).toEqual([1, 2]);
    expect(await undone(second)).toMatchObject({ done: 2, failed: 0 });
    const finished = await undone(first);
    expect([finished.run_id, finished.done, finished.failed]).toEqual([refused.run_id, 3, 0]);
    expect(await cars('1-UND-00')).toEqual([]);
  });

  it('of the whole import lets the file be imported again without a word', async () => {
    const content = file([['car', 'Kia', 'EV6', '1-WOR-001', 'electric', null, 'Red', null]]);
    const { importId } = await checked(content);
    await committed(importId);
    expect((await startImport(admin, 'car', content)).already_imported).toMatchObject({ by: 'admin' });
    await undone(importId);
    expect((await startImport(admin, 'car', content)).already_imported).toBeNull();
  });
});
