import { beforeAll, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { undo } from '#shared/contract/imports/undo.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';
import { mappingOf, startImport } from './upload-file.ts';

let admin: ApiClient;
let other: ApiClient;
let miro = 0;

const { runtime } = await startCompanyWithRuns();
beforeAll(async () => {
  [admin, other] = [await runtime.as('admin'), await runtime.as('default')];
  miro = (await admin.post('/api/software/products/add', { name: 'Miro', url: 'miro.com', seats: 3 })).body.id;
});

const HEADERS = [
  'Software',
  'Website',
  'Aantal',
  'Prijs',
  'Periode',
  'Verlenging',
  'Gebruiker',
  'Gebruikersnaam',
  'Actief vanaf',
];

const checked = async (lines: SheetCell[][], headers = HEADERS) => {
  const started = await startImport(admin, 'software', aWorkbook({ rows: [headers, ...lines] }));
  const body = {
    import_id: started.import_id,
    mapping: mappingOf(started),
    key: null,
    owner_change_date: '01/06/2026',
  };
  const run = await ended(admin, (await admin.call(check, { body })).run_id);
  const page = await admin.call(rows, { query: { import_id: started.import_id } });
  const found = page.data.map(({ state, errors }) => [
    state,
    ...errors.map(({ column, message }) => `${column}: ${message}`),
  ]);
  return { importId: started.import_id, mapping: body.mapping, run, page, found };
};
const committed = async (importId: string) =>
  ended(admin, (await admin.call(commit, { body: { import_id: importId } })).run_id);
const product = async (name: string) =>
  (await admin.get('/api/software/products/list', { search_term: name })).body.data[0];
const licensesOf = async (name: string) =>
  (await admin.get(`/api/software/licenses/product/${(await product(name)).id}/list`, { per_page: '50' })).body.data;

it('knows Dutch headers', async () => {
  const { mapping } = await checked([['Miro']]);
  expect(Object.values(mapping)).toEqual([
    'name',
    'url',
    'seats',
    'seat_cost',
    'cost_period',
    'renewal_date',
    'person_name',
    'username',
    'date_enabled',
  ]);
});

it('names what is wrong with a row', async () => {
  const { found, run } = await checked([
    ['Unheard Of', null, null, null, null, null, 'default Persona'],
    ['Elsewhere', 'javascript:alert(1)'],
    [null, 'x.com'],
    ['Miro', null, null, null, null, null, 'Nobody Known'],
    ['Miro', null, null, null, null, null, null, 'login'],
    ['Trello', null, -3],
    ['Slack', null, null, null, null, null, 'default Persona'],
    ['slack', null, null, null, null, null, 'default Persona'],
  ]);
  expect(found).toEqual([
    ['wrong', 'url: Enter URL'],
    ['wrong', 'url: field is not a web address'],
    ['wrong', 'name: Enter name'],
    ['wrong', 'person_name: person is not known'],
    ['wrong', 'person_name: field is required'],
    ['wrong', 'seats: Must be positive'],
    ['new'],
    ['wrong', 'person_name: same as row 8'],
  ]);
  expect(run.result).toMatchObject({ object: 'software_license', counts: { new: 1, wrong: 7, changed: 0, same: 0 } });
});

it('takes what a product needs from the first row that has it, wherever that row stands', async () => {
  const { importId, found } = await checked([
    ['Zulip Desk', null, null, null, null, null, 'default Persona'],
    ['zulip desk', 'zulip.example', null, null, null, null, 'Nobody Known'],
    ['Zulip Desk', 'elsewhere.example', 4, '3,50', null, null, 'admin Persona'],
    ['Bad Start', 'javascript:alert(1)', null, null, null, null, 'default Persona'],
    ['Bad Start', null, null, null, null, null, 'reader Persona'],
    ['Bad Start', 'start.example', null, null, null, null, 'admin Persona'],
  ]);
  expect(found).toEqual([
    ['new'],
    ['wrong', 'person_name: person is not known'],
    ['new'],
    ['wrong', 'url: field is not a web address'],
    ['new'],
    ['new'],
  ]);
  // Two products and four licences of four rows: the check counts as the import does, and each line has a name of its own.
  const page = await admin.call(rows, { query: { import_id: importId } });
  expect([page.counts.new, page.records]).toEqual([4, 6]);
  const run = await committed(importId);
  expect([run.status, run.done, run.failed]).toEqual(['succeeded', 6, 0]);
  const { items } = (await admin.get(`/api/runs/${run.run_id}`, { per_page: '50' })).body;
  expect(new Set(items.map(({ label }: { label: string }) => label)).size).toBe(6);
  expect(await product('Zulip Desk')).toMatchObject({
    url: 'https://zulip.example', seats: 4, seat_cost: 3.5, cost_period: 'month', active_count: 2,
  }); // prettier-ignore
  expect(await product('Bad Start')).toMatchObject({ url: 'https://start.example', active_count: 2 });
  await ended(admin, (await admin.call(undo, { body: { import_id: importId } })).run_id);
  expect([await product('Zulip Desk'), await product('Bad Start')]).toEqual([undefined, undefined]);
});

it('adds products and licences, changes existing ones, and is undone', async () => {
  const person = employeeIdOf('default');
  const existing = (
    await admin.post('/api/software/licenses/add', { product_id: miro, employee_id: person, username: 'old' })
  ).body.id;
  const { importId, found } = await checked([
    ['Figma', 'figma.com', 12, '12,50', 'maandelijks', '31/12/2026', 'default Persona', 'dp', '01/02/2026'],
    ['figma', 'figma.com', null, null, null, null, 'admin Persona'],
    ['Slack', null, null, null, null, null, 'default Persona'],
    ['Notion'],
    ['Miro', null, 9],
    ['Miro', null, null, null, null, null, 'default Persona', 'new'],
    ['Miro', null, null, null, null, null, 'reader Persona'],
  ]);
  expect(found.map(([state]) => state)).toEqual(['new', 'new', 'new', 'new', 'changed', 'changed', 'new']);
  const run = await committed(importId);
  expect([run.status, run.failed, run.result?.['object']]).toEqual(['succeeded', 0, 'software_license']);
  expect(await product('Figma')).toMatchObject({
    url: 'https://figma.com', seats: 12, seat_cost: 12.5, cost_period: 'month', renewal_date: '31/12/2026', active_count: 2,
  }); // prettier-ignore
  const figma = (await admin.get(`/api/software/products/${(await product('Figma')).id}/detail`)).body.details;
  expect([figma.excel_import_id, figma.insert_method]).toEqual([importId, 'excel']);
  expect(await product('Slack')).toMatchObject({ url: 'https://slack.com', active_count: 1 });
  expect(await product('Notion')).toMatchObject({ active_count: 0 });
  expect(await product('Miro')).toMatchObject({ seats: 9, active_count: 2 });
  const [admins, own] = await licensesOf('Figma');
  expect([admins.username, admins.date_enabled, own.username, own.date_enabled]).toEqual([
    null,
    '01/06/2026',
    'dp',
    '01/02/2026',
  ]);
  const detail = async (id: number) => (await admin.get(`/api/software/licenses/${id}/detail`)).body.details;
  expect(await detail(own.id)).toMatchObject({ excel_import_id: importId, insert_method: 'excel' });
  expect(await detail(existing)).toMatchObject({ username: 'new', excel_import_id: importId, insert_method: 'manual' });
  expect(await fsck()).toEqual([]);

  // By hand nobody adds what the undo of the import would take for its own.
  const stated = { excel_import_id: importId, insert_method: 'excel' };
  const byHand = await admin.post('/api/software/licenses/add', { product_id: figma.id, employee_id: employeeIdOf('reader'), ...stated }); // prettier-ignore
  const addedProduct = await admin.post('/api/software/products/add', { name: 'Stated', ...stated });
  for (const { status, body } of [byHand, addedProduct])
    expect([status, body.fields[0].path, body.fields[0].code]).toEqual([422, 'excel_import_id', 'number_of_import']);

  const again = await checked([['Figma', 'figma.com', null, null, null, null, 'default Persona', 'dp']]);
  expect(again.found).toEqual([['same']]);

  const undone = await ended(admin, (await admin.call(undo, { body: { import_id: importId } })).run_id);
  expect([undone.status, undone.failed]).toEqual(['succeeded', 0]);
  for (const name of ['Figma', 'Slack', 'Notion']) expect([name, await product(name)]).toEqual([name, undefined]);
  expect(await product('Miro')).toMatchObject({ seats: 3, active_count: 1 });
  expect((await detail(existing)).username).toBe('old');
  expect(await fsck()).toEqual([]);
});

it('says that somebody has left by the first day of their licence', async () => {
  const [last, day] = [5, 6].map((offset) => toDmy(addDays(today(), offset)));
  const leaver = { first_name: 'Loes', last_name: 'Vertrekt', active_until: last };
  expect((await admin.post('/api/employees/add', leaver)).status).toBe(200);
  const line = (from: string | undefined) => [
    'Miro',
    null,
    null,
    null,
    null,
    null,
    'Loes Vertrekt',
    null,
    from ?? null,
  ];
  expect((await checked([line(day)])).found).toEqual([['wrong', 'person_name: person has left']]);
  expect((await checked([line(last)])).found).toEqual([['new']]);
});

it('gives nobody a licence anew that its list says has ended', async () => {
  const people = [employeeIdOf('reader'), employeeIdOf('light')];
  for (const employee of people) {
    const { id } = (await admin.post('/api/software/licenses/add', { product_id: miro, employee_id: employee })).body;
    expect((await admin.post('/api/software/licenses/delete', { license_id: id })).status).toBe(200);
  }
  const exported = await admin.get('/api/software/licenses/list/excel', { segment_id: 'inactive' });
  const content = Buffer.from(await (await fetch(exported.body.file_url)).arrayBuffer());
  const started = await startImport(admin, 'software', content);
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: null };
  const { result } = await ended(admin, (await admin.call(check, { body })).run_id);
  expect(result).toMatchObject({ counts: { new: 0, changed: 0, same: people.length, wrong: 0 } });

  const names = ['Software', 'Gebruiker', 'Actief'];
  const { found } = await checked([['Miro', 'manager Persona', 'Nee']], names);
  expect(found).toEqual([['wrong', expect.stringContaining('active: only active licences')]]);
});

it('is for administrators', async () => {
  const answers = await Promise.all([admin, other].map((client) => client.get('/api/imports/software/template')));
  expect(answers.map(({ status, body }) => [status, body.permission])).toEqual([
    [200, undefined],
    [403, 'software:import'],
  ]);
});
