import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { erase } from '#shared/contract/people/erase.ts';
import { eraseCancel } from '#shared/contract/people/erase-cancel.ts';
import { eraseConfirm } from '#shared/contract/people/erase-confirm.ts';
import { exportData } from '#shared/contract/people/export-data.ts';
import { getErasure } from '#shared/contract/people/get-erasure.ts';
import { removeKeptContracts } from '#functions/workflows/person-data/erase/remove-kept.ts';
import { readTombstones } from '#functions/workflows/person-data/erase/tombstones.ts';
import { lookAtErasures } from '#infra/ops/doctor/look-at-work.ts';
import { readErasure, saveErasure } from '#functions/platform/directory/erasures.ts';
import { readPersonDays, savePersonDays } from '#functions/days-off/person-days-store.ts';
import { requestStore } from '#functions/days-off/request-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { readPushedDays, savePushedDays } from '#functions/push/pushed-days-store.ts';
import { removePushedMonths } from '#functions/workflows/person-data/erase/remove-pushed.ts';
import { addMonths, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { uploadDocument } from '#tests/api/files/upload-document.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { importNaming } from './naming-files.ts';
import { aCar } from '#tests/builders/car.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { captureLogs } from '#tests/harness/captured-logs.ts';
import { startUserPool } from '#tests/harness/user-pool.ts';
import { findPerson } from '#infra/ops/person/find-person.ts';
import { placesIn, placesWith, readStored } from '#infra/ops/person/stored-texts.ts';
import { personaNames, type Persona } from '#tests/personas.ts';

const clients = new Map<Persona, ApiClient>();
let admin: ApiClient;
let second: ApiClient;
/** Who is erased. */
let ann: number;
/** How the imports that name them ended, by kind. */
let imported: Record<string, string>;
/** A contract that they signed. */
let kept: number;
/** A contract of somebody else that they should sign for the company. */
let toSign: number;
/** Days off, one of them in a month that payroll has. */
let daysOff: { gone: number; pushed: number };

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const post = (path: string, body: Record<string, unknown>, client = admin) => ok(client.post(`/api/${path}`, body));
const refusal = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer;
  const [field] = (body['fields'] ?? []) as { path: string; code: string }[];
  return [status, field?.path, field?.code];
};

const LOGIN_SUBJECT = 'reader';
const LOGIN = personaNames.indexOf(LOGIN_SUBJECT) + 1;
const canary = {
  name: 'Annelies Canary-Vogel',
  birthName: 'Annelies Oldname',
  email: 'annelies@canary.example',
  oldEmail: 'oldname@canary.example',
  private: 'home@canary.example',
  phone: '0470 11 22 33',
  iban: 'BE71096123456769',
  number: '85073003328',
  note: 'prefers the early canary shift',
  editedNote: 'prefers the late canary shift',
  takenBackNote: 'canary of a note that was taken back',
  field: 'canary at the emergency desk',
  file: 'What the canary wrote',
  imported: 'Keeper of canaries',
  request: 'to visit the canary islands',
  correction: 'owed since the canary project',
  username: 'canary.login',
  named: 'canary in other files',
} as const;

const { runtime } = await startCompanyWithRuns();
beforeAll(async () => {
  for (const name of ['admin', 'default', 'noFleet'] as const) clients.set(name, await runtime.as(name));
  admin = clients.get('admin')!;
  second = clients.get('noFleet')!;
  const field = (await post('customFields/add', { object_type: 'employee', name: 'Emergency', type: 'text' })).id;
  const fields = { first_name: 'Annelies', last_name: 'Oldname', email: canary.oldEmail, employee_number: 'ERA-1', iban: canary.iban, national_number: canary.number, phone: canary.phone, private_email: canary.private, start_date: '01/01/2020' }; // prettier-ignore
  ann = (await post('employees/add', fields)).id;
  await post('employees/edit', { id: ann, last_name: 'Canary-Vogel', email: canary.email });
  await post('customFields/setValue', {
    object_type: 'employee',
    object_id: ann,
    [`custom_field_${field}`]: canary.field,
  });
  const onAnn = { relatedObject: 'employee', relatedObjectId: ann };
  const noted = async (note: string): Promise<string> => (await post('activity/addNote', { ...onAnn, note })).item.id;
  await post('activity/editNote', { ...onAnn, note_id: await noted(canary.note), note: canary.editedNote });
  await post('activity/takeBackNote', { ...onAnn, note_id: await noted(canary.takenBackNote) });
  await post('users/edit', { id: LOGIN, employee_id: ann, email: canary.email, name: canary.name, role: 'default', access_wages: 1 }); // prettier-ignore
  await post('cars/add', aCar({ plate: '1-ERA-001', chassis_number: '', related_employee_id: ann }));
  const product = (await post('software/products/add', { name: 'Tool', url: 'tool.example' })).id;
  await post('software/licenses/add', { product_id: product, employee_id: ann, username: canary.username });
  await uploadDocument(admin, ann, { object: 'employee', name: `${canary.name}.pdf`, bytes: aPdf(canary.file) });
  await post('contracts/addToEmployee', { employee_id: ann, contract_name: `Draft for ${canary.name}`, file_type: 'pdf' }); // prettier-ignore
  const { id: template } = await post('contract_template/add', { name: 'Annex', type: 'annex', content_html: '<p>For #employee_name.</p>', language: 'nl' }); // prettier-ignore
  await post('contract_template/publish', { template_id: template });
  kept = (await post('contracts/addToEmployee', { employee_id: ann, contract_template_id: template })).id;
  await post('contracts/sendToEmployee', { contract_id: kept, method: 'paper' });
  await post('contracts/pdfbased/uploadPDF', { contract_id: kept, base64_pdf: aPdf(`Signed by ${canary.name}`).toString('base64') }); // prettier-ignore
  const other = (await post('employees/add', { first_name: 'Bob', last_name: 'Mertens', email: 'bob@other.example', start_date: '01/01/2020' })).id; // prettier-ignore
  toSign = (await post('contracts/addToEmployee', { employee_id: other, contract_template_id: template })).id;
  await post('contracts/sendToEmployee', { contract_id: toSign, signers: [{ role: 'internal_first', user_id: LOGIN }, { role: 'employee' }] }); // prettier-ignore
  const asked = { employee_id: other, state: 'asked', asked_by: { user_id: LOGIN, name: canary.name }, asked_at: new Date().toISOString(), reason: null, run_id: null, steps: 0, erased_at: null } as const; // prettier-ignore
  await transact([saveErasure(undefined, asked)]);
  const type_id = (await post('daysOff/types/add', { name: 'Holiday' })).id;
  const leave = async (day: string): Promise<number> =>
    (await post('daysOff/requests/add', { employee_id: ann, type_id, start_date: day, end_date: day, reason: canary.request, approved: 1 })).id; // prettier-ignore
  daysOff = { gone: await leave('20/12/2023'), pushed: await leave('10/01/2024') };
  const month = { year: 2024, month: 1, at: new Date().toISOString() };
  const [days, pushed] = [await readPersonDays(ann), await readPushedDays(ann)];
  await transact([
    savePersonDays(days, { ...days, locked_months: [month], corrections: [{ type_id, year: 2024, minutes: 60, reason: canary.correction, at: month.at, by: 'admin', import_id: null }] }), // prettier-ignore
    savePushedDays(pushed, { ...pushed, months: [{ ...month, integration_id: 1, command_id: '1', lines: '' }] }),
  ]);
  const { id: training_id } = await post('trainings/add', { name: 'First aid', cost: 0, start_date: '11/01/2024', end_date: '11/01/2024' }); // prettier-ignore
  await post('trainings/participants/add', { training_id, employee_id: ann });
  const file = aWorkbook({ rows: [['Personeelsnummer', 'Functie'], ['ERA-1', canary.imported]] }); // prettier-ignore
  const started = await startImport(admin, 'employee', file, 'changes.xlsx');
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'employee_number' };
  await ended(admin, (await admin.call(check, { body })).run_id);
  await ended(admin, (await admin.call(commit, { body: { import_id: started.import_id } })).run_id);
  imported = await importNaming(admin, 'ERA-1', canary.named);
  await ended(admin, (await admin.call(exportData, { body: { employee_id: ann } })).run_id);
});

const erasure = (client = admin) => client.call(getErasure, { params: { id: String(ann) } });
const ask = (client: ApiClient, employee_id = ann) => client.request(erase, { body: { employee_id, reason: `Asked by ${canary.name}` } }); // prettier-ignore
const confirm = (client: ApiClient) => client.request(eraseConfirm, { body: { employee_id: ann } });

describe('the erasure of a person', () => {
  it('is for somebody who left, asked for by one administrator and confirmed by another one', async () => {
    expect(await refusal(ask(admin))).toEqual([422, 'employee_id', 'still_here']);
    expect((await erasure()).obstacle).toBe('still_here');
    await post('employees/delete', { id: ann, active_until: '31/01/2024' });
    expect(await refusal(ask(admin))).toEqual([422, 'employee_id', 'papers_open']);
    await post('contracts/cancel', { contract_id: toSign, reason: `Not by ${canary.name}` });
    expect(await refusal(ask(clients.get('default')!))).toEqual([403, undefined, undefined]);
    expect(await refusal(confirm(second))).toEqual([422, 'employee_id', 'no_erasure_asked']);
    await ok(ask(admin));
    expect(await refusal(ask(second))).toEqual([422, 'employee_id', 'erasure_asked']);
    expect(await refusal(confirm(admin))).toEqual([422, 'employee_id', 'second_administrator']);
    expect(await erasure(second)).toMatchObject({ state: 'asked', request: { own: 0, reason: `Asked by ${canary.name}` } }); // prettier-ignore
    await second.call(eraseCancel, { body: { employee_id: ann } });
    expect(await erasure()).toMatchObject({ state: 'none', request: null });
    await ok(ask(admin));
  });

  it('is not confirmed by whoever asked, under another login of theirs', async () => {
    const logins = (['admin', 'noFleet'] as const).map((name) => personaNames.indexOf(name) + 1);
    const twin = (await post('employees/add', { first_name: 'Cas', last_name: 'Twice', email: 'cas@other.example', start_date: '01/01/2020' })).id; // prettier-ignore
    for (const id of logins) await post('users/edit', { id, employee_id: twin });
    expect(await refusal(confirm(second))).toEqual([422, 'employee_id', 'second_administrator']);
    expect(await erasure(second)).toMatchObject({ request: { own: 1 } });
    const home = (await second.get('/api/home')).body.people.erasures as { employee_id: number }[];
    expect(home.map((each) => each.employee_id)).not.toContain(ann);
    for (const id of logins) await post('users/edit', { id, employee_id: 0 });
    expect(await erasure(second)).toMatchObject({ request: { own: 0 } });
  });

  it('is preceded by a report of where they stand, for the operator', async () => {
    const { sentences, isClean } = await findPerson(ann, []);
    expect([sentences[0], isClean]).toEqual([`Person ${ann}, ${canary.name}, is not erased.`, false]);
    expect(sentences.some((line) => /^records employee#\d+ \d+ holds a text by which the person is known\.$/.test(line))).toBe(true); // prettier-ignore
    expect(await findPerson(99_999, [])).toEqual({ sentences: ['Nobody has the number 99999.'], isClean: false });
  });

  it('tells before what goes and what stays', async () => {
    const { goes, stays } = await erasure();
    expect(Object.fromEntries(goes.map(({ class: name, count }) => [name, count]))).toMatchObject({ login: 1, documents: 1, drafts: 1, days_off: 2 }); // prettier-ignore
    expect(stays).toMatchObject([{ class: 'contracts', count: 1, until: toDmy(addMonths(today(), 60)) }, { class: 'payroll', count: 1, until: '31/01/2029' }, { class: 'history', count: 7 }, { class: 'audit' }]); // prettier-ignore
  });

  it('is confirmed anew by another administrator when its run ended before it was done', async () => {
    const asked = (await readErasure(ann))!;
    await transact([saveErasure(asked, { ...asked, state: 'running', run_id: '01M86PXW37N29MAQ8WQTJCRQ7K' })]);
    expect(await erasure()).toMatchObject({ state: 'stopped' });
    expect(await lookAtErasures()).toMatchObject([{ state: 'wrong', sentence: expect.stringContaining(`person ${ann} `) }]); // prettier-ignore
    expect((await second.get('/api/home')).body.people.erasures).toMatchObject([{ employee_id: ann }, {}]);
    expect(await refusal(second.request(eraseCancel, { body: { employee_id: ann } }))).toEqual([422, 'employee_id', 'no_erasure_asked']); // prettier-ignore
    expect(await refusal(confirm(admin))).toEqual([422, 'employee_id', 'second_administrator']);
  });

  it('leaves nothing of them in tables, files, logs and the user pool', async () => {
    const texts = Object.values(canary);
    expect(new Set(Object.values(imported))).toEqual(new Set(['succeeded 0']));
    const before = await readStored();
    for (const text of texts) expect([text, placesIn(before, [text]).length]).not.toEqual([text, 0]);
    const pool = await startUserPool({ [LOGIN_SUBJECT]: 'account-1' });
    const written = captureLogs();
    const { run_id: id } = await second.call(eraseConfirm, { body: { employee_id: ann } });
    const run = await ended(second, id);
    const logs = written();
    pool.close();
    expect(run, JSON.stringify(run.problem)).toMatchObject({ status: 'succeeded' });
    expect(pool.deleted).toEqual(['account-1']);
    expect(logs).toContain('people.eraseConfirm');
    expect(texts.filter((text) => logs.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
    // An upload of the last minutes may be what somebody is filling in a form with.
    // The frozen file of somebody else's contract, which the person should have signed, stays with that contract.
    const stays = new RegExp(`^\\w+ audit|^quarantine/|^contracts/${toSign}/|^\\w+ contract#\\d+ ${kept}\\b|^contents/contracts/${kept}/|^contracts/(arrived|${kept})/`); // prettier-ignore
    expect((await placesWith(texts)).filter((place) => !stays.test(place))).toEqual([]);
    expect((await placesWith([canary.name])).some((place) => place.startsWith('contracts/'))).toBe(true);
    // Rows about others lose the cell that names the person.
    expect((await placesWith(['ERA-1'])).filter((place) => /runs\/|imports\//.test(place))).toEqual([]);
    expect((await placesWith(['Follower of canaries'])).some((place) => place.startsWith('runs/'))).toBe(true);
    expect(await fsck()).toEqual([]);
    expect(await readTombstones()).toMatchObject([{ employee_id: ann }]);
    const found = await findPerson(ann, [canary.name, canary.email]);
    expect(found).toMatchObject({ isClean: true });
    expect(found.sentences[0]).toBe(`Person ${ann} was erased on ${today()}.`);
    expect(found.sentences[1]).toMatch(/^\d+ items refer to them by number: .*records car \d+,/);
    expect(found.sentences.slice(2).some((line) => line.endsWith(`${kept} holds one, and stays: a contract that somebody signed, which law keeps.`))).toBe(true); // prettier-ignore
    expect((await findPerson(ann, [])).sentences[1]).toBe('Nothing says any more what they were called; --names looks for it.'); // prettier-ignore
    expect((await findPerson(ann, ['Follower of canaries'])).isClean).toBe(false);
  });

  it('is told without the name, and done for good', async () => {
    expect(await erasure()).toMatchObject({ state: 'done', name: `Erased person ${ann}`, obstacle: null });
    expect(await refusal(ask(admin))).toEqual([422, 'employee_id', 'erased_before']);
    expect(await refusal(admin.post('/api/employees/undelete', { id: ann }))).toEqual([422, 'id', 'erased_before']);
    const { items } = await ok(admin.get('/api/activity/list', {}));
    expect(items.find(({ event_type: type }: { event_type: string }) => type === 'person_erased')).toMatchObject({ relatedObjectId: ann, related_name: `Erased person ${ann}` }); // prettier-ignore
    const audit = await ok(admin.get('/api/audit/list', {}));
    expect(audit.data.map(({ what }: { what: string }) => what)).toContain('person_erased');
  });

  it('takes the months that payroll has once their years are over', async () => {
    expect([await requestStore.get(daysOff.gone), await requestStore.get(daysOff.pushed)]).toMatchObject([undefined, { reason: null }]); // prettier-ignore
    const states = async () => [await requestStore.get(daysOff.pushed), (await readPersonDays(ann)).locked_months.length, (await readPushedDays(ann)).months.length]; // prettier-ignore
    await removePushedMonths('', '2029-01-30');
    expect(await states()).toMatchObject([{ id: daysOff.pushed }, 1, 1]);
    for (const _ of ['once', 'again']) await removePushedMonths('', '2029-01-31');
    expect(await states()).toEqual([undefined, 0, 0]);
    expect(await fsck()).toEqual([]);
  });

  it('lasts until the signed contracts may go, which the sweeper takes then', async () => {
    const detail = async () => (await admin.get(`/api/contract/${kept}/detail`)).status;
    await removeKeptContracts(today(), addMonths(today(), 59));
    expect(await detail()).toBe(200);
    await removeKeptContracts(today(), addMonths(today(), 60));
    expect(await detail()).toBe(404);
    const stays = new RegExp(`^\\w+ audit|^quarantine/|^contracts/${toSign}/`);
    expect((await placesWith([canary.name])).filter((place) => !stays.test(place))).toEqual([]);
  });
});
