import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { undoRun } from '#shared/contract/runs/undo-run.ts';
import { putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { uploadDocument } from '#tests/api/files/upload-document.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { runtime, admin } = await startCompanyWithRuns();
const reader = await runtime.as('reader');
const support = await runtime.as('support');
/** Another administrator. */
const other = await runtime.as('noFleet');

const imported = async (object: 'car' | 'employee', rows: SheetCell[][], key: string, client = admin) => {
  const started = await startImport(client, object, aWorkbook({ rows }));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key };
  await ended(client, (await client.call(check, { body })).run_id);
  const run = await ended(client, (await client.call(commit, { body: { import_id: started.import_id } })).run_id);
  return { importId: started.import_id, run };
};
const cars = async () => (await admin.call(listCars, { query: { per_page: 100 } })).data;
const bare = ({ version: _version, ...row }: Awaited<ReturnType<typeof cars>>[number] & { version?: number }) => row;

const HEADERS = ['Brand', 'Model', 'Plate', 'Fuel', 'Color', 'Chassis number'];

describe('undoing an import', () => {
  it('removes what it added and puts back what it changed: the list is as before', async () => {
    for (const plate of ['1-OLD-001', '1-OLD-002']) await admin.post('/api/cars/add', aCar({ plate, color: 'Red' }));
    const before = (await cars()).map(bare);
    const { importId, run } = await imported(
      'car',
      [
        HEADERS,
        ['Kia', 'EV6', '1-NEW-001', 'electric', 'Blue', 'VINNEW0000000001'],
        ['Kia', 'EV6', '1-NEW-002', 'electric', 'Blue', null],
        ['Audi', 'A3', '1-OLD-001', null, 'Green', 'VINOLD0000000001'],
      ],
      'plate',
    );
    expect(run).toMatchObject({ can_undo: true, undo_run_id: null, result: { created: 2, changed: 1 } });
    const { run_id: undoId } = await admin.call(undo, { body: { import_id: importId } });
    const undone = await ended(admin, undoId);
    expect(undone).toMatchObject({ status: 'succeeded', done: 3, failed: 0, can_undo: false });
    expect((await cars()).map(bare)).toEqual(before);
    // A second undo answers the same run, at either endpoint.
    expect(await admin.call(undo, { body: { import_id: importId } })).toEqual({ run_id: undoId });
    expect(await admin.call(undoRun, { body: { run_id: run.run_id } })).toEqual({ run_id: undoId });
    const { undo_run_id, can_resume } = await admin.call(getRun, { params: { run_id: run.run_id }, query: {} });
    expect([undo_run_id, can_resume]).toEqual([undoId, false]);
    // An undo cannot be undone, and what it removed can be added again.
    expect((await admin.request(undoRun, { body: { run_id: undoId } })).body).toMatchObject({ code: 'run_state' });
    expect((await admin.post('/api/cars/add', aCar({ chassis_number: 'VINNEW0000000001' }))).status).toBe(200);
    const changed = before.find(({ plate }) => plate === '1-OLD-001')!;
    const feed = await admin.call(listActivity, {
      query: { relatedObject: 'car', relatedObjectId: String(changed.id) },
    });
    expect(feed.items[0]).toMatchObject({ event_type: 'car_updated', event_info_json: { via_undo: true } });
    expect(await fsck()).toEqual([]);
  });

  it('is one line in the activity of the company, whatever its size, and a line per record elsewhere', async () => {
    const plates = Array.from({ length: 12 }, (_, at) => `1-FLO-${String(at).padStart(3, '0')}`);
    const lines = plates.map((plate) => ['Kia', 'EV6', plate, 'electric', 'Blue', null]);
    const { importId } = await imported('car', [HEADERS, ...lines], 'plate');
    const feed = async (compact: '0' | '1', types: string) =>
      (await admin.call(listActivity, { query: { compact, types } })).items;
    expect((await feed('1', 'car_added'))[0]).toMatchObject({
      alike: 11,
      run: { kind: 'import', done: 12, can_undo: true, title: expect.stringMatching(/^Import vehicles from .+/) },
    });
    const { run_id: undoId } = await admin.call(undo, { body: { import_id: importId } });
    await ended(admin, undoId);
    const [line, ...others] = await feed('1', 'car_deleted_permanently');
    expect(line).toMatchObject({ alike: 11, run: { run_id: undoId, done: 12, can_undo: false } });
    expect(others.filter(({ run }) => run?.run_id === undoId)).toEqual([]);
    expect((await feed('1', 'car_added'))[0]).toMatchObject({ run: { can_undo: false, undo_run_id: undoId } });
    const single = (await feed('0', 'car_deleted_permanently')).slice(0, 12);
    expect(new Set(single.map(({ relatedObjectId }) => relatedObjectId)).size).toBe(12);
    expect(single.filter(({ run, alike }) => run !== undefined || alike !== undefined)).toEqual([]);
  });

  it('leaves records that were changed since, and says so', async () => {
    const { importId } = await imported(
      'car',
      [
        HEADERS,
        ['Kia', 'EV9', '1-SIN-001', 'electric', 'Blue', null],
        ['Kia', 'EV9', '1-SIN-002', 'electric', 'Blue', null],
      ],
      'plate',
    );
    const touched = (await cars()).find(({ plate }) => plate === '1-SIN-001')!;
    await admin.post('/api/cars/edit', { car_id: touched.id, color: 'Pink' });
    const { run_id: undoId } = await admin.call(undo, { body: { import_id: importId } });
    expect(await ended(admin, undoId)).toMatchObject({ status: 'succeeded', done: 1, failed: 1 });
    const { items } = await admin.call(getRun, { params: { run_id: undoId }, query: { filter: 'failed' } });
    expect(items).toMatchObject([{ message: 'It was changed since the import, so it stays as it is.' }]);
    await admin.post('/api/profile/language', { language: 'nl' });
    const dutch = await admin.call(getRun, { params: { run_id: undoId }, query: { filter: 'failed' } });
    await admin.post('/api/profile/language', { language: 'en' });
    expect(dutch.items).toMatchObject([{ message: 'Het is gewijzigd na de import. Het blijft dus zoals het is.' }]);
    const plates = (await cars()).map(({ plate }) => plate);
    expect([plates.includes('1-SIN-001'), plates.includes('1-SIN-002')]).toEqual([true, false]);
  });

  it('leads to no record that is there no more', async () => {
    const lines = ['1-GON-001', '1-GON-002'].map((plate) => ['Kia', 'EV9', plate, 'electric', 'Blue', null]);
    const old = ['Audi', 'A3', '1-OLD-002', null, 'Black', null];
    const { importId, run } = await imported('car', [HEADERS, ...lines, old], 'plate');
    const { id } = (await cars()).find(({ plate }) => plate === '1-GON-001')!;
    await admin.post('/api/cars/delete', { id });
    expect((await support.post('/api/cars/deletePermanently', { id })).status).toBe(200);
    const { run_id: undoId } = await admin.call(undo, { body: { import_id: importId } });
    expect(await ended(admin, undoId)).toMatchObject({ done: 2, failed: 1 });
    const { items } = await admin.call(getRun, { params: { run_id: undoId }, query: {} });
    const changed = (await cars()).find(({ plate }) => plate === '1-OLD-002')!;
    expect(items.map(({ label, ref, message }) => [label.split(', ')[1], ref, message])).toEqual([
      ['1-GON-001', null, 'It was deleted since the import.'],
      ['1-GON-002', null, null],
      ['1-OLD-002', { object: 'car', id: changed.id }, null],
    ]);
    const ofImport = await admin.call(getRun, { params: { run_id: run.run_id }, query: {} });
    const refs = new Map(ofImport.items.map(({ label, ref }) => [label.split(', ')[1], ref]));
    expect(Object.fromEntries(refs)).toEqual({
      '1-GON-001': null,
      '1-GON-002': null,
      '1-OLD-002': { object: 'car', id: changed.id },
    });
  });

  it('leaves records that have documents since', async () => {
    const { importId } = await imported(
      'car',
      [HEADERS, ...['1-DOC-001', '1-DOC-002'].map((plate) => ['Kia', 'EV9', plate, 'electric', 'Blue', null])],
      'plate',
    );
    const documented = (await cars()).find(({ plate }) => plate === '1-DOC-001')!;
    await uploadDocument(admin, documented.id);
    await uploadDocument(admin, documented.id, { name: 'second.pdf' });
    expect(await fsck()).toEqual([]);
    const { run_id: undoId } = await admin.call(undo, { body: { import_id: importId } });
    expect(await ended(admin, undoId)).toMatchObject({ status: 'succeeded', done: 1, failed: 1 });
    const { items } = await admin.call(getRun, { params: { run_id: undoId }, query: { filter: 'failed' } });
    expect(items).toMatchObject([{ message: 'It has documents now, so it stays.' }]);
    expect(await fsck()).toEqual([]);
  });

  it('leaves records that payroll has processed, and says so', async () => {
    const vehicle = await imported('car', [HEADERS, ['Kia', 'EV9', '1-PAY-001', 'electric', 'Blue', null]], 'plate');
    const person = await imported(
      'employee',
      [
        ['First name', 'Last name', 'E-mail'],
        ['Cleo', 'Paid', 'cleo@processed.example'],
      ],
      'email',
    );
    const car = (await cars()).find(({ plate }) => plate === '1-PAY-001')!;
    const { data } = await admin.call(listEmployees, { query: { search_term: 'processed.example' } });
    await transact([
      putPushedMonths(vehicleStore, car.id, ['2026-10']),
      putPushedMonths(employeeStore, data[0]!.id, ['2026-10']),
    ]);
    const refusal = async (importId: string): Promise<(string | null)[]> => {
      const { run_id: undoId } = await admin.call(undo, { body: { import_id: importId } });
      return (await ended(admin, undoId)).items.map(({ message }) => message);
    };
    expect(await refusal(vehicle.importId)).toEqual(['Payroll has processed it, so it stays.']);
    expect(await refusal(person.importId)).toEqual(['Payroll has processed this person, who stays.']);
  });

  it('removes people, except those who got a vehicle', async () => {
    const { run } = await imported(
      'employee',
      [
        ['First name', 'Last name', 'E-mail'],
        ['Ada', 'Un', 'ada@undo.example'],
        ['Bo', 'Do', 'bo@undo.example'],
      ],
      'email',
    );
    const people = (await admin.call(listEmployees, { query: { search_term: 'undo.example', per_page: 10 } })).data;
    const ada = people.find(({ first_name }) => first_name === 'Ada')!;
    await admin.post('/api/cars/add', aCar({ related_employee_id: ada.id }));
    const undone = await ended(admin, (await admin.call(undoRun, { body: { run_id: run.run_id } })).run_id);
    expect(undone).toMatchObject({ done: 1, failed: 1 });
    expect(undone.items.map(({ message }) => message).filter(Boolean)).toEqual([
      'This person has a vehicle or signs in, so the person stays.',
    ]);
    const left = (await admin.call(listEmployees, { query: { search_term: 'undo.example', per_page: 10 } })).data;
    expect(left.map(({ first_name }) => first_name)).toEqual(['Ada']);
    expect(await fsck()).toEqual([]);
  });

  it('is done by an administrator for somebody else, at either endpoint', async () => {
    const rows = [
      ['First name', 'Last name', 'E-mail'],
      ['Cy', 'Ander', 'cy@other.example'],
    ];
    const { importId, run } = await imported('employee', rows, 'email', other);
    expect((await reader.request(undo, { body: { import_id: importId } })).status).toBe(404);
    const { run_id: undoId } = await admin.call(undo, { body: { import_id: importId } });
    expect(await ended(admin, undoId)).toMatchObject({ done: 1, failed: 0 });
    expect(await admin.call(undoRun, { body: { run_id: run.run_id } })).toEqual({ run_id: undoId });
  });

  it('is refused without a commit, to others, and without the right', async () => {
    const started = await startImport(admin, 'car', aWorkbook({ rows: [HEADERS, ['Kia', 'EV6', '1-NON-001']] }));
    const body = { import_id: started.import_id };
    expect((await admin.request(undo, { body })).body).toMatchObject({ code: 'run_state' });
    expect((await reader.request(undo, { body })).status).toBe(404);
  });
});
