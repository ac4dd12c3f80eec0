import { beforeAll, describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { errorFile } from '#shared/contract/imports/error-file.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { template } from '#shared/contract/imports/template.ts';
import { setCompany } from '#shared/contract/session/set-company.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { addCar, setFeatures } from '#tests/api/fleet/car-calls.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aMotorbike } from '#tests/builders/car.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import type { Employee } from '#shared/people/employee.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { emptyPerson } from '#tests/harness/empty-person.ts';
import { mappingOf, startImport, uploadFile } from './upload-file.ts';

const person = (id: number, first: string, last: string, number: string): Employee => ({
  ...emptyPerson,
  id,
  first_name: first,
  last_name: last,
  email: `${first}@x.example`.toLowerCase(),
  employee_number: number,
});

const { admin } = await startCompanyWithRuns();
beforeAll(async () => {
  await transact([
    employeeStore.create(person(901, 'Maëlle', 'Dubois', 'E-901')),
    employeeStore.create(person(902, 'Jan', 'Lefevre', 'E-902')),
    employeeStore.create(person(903, 'Jan', 'Lefevre', 'E-903')),
  ]);
});

const HEADERS = [
  'Merk',
  'Model',
  'Nummerplaat',
  'Bestuurder',
  'Brandstof',
  'CO2',
  'Eerste inschrijving',
  'Chassisnummer',
  'Tankkaart',
];
const file = (lines: SheetCell[][]): Buffer => aWorkbook({ rows: [HEADERS, ...lines] });
const car = (plate: string, more: Partial<Record<number, SheetCell>> = {}): SheetCell[] => {
  const cells: SheetCell[] = ['Kia', 'EV6', plate, null, 'Electric', 0, '14/10/2024', null, null];
  for (const [at, value] of Object.entries(more)) cells[Number(at)] = value ?? null;
  return cells;
};

const checked = async (content: Buffer, key: string | null = 'plate') => {
  const started = await startImport(admin, 'car', content);
  const body = { import_id: started.import_id, mapping: mappingOf(started), key };
  const { run_id: runId } = await admin.call(check, { body });
  return { started, run: await ended(admin, runId) };
};
const pageOf = (importId: string, filter: 'all' | 'wrong' | 'changed' = 'all') =>
  admin.call(rows, { query: { import_id: importId, filter } });
const committed = async (importId: string) =>
  ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);

describe('importing vehicles', () => {
  it('suggests which column fills which field from Dutch headers', async () => {
    const started = await startImport(admin, 'car', file([car('1-AAA-001')]));
    expect(mappingOf(started)).toEqual({
      Merk: 'brand', Model: 'model', Nummerplaat: 'plate', Bestuurder: 'person_name', Brandstof: 'fuel', CO2: 'co2_g_km',
      'Eerste inschrijving': 'date_first_registration', Chassisnummer: 'chassis_number', Tankkaart: null,
    }); // prettier-ignore
    expect(started).toMatchObject({ rows: 1, already_imported: null });
    expect(started.columns[0]).toMatchObject({ header: 'Merk', samples: ['Kia'], field: 'brand' });
  });

  it('says per cell what is wrong, writes only valid rows, and changes nothing the second time', async () => {
    await admin.call(setCompany, { body: { currency: 'GBP' } });
    const { started, run } = await checked(
      file([
        car('2-NEW-001', { 3: 'maelle dubois' }),
        car('2-CPD-0842-X', { 1: 'too long a plate' }),
        car('2-NEW-002', { 4: 'Muscle', 6: '31/02/2020' }),
        car('2-NEW-003', { 3: 'Jan Lefevre' }),
        car('2-NEW-004', { 5: 1340, 3: 'E-902' }),
        car('2-NEW-001', { 1: 'again' }),
        car('2-NEW-005', { 3: 'E-999', 7: { xml: '<c><f>1+1</f></c>' } }),
        car('2-NEW-006', { 3: 'jan@x.example', 6: { serial: 45_000 } }),
      ]),
    );
    expect(run).toMatchObject({
      status: 'succeeded',
      result: { counts: { new: 1, wrong: 7, changed: 0, same: 0 }, total: 8 },
    });
    const page = await pageOf(started.import_id);
    const found = page.data.map(({ row, state, errors }) => [
      row,
      state,
      ...errors.map(({ column, message }) => `${column}: ${message}`),
    ]);
    expect(found).toEqual([
      [2, 'new'],
      [3, 'wrong', 'plate: field can be max 10'],
      [
        4,
        'wrong',
        expect.stringContaining('fuel: field must be one of') as string,
        'date_first_registration: field is not valid date: write dd/mm/yyyy',
      ],
      [5, 'wrong', 'person_name: 2 people match'],
      [6, 'wrong', 'co2_g_km: field can be max 500'],
      [7, 'wrong', 'plate: same as row 2'],
      [
        8,
        'wrong',
        expect.stringContaining('chassis_number: the formula has no stored result') as string,
        'person_name: person is not known',
      ],
      [9, 'wrong', 'person_name: 2 people match'],
    ]);
    expect(page.unmapped).toEqual(['Tankkaart']);
    expect(page.data[0]?.cells).toMatchObject({
      person_name: 'Maëlle Dubois',
      fuel: 'electric',
      date_first_registration: '14/10/2024',
    });

    const done = await committed(started.import_id);
    expect(done).toMatchObject({ status: 'succeeded', total: 1, done: 1, failed: 0 });
    const again = await committed(started.import_id);
    expect(again.run_id).toBe(done.run_id);
    const listed = await admin.call(listCars, { query: { search_term: '2-NEW-001' } });
    expect(listed.data).toMatchObject([
      { plate: '2-NEW-001', person_name: 'Maëlle Dubois', fuel: 'electric', currency: 'GBP' },
    ]);
    expect(await vehicleStore.get(listed.data[0]!.id)).toMatchObject({ import_id: started.import_id });

    const same = await checked(file([car('2-NEW-001', { 3: 'maelle dubois' })]));
    expect(same.run.result).toMatchObject({ counts: { same: 1, new: 0, changed: 0, wrong: 0 } });
  });

  it('does not validate what a bicycle does not have, and names the fuels of this company', async () => {
    const headers = ['Id', 'Type', 'Brand', 'Model', 'Plate', 'Fuel', 'CO2', 'Chassis number'];
    const nonsense: SheetCell[] = ['2-CPD-0842-X', 'Muscle', 'much'];
    const first = await checked(
      aWorkbook({
        rows: [
          headers,
          [null, 'Fiets', 'Cowboy', '4', ...nonsense, 'FRAME-0001'],
          [null, 'Car', 'Kia', 'EV6', '2-FUE-001', 'Muscle', 0, null],
          [null, 'Car', 'Kia', 'EV6', '2-FUE-002', 'fake hybrid diesel', 0, null],
        ],
      }),
      'chassis_number',
    );
    const { data } = await pageOf(first.started.import_id);
    const allowed =
      'field must be one of gas, diesel, electric, fuel_cells, natural_gas, hybrid_diesel, hybrid_gas, lpg';
    expect(data.map(({ state, errors }) => [state, ...errors.map(({ message }) => message)])).toEqual([
      ['new'],
      ['wrong', allowed],
      ['wrong', expect.not.stringContaining('fake') as string],
    ]);
    expect(data[0]?.cells).toMatchObject({ type: 'bicycle', plate: null, fuel: null, co2_g_km: null });
    await committed(first.started.import_id);
    const [bicycle] = (await admin.call(listCars, { query: { search_term: 'Cowboy' } })).data;
    // Only the record says that it is a bicycle; the file does not.
    const rowsOfFile = [
      headers.filter((name) => name !== 'Type'),
      [bicycle?.id ?? 0, 'Cowboy', '5', ...nonsense, null],
    ];
    const second = await checked(aWorkbook({ rows: rowsOfFile }), 'id');
    expect(second.run.result).toMatchObject({ counts: { changed: 1, wrong: 0 } });
  });

  it('does not ask for payroll data that was missing before and that the file does not touch', async () => {
    await setFeatures(admin, [], ['cars/import']);
    await addCar(admin, aMotorbike({ plate: '2-OPN-001' }));
    const row = aWorkbook({
      rows: [
        ['Nummerplaat', 'Kleur'],
        ['2-OPN-001', 'Groen'],
      ],
    });
    const { run } = await checked(row);
    expect(run.result).toMatchObject({ counts: { changed: 1, wrong: 0 } });
    const touched = aWorkbook({
      rows: [
        ['Nummerplaat', 'Cataloguswaarde'],
        ['2-OPN-001', 0],
      ],
    });
    expect((await checked(touched)).run.result).toMatchObject({ counts: { changed: 0, wrong: 1 } });
    await setFeatures(admin, [], []);
  });

  it('shows the old values of a changed row, and an empty cell changes nothing', async () => {
    const first = await checked(file([car('3-CHG-001', { 7: 'VF1RFA00000000001' })]));
    await committed(first.started.import_id);
    const { started } = await checked(file([car('3 chg 001', { 1: 'EV9', 5: 12, 7: null })]));
    const page = await pageOf(started.import_id, 'changed');
    expect(page.data[0]?.changes).toEqual([
      { column: 'model', old: 'EV6' },
      { column: 'plate', old: '3-CHG-001' },
      { column: 'co2_g_km', old: 0 },
    ]);
    const run = await committed(started.import_id);
    const { ref } = run.items[0]!;
    expect(await vehicleStore.get(ref!.id)).toMatchObject({
      model: 'EV9',
      co2_g_km: 12,
      chassis_number: 'VF1RFA00000000001',
    });
  });

  it('refuses changes to fields that payroll locked, row by row', async () => {
    await committed((await checked(file([car('3-LCK-001'), car('3-LCK-002')]))).started.import_id);
    const [locked] = (await admin.call(listCars, { query: { search_term: '3-LCK-001' } })).data;
    await transact([putPushedMonths(vehicleStore, locked!.id, ['2026-10'])]);
    const { started, run } = await checked(file([car('3-LCK-001', { 5: 9 }), car('3-LCK-002', { 5: 9 })]));
    expect(run.result).toMatchObject({ counts: { changed: 1, wrong: 1 } });
    expect((await pageOf(started.import_id, 'wrong')).data).toMatchObject([
      { row: 2, errors: [{ column: 'co2_g_km', message: 'field can no longer be changed' }] },
    ]);
  });

  it('gives the wrong rows back as a file that can be corrected and uploaded', async () => {
    const { started } = await checked(file([car('4-ERR-001'), car('4-ERR-002', { 5: 'many' }), car('4-ERR-0003-X')]));
    const { file_url: url, file_name: name } = await admin.call(errorFile, { query: { import_id: started.import_id } });
    expect(name).toBe('fleet-wrong-rows.xlsx');
    const [told] = (await admin.get('/api/activity/list', { types: 'exported' })).body.items;
    expect(told.event_info_json).toEqual({ list: 'wrong_rows', columns: HEADERS, rows: 2, filtered: false });
    const response = await fetch(url);
    const again = await startImport(admin, 'car', Buffer.from(await response.arrayBuffer()));
    expect(again.rows).toBe(2);
    // What the file has beside its own columns is nobody's choice.
    expect(again.columns.map(({ header }) => header)).toEqual(HEADERS);
  });

  it('notices the same file, and remembers the mapping of the user', async () => {
    const content = file([car('5-REM-001')]);
    const started = await startImport(admin, 'car', content);
    const mapping = { ...mappingOf(started), Tankkaart: 'specifics', Chassisnummer: null };
    const { run_id: runId } = await admin.call(check, { body: { import_id: started.import_id, mapping, key: '' } });
    await ended(admin, runId);
    await committed(started.import_id);
    const again = await startImport(admin, 'car', content);
    expect(again.already_imported).toMatchObject({ by: 'admin' });
    expect(mappingOf(again)).toMatchObject({ Tankkaart: 'specifics', Chassisnummer: null });
  });

  it('refuses a key that no column fills, a field used twice and an import of somebody else', async () => {
    const started = await startImport(admin, 'car', file([car('6-BAD-001')]));
    const ask = (body: object) =>
      admin.request(check, { body: { import_id: started.import_id, mapping: mappingOf(started), ...body } });
    expect((await ask({ key: 'id' })).body.fields).toEqual([
      { path: 'key', code: 'required', message: 'field is required' },
    ]);
    expect((await ask({ mapping: { Merk: 'brand', Model: 'brand' } })).status).toBe(422);
    expect((await ask({ mapping: { Nothing: 'brand' } })).status).toBe(422);
    expect((await admin.request(check, { body: { import_id: '0'.repeat(26), mapping: {} } })).status).toBe(404);
    expect((await admin.request(commit, { body: { import_id: started.import_id } })).body.code).toBe('run_state');
  });

  it('refuses a file that only calls itself a workbook', async () => {
    const uploadId = await uploadFile(admin, Buffer.from('plate;brand\n1;2'));
    const answer = await admin.post('/api/imports/car/start', { upload_id: uploadId });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_file' } });
  });

  it('makes a template that imports as it is', async () => {
    const { file_url: url } = await admin.call(template, { params: { object: 'car' } });
    const { run } = await checked(Buffer.from(await (await fetch(url)).arrayBuffer()));
    expect(run.result).toMatchObject({ counts: { new: 3, wrong: 0 } });
  });
});
