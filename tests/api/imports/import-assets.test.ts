import { beforeAll, expect, it } from 'vitest';
import { exportAssets } from '#shared/contract/assets/export-assets.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { admin } = await startCompanyWithRuns();
beforeAll(async () => {
  for (const name of ['Laptop', 'Téléphone']) await admin.post('/api/assetTypes/add', { name });
});

const HEADERS = ['Materiaal', 'Toegewezen aan', 'Prijs excl. BTW', 'Leverancier', 'Serienummer'];

const checked = async (
  lines: SheetCell[][],
  { headers = HEADERS, key = 'serial_number' as string | null, owner_change_date = '01/06/2026' } = {},
) => {
  const started = await startImport(admin, 'asset', aWorkbook({ rows: [headers, ...lines] }));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key, owner_change_date };
  const run = await ended(admin, (await admin.call(check, { body })).run_id);
  const page = await admin.call(rows, { query: { import_id: started.import_id } });
  return { importId: started.import_id, mapping: body.mapping, run, page };
};
const committed = async (importId: string) =>
  ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
const listed = async (search_term: string) => (await admin.get('/api/assets/list', { search_term })).body.data;

it('knows Dutch and French headers', async () => {
  const { mapping } = await checked([['Laptop', null, null, null, null]]);
  expect(mapping).toEqual({
    Materiaal: 'name', 'Toegewezen aan': 'owner_employee_name', 'Prijs excl. BTW': 'price', Leverancier: 'vendor', Serienummer: 'serial_number',
  }); // prettier-ignore
  const french = ['Type de matériel', 'Détenteur', 'Prix HTVA', 'Fournisseur', 'Numéro de série'];
  expect(Object.values((await checked([['Laptop']], { headers: french })).mapping)).toEqual(Object.values(mapping));
});

it('adds valid assets with their owners, and names what is wrong', async () => {
  const { importId, page } = await checked([
    ['laptop', 'default Persona', 1249.5, 'Noordzee', 'I-1'],
    ['Telephone', null, '399,90', null, 'I-2'],
    ['Toaster', 'Nobody Known', -3, null, 'I-3'],
    [null, null, null, null, 'I-4'],
    ['Laptop', null, null, null, 'i 1'],
  ]);
  const found = page.data.map(({ state, errors }) => [
    state,
    ...errors.map(({ column, message }) => `${column}: ${message}`),
  ]);
  expect(found).toEqual([
    ['new'],
    ['new'],
    ['wrong', 'owner_employee_name: person is not known', 'price: Must be positive'],
    ['wrong', 'name: Please select asset'],
    ['wrong', 'serial_number: same as row 2'],
  ]);
  // The type of a wrong row is not added.
  expect(page.data[2]?.warnings).toEqual([]);
  expect(page.data[0]?.cells).toMatchObject({ name: 'Laptop', owner_employee_name: 'default Persona', price: 1249.5 });
  const run = await committed(importId);
  expect(run).toMatchObject({ status: 'succeeded', done: 2, result: { created: 2, changed: 0 } });
  expect(await listed('I-1')).toMatchObject([
    { name: 'Laptop', owner_employee_id: employeeIdOf('default'), owner_since: '01/06/2026', acceptance: 'awaiting' },
  ]);
  const [{ id }] = await listed('I-2');
  const feed = await admin.get('/api/activity/list', { relatedObject: 'asset', relatedObjectId: id });
  expect(feed.body.items[0]).toMatchObject({ event_type: 'asset_added', event_info_json: { via_excel: true } });
});

it('finds existing assets by serial number, and shows what changes', async () => {
  const [before] = await listed('I-1');
  const { page } = await checked([['Téléphone', 'admin Persona', 1249.5, 'Other', 'I-1']]);
  expect(page.data[0]).toMatchObject({
    state: 'changed',
    id: before.id,
    changes: [
      { column: 'name', old: 'Laptop' },
      { column: 'owner_employee_name', old: 'default Persona' },
      { column: 'vendor', old: 'Noordzee' },
    ],
  });
});

it('hands over from the chosen day, and is undone', async () => {
  const { importId } = await checked([
    ['Laptop', 'default Persona', 10, 'V', 'H-1'],
  ]); // prettier-ignore
  await committed(importId);
  const start = await startImport(
    admin,
    'asset',
    aWorkbook({ rows: [HEADERS, ['Téléphone', 'admin Persona', 11, 'W', 'H-1']] }),
  );
  const body = {
    import_id: start.import_id,
    mapping: mappingOf(start),
    key: 'serial_number',
    owner_change_date: '15/07/2026',
  };
  await ended(admin, (await admin.call(check, { body })).run_id);
  expect(await committed(start.import_id)).toMatchObject({ done: 1, result: { changed: 1 } });
  const [{ id }] = await listed('H-1');
  const { periods } = (await admin.get(`/api/assets/${id}/assignments`)).body;
  expect(
    periods.map((period: { start_date: string; end_date: string | null }) => [period.start_date, period.end_date]),
  ).toEqual([
    ['15/07/2026', null],
    ['01/06/2026', '15/07/2026'],
  ]);
  const undone = await ended(admin, (await admin.call(undo, { body: { import_id: start.import_id } })).run_id);
  expect(undone).toMatchObject({ done: 1, failed: 0, result: { object: 'asset' } });
  expect(await listed('H-1')).toMatchObject([
    { name: 'Laptop', price: 10, vendor: 'V', owner_employee_name: 'default Persona', owner_since: '01/06/2026' },
  ]);
  const gone = await ended(admin, (await admin.call(undo, { body: { import_id: importId } })).run_id);
  // The undo of the second import left the asset as the first one had made it.
  expect([gone.done, gone.failed, await listed('H-1')]).toEqual([1, 0, []]);
});

it('adds the types that a file names, once each, as the columns step of software adds products', async () => {
  const lines = Array.from({ length: 30 }, (_, at) => [
    at % 2 ? 'Latitude 7450' : 'latitude  7450',
    null,
    1249,
    null,
    `L-${at}`,
  ]);
  const { importId, run, page } = await checked(lines);
  expect(run.result).toMatchObject({ counts: { new: 30, wrong: 0 } });
  expect(page.findings).toMatchObject([{ level: 'warning', column: 'name', code: 'new_asset_type', count: 30 }]);
  expect(await committed(importId)).toMatchObject({ done: 30, failed: 0 });
  const types = (await admin.get('/api/assetTypes/list', { keyword: 'latitude' })).body.data;
  expect(types).toMatchObject([{ name: 'latitude 7450', asset_count: 30 }]);
});

it('takes an asset back from its owner', async () => {
  await committed((await checked([['Laptop', 'default Persona', 10, 'V', 'N-1']])).importId);
  await committed((await checked([[null, 'Niemand', null, null, 'N-1']])).importId);
  expect(await listed('N-1')).toMatchObject([{ owner_employee_id: 0, name: 'Laptop' }]);
});

it('imports its own export without a change', async () => {
  const answer = await admin.call(exportAssets, { query: {} });
  if (!('file_url' in answer)) throw new Error('a small export is a file');
  expect(answer.file_name).toMatch(/^assets-.*\.xlsx$/);
  const file = Buffer.from(await (await fetch(answer.file_url)).arrayBuffer());
  const started = await startImport(admin, 'asset', file);
  const mapping = mappingOf(started);
  expect(Object.values(mapping)).toEqual(
    expect.arrayContaining(['name', 'owner_employee_name', 'price', 'vendor', 'serial_number', 'id']),
  );
  const run = await ended(
    admin,
    (await admin.call(check, { body: { import_id: started.import_id, mapping, key: 'id' } })).run_id,
  );
  expect(run.result).toMatchObject({ counts: { new: 0, changed: 0, wrong: 0 } });
});

it('has a template that can be read again', async () => {
  const { file_url } = (await admin.get('/api/imports/asset/template')).body;
  const started = await startImport(admin, 'asset', Buffer.from(await (await fetch(file_url)).arrayBuffer()));
  expect(Object.values(mappingOf(started))).not.toContain(null);
});

it('leaves the storage clean', async () => expect(await fsck()).toEqual([]));

it('knows archived types, fields of other types, and people who left', async () => {
  const { id: old } = (await admin.post('/api/assetTypes/add', { name: 'Fax' })).body;
  const asset = { assetTypeId: old, serial_number: 'FAX-1' };
  await admin.post('/api/assets/add', asset);
  await admin.post('/api/assetTypes/edit', { id: old, archived: 1 });
  const line = { object_type: 'asset', name: 'Faxlijn', type: 'textfield', asset_type_ids: [old] };
  expect((await admin.post('/api/customFields/add', line)).status).toBe(200);
  const { id: left } = (await admin.post('/api/employees/add', { first_name: 'Lies', last_name: 'Vertrokken' })).body;
  await admin.post('/api/employees/delete', { id: left });
  const headers = [...HEADERS, 'Faxlijn'];
  const { page } = await checked(
    [
      ['Fax', null, null, 'Bol', 'FAX-1', '02 1'],
      ['Fax', null, null, null, 'FAX-2', null],
      ['Laptop', null, null, null, 'FAX-3', '02 3'],
      ['Laptop', 'Lies Vertrokken', null, null, 'FAX-4', null],
    ],
    { headers },
  );
  expect(page.data.map(({ state, errors }) => [state, ...errors.map(({ message }) => message)])).toEqual([
    ['changed'],
    ['wrong', 'this asset type is archived: unarchive it in the settings, or choose another one'],
    ['wrong', 'field is for other types of assets'],
    ['wrong', 'person has left'],
  ]);
});

it('says that somebody has left by the day of the change', async () => {
  const [last, day] = [5, 6].map((offset) => toDmy(addDays(today(), offset)));
  const leaver = { first_name: 'Loes', last_name: 'Vertrekt', active_until: last };
  expect((await admin.post('/api/employees/add', leaver)).status).toBe(200);
  const lines = [['Laptop', 'Loes Vertrekt', null, null, 'LATE-1']];
  const states = async (owner_change_date: string | undefined) =>
    (await checked(lines, { owner_change_date })).page.data.map(({ state, errors }) => [
      state,
      ...errors.map(({ column, message }) => `${column}: ${message}`),
    ]);
  expect(await states(day)).toEqual([['wrong', 'owner_employee_name: person has left']]);
  expect(await states(last)).toEqual([['new']]);
});
