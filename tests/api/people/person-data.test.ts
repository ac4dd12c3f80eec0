import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { getRetention } from '#shared/contract/contracts/get-retention.ts';
import { exportData } from '#shared/contract/people/export-data.ts';
import { addMonths, belgianDay, toDmy } from '#shared/values/dates.ts';
import { removeDueData } from '#functions/contracts/retention/remove-due.ts';
import { readRetentionForChange, writeRetention } from '#functions/platform/contracts/retention-settings.ts';
import { mailsOf } from '#functions/platform/mail/mail-lists.ts';
import { createKey } from '#functions/platform/session/kept-keys.ts';
import { addMail, type StoredMail } from '#functions/platform/mail/mail-store.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { uploadDocument } from '#tests/api/files/upload-document.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { exportedPerson } from './exported-person.ts';
import { importNaming } from './naming-files.ts';
import { aCar } from '#tests/builders/car.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { MANAGED_TEAM_ID, personaNames, type Persona } from '#tests/personas.ts';

let admin: ApiClient;
const clients = new Map<Persona, ApiClient>();
/** Somebody of whom everything is kept. */
let ann: number;

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const post = (path: string, body: Record<string, unknown>, client = admin) => ok(client.post(`/api/${path}`, body));

const IBAN = 'BE71096123456769';
const NATIONAL_NUMBER = '85073003328';

const { runtime } = await startCompanyWithRuns();
beforeAll(async () => {
  for (const name of ['admin', 'default', 'nowages', 'noExport', 'noFleet'] as const)
    clients.set(name, await runtime.as(name));
  admin = clients.get('admin')!;
  const fields = {
    first_name: 'Ann',
    last_name: '<b>Canary</b> & sons',
    email: 'Ann@canary.example',
    employee_number: 'C-1',
    team_ids: [MANAGED_TEAM_ID],
    iban: IBAN,
    national_number: NATIONAL_NUMBER,
    phone: '0470 11 22 33',
    private_email: 'private@canary.example',
    birth_date: '30/07/1985',
  };
  ann = (await post('employees/add', fields)).id;
  await post('employees/wages/set', { employee_id: ann, wages: [{ type: 'employee_paid_monthly', amount: 3210, from: '01/02/2024' }] }); // prettier-ignore
  await post('activity/addNote', { relatedObject: 'employee', relatedObjectId: ann, note: 'Prefers mornings' });
});

const exported = (person: number, client = admin) => exportedPerson(client, person);

const aMail = (id: string, day: string): StoredMail => ({
  id,
  purpose: 'days_off_link',
  object: 'employee',
  object_id: ann,
  employee_id: ann,
  to: { name: 'Ann', address: 'ann@canary.example' },
  subject: 'Your days off',
  state: 'sent',
  queued_at: `${day}T10:00:00.000Z`,
  due_at: `${day}T10:00:00.000Z`,
  attempts: 1,
  claimed_at: null,
  sent_at: `${day}T10:00:00.000Z`,
  problem: null,
  link_id: null,
  content: null,
});

const statusFor = async (persona: Persona, employee_id: number) =>
  (await clients.get(persona)!.request(exportData, { body: { employee_id } })).status;

describe('the export of a person', () => {
  it('holds what is kept about them, to read and for programs, with their files', async () => {
    const contract = (await post('contracts/addToEmployee', { employee_id: ann, contract_name: 'Annex A', file_type: 'pdf' })).id; // prettier-ignore
    const paper = aPdf('What Ann signed');
    await post('contracts/pdfbased/uploadPDF', { contract_id: contract, base64_pdf: paper.toString('base64') });
    const { run, files, page, data } = await exported(ann);
    expect(run.title).toBe('Export everything kept about Ann <b>Canary</b> & sons');
    expect(data.record).toMatchObject([{ email: 'Ann@canary.example', private_email: 'private@canary.example', birth_date: '1985-07-30' }]); // prettier-ignore
    expect(data).toMatchObject({
      nationalNumber: [{ national_number: '85.07.30-033.28' }],
      bankAccount: [{ iban: IBAN }],
      wages: [{ amount: 3210, from: '2024-02-01' }],
      contracts: [{ name: 'Annex A', file: `contracts/${contract} - Annex A.pdf` }],
      left_out: [],
    });
    expect(files.get(`contracts/${contract} - Annex A.pdf`)?.equals(paper)).toBe(true);
    expect(data.feed.map(({ what }: { what: string }) => what)).toContain('Prefers mornings');
    expect(page).toContain('What is kept about Ann &lt;b&gt;Canary&lt;/b&gt; &amp; sons');
    expect(page).not.toContain('<b>');
    expect(page).toContain(`href="contracts/${contract}%20-%20Annex%20A.pdf"`);
    expect(page).toContain('3.210,00');
    const told = await ok(admin.get('/api/activity/list', {}));
    expect(told.items.find(({ event_type: type }: { event_type: string }) => type === 'person_data_exported')).toMatchObject({ relatedObjectId: ann }); // prettier-ignore
  });

  it('holds what feeds of things tell of them by number or whole name, and nothing of a namesake', async () => {
    const add = (first_name: string, email: string, last_name = 'Mertens') =>
      post('employees/add', { first_name, last_name, email: `${email}@other.example`, start_date: '01/01/2020' });
    const [bob, twin] = [await add('Bob', 'bob'), await add('Ann', 'twin', '<b>Canary</b> & sons')];
    const handOver = async (to: number, plate: string): Promise<number> => {
      const { id } = await post('cars/add', aCar({ plate, chassis_number: '', related_employee_id: bob.id }));
      await post('cars/edit', { car_id: id, related_employee_id: to });
      return id;
    };
    const car = await handOver(ann, '1-OWN-001');
    await handOver(twin.id, '1-OWN-002');
    for (const note of ['Call PRIVATE@canary.example about it', 'Call the garage'])
      await post('activity/addNote', { relatedObject: 'car', relatedObjectId: car, note });
    const { data } = await exported(ann);
    const onCars: { type: string; id: number; what: string }[] = data.feed.filter(({ type }: { type: string }) => ['Driver changed', 'Note'].includes(type)); // prettier-ignore
    expect(onCars.map(({ type, id, what }) => [type, id, what.includes('garage')])).toEqual([
      ['Note', car, false],
      ['Driver changed', car, false],
      ['Note', ann, false],
    ]);
    await post('employees/delete', { id: twin.id, active_until: '31/01/2026' });
  });

  it('holds their documents, the mail they got and the rows they were imported from', async () => {
    const paper = aPdf('A letter to Ann');
    await uploadDocument(admin, ann, { object: 'employee', name: 'letter.pdf', bytes: paper });
    await post('daysOff/links/send', { employee_id: ann });
    const file = aWorkbook({ rows: [['Personeelsnummer', 'Functie'], ['C-1', 'Canary keeper']] }); // prettier-ignore
    const started = await startImport(admin, 'employee', file, 'changes.xlsx');
    const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'employee_number' };
    await ended(admin, (await admin.call(check, { body })).run_id);
    const run = await admin.call(commit, { body: { import_id: started.import_id } });
    expect(await ended(admin, run.run_id)).toMatchObject({ status: 'succeeded', done: 1 });
    const { files, data } = await exported(ann);
    expect(data.documents).toMatchObject([{ name: 'letter.pdf', file: 'documents/1 - letter.pdf' }]);
    expect(files.get('documents/1 - letter.pdf')?.equals(paper)).toBe(true);
    expect(data.mails).toMatchObject([{ email: 'Ann@canary.example' }]);
    expect(data.imports).toMatchObject([{ import_file: 'changes.xlsx', row: 2, what: 'Employee number: C-1; Function: Canary keeper' }]); // prettier-ignore
  });

  it('holds the rows of other files that name them, and of rows about others only the cells with them', async () => {
    const outcomes = await importNaming(admin, 'C-1', 'canary.import');
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'succeeded 0')).toEqual([]);
    const { data } = await exported(ann);
    const told = Object.fromEntries(
      data.imports.map(({ import_file: file, what }: { import_file: string; what: string }) => [file, what]),
    );
    expect(told).toMatchObject({
      'car.xlsx': 'BMW CE 04, 1-NAM-001; Driver: C-1',
      'asset.xlsx': 'Canary cage, NAM-1, Ann <b>Canary</b> & sons; Owner: C-1',
      'software.xlsx': expect.stringContaining('Username: canary.import'),
      'training_employee.xlsx': expect.stringContaining('Training: Canary course'),
      'team.xlsx': 'Canary team; Team lead: C-1',
      'employee.xlsx': 'Carl Follower; Reports to: C-1',
      'day_off_request.xlsx': expect.stringContaining('Reason: canary.import'),
      'work_schedule.xlsx': expect.stringContaining('Schedule: Canary week'),
      'day_off_balance.xlsx': expect.stringContaining('Minutes: 60'),
    });
  });

  it('holds the text of mail that waits, the API keys they made, and balances of every year', async () => {
    const user = (await post('users/add', { name: 'Ann', email: 'ann.login@canary.example', role: 'default', employee_id: ann })).id; // prettier-ignore
    const { write } = createKey({ id: 9_001, name: 'Canary feed', scopes: [], made_by: user, made_by_name: 'Ann', created_at: '2026-01-05T10:00:00.000Z', expires_on: '2026-06-30' }); // prettier-ignore
    const other = (await post('users/add', { name: 'Ann', email: 'ann.second@canary.example', role: 'default', employee_id: ann })).id; // prettier-ignore
    const ended = createKey({ id: 9_002, name: 'Canary sync', scopes: [], made_by: other, made_by_name: 'Ann', created_at: '2026-01-06T10:00:00.000Z', expires_on: '2099-06-30' }); // prettier-ignore
    const link = aMail('waits', today());
    await transact([write, ended.write, addMail({ ...link, state: 'waiting', due_at: '2099-01-01T10:00:00.000Z', sent_at: null, content: { values: { company: 'Canary & co' } } })]); // prettier-ignore
    // A key ends on the day on which its maker is deactivated.
    await post('users/deactivate', { id: other });
    const { data, page } = await exported(ann);
    expect(data.keys).toEqual([
      { name: 'Canary sync', from: '2026-01-06', until: belgianDay(new Date()) },
      { name: 'Canary feed', from: '2026-01-05', until: '2026-06-30' },
    ]);
    expect(data.mails.find(({ email }: { email: string }) => email === 'ann@canary.example').text).toContain('Ann');
    // The balance and its correction of 2023 came with the files above.
    expect(data.balances).toContainEqual(expect.objectContaining({ year: 2023, type_name: 'Canary leave', corrections: 60 })); // prettier-ignore
    expect(data.corrections).toMatchObject([{ year: 2023, minutes: 60, reason: 'canary.import' }]);
    expect([data.cut, page.includes('Only the latest')]).toEqual([[], false]);
  });

  it('is for administrators with access to wages, without what else they may not see', async () => {
    expect(await Promise.all((['default', 'nowages', 'noExport', 'admin'] as const).map((each) => statusFor(each, each === 'admin' ? 999_999 : ann)))).toEqual([403, 403, 403, 404]); // prettier-ignore
    const user = personaNames.indexOf('noFleet') + 1;
    await post('users/edit', { id: user, access_employee_details: 0, document_access: 0 });
    const { data, page } = await exported(ann, clients.get('noFleet')!);
    expect(data.left_out).toEqual(['National number', 'Documents']);
    expect(page).toContain('Left out, as whoever made this file may not see it: National number, Documents.');
    expect(JSON.stringify(data.record)).not.toContain('private@canary.example');
    expect(data.bankAccount).toEqual([{ iban: IBAN }]);
  });
});

describe('data that is kept for some time', () => {
  const later = (months: number) => addMonths(today(), months);
  const sentOn = (id: string, day: string) => addMail(aMail(id, day));

  it('is listed a month before it goes, and goes in the night', async () => {
    const carl = (await post('employees/add', { first_name: 'Carl', last_name: 'Canary', email: 'carl@canary.example', start_date: '01/01/2020' })).id; // prettier-ignore
    await uploadDocument(admin, carl, { object: 'employee', name: 'diploma.pdf' });
    const draft = (await post('contracts/addToEmployee', { employee_id: carl, contract_name: 'Never sent', file_type: 'pdf' })).id; // prettier-ignore
    await post('employees/delete', { id: carl, active_until: '31/01/2022' });
    await transact([sentOn('old', later(-30)), sentOn('new', later(-1))]);
    expect((await clients.get('default')!.post('/api/settings/retention', { months: { mail: 12 } })).status).toBe(403);
    const refused = await admin.post('/api/settings/retention', { months: { mail: 25 } });
    expect(refused.body.fields).toMatchObject([{ path: 'months.mail', code: 'max' }]);
    await post('settings/retention', { months: { contract_drafts: 1, leaver_documents: 12 } });
    const audited = (await admin.get('/api/audit/list', { search_term: '' })).body.data;
    expect(audited.find(({ what }: { what: string }) => what === 'company_updated')?.event_info_json).toMatchObject({ changes: [{ field: 'keep_contract_drafts', new: 1 }, { field: 'keep_leaver_documents', new: 12 }] }); // prettier-ignore
    const next = async () => (await admin.call(getRetention, {})).next;
    expect(await next()).toEqual([
      { class: 'mail', count: 1, from: toDmy(later(1)), records: [{ object: 'employee', id: ann, name: 'Ann: Your days off', on: toDmy(later(1)) }] }, // prettier-ignore
      // The one of the export above, too.
      { class: 'contract_drafts', count: 2, from: toDmy(later(1)), records: expect.arrayContaining([{ object: 'contract', id: draft, name: 'Never sent', on: toDmy(later(1)) }]) }, // prettier-ignore
    ]);
    const { next: seen } = await clients.get('default')!.call(getRetention, {});
    expect(seen.map(({ records }) => records)).toEqual([[], []]);

    const documents = async () => (await ok(admin.get('/api/files/list', { relatedObject: 'employee', relatedObjectId: String(carl) }))).data.length; // prettier-ignore
    const kept = async () => [
      (await mailsOf('employee', ann)).map(({ id }) => id).includes('old'),
      (await admin.get(`/api/contract/${draft}/detail`)).status,
      await documents(),
    ];
    await removeDueData(today(), later(0));
    expect(await kept()).toEqual([true, 200, 1]);
    await removeDueData(today(), later(1));
    expect(await kept()).toEqual([false, 404, 1]);
    expect((await mailsOf('employee', ann)).map(({ id }) => id)).toContain('new');
    await removeDueData(today(), later(12));
    expect(await documents()).toBe(0);
    const told = await ok(admin.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: String(carl) })); // prettier-ignore
    expect(told.items[0]).toMatchObject({ event_type: 'file_deleted', real_name: 'System' });
    expect(await next()).toEqual([]);
  });

  it('of people who left long ago is named until somebody asks to erase it', async () => {
    const dirk = (await post('employees/add', { first_name: 'Dirk', last_name: 'Canary', email: 'dirk@canary.example', start_date: '01/02/2001' })).id; // prettier-ignore
    await post('employees/delete', { id: dirk, active_until: '31/01/2016' });
    const { value, version } = await readRetentionForChange();
    await transact([writeRetention({ ...value, begins: later(-1) }, version)]);
    const due = async () =>
      (await admin.call(getRetention, {})).next.find(({ class: name }) => name === 'leaver_records');
    const atHome = async (client: ApiClient) => (await ok(client.get('/api/home'))).people.to_erase;
    expect(await due()).toEqual({ class: 'leaver_records', count: 1, from: toDmy(later(-1)), records: [{ object: 'employee', id: dirk, name: 'Dirk Canary', on: toDmy(later(-1)) }] }); // prettier-ignore
    expect([await atHome(admin), await atHome(clients.get('nowages')!)]).toEqual([1, 0]);
    await removeDueData(today(), later(0));
    expect(JSON.stringify(await ok(admin.get(`/api/employees/${dirk}/detail`)))).toContain('Dirk');
    await post('settings/retention', { months: { leaver_records: 240 } });
    expect(await due()).toBeUndefined();
    await post('settings/retention', { months: { leaver_records: 120 } });
    expect(await atHome(admin)).toBe(0);
    await post('employees/erase', { employee_id: dirk });
    expect(await due()).toBeUndefined();
  });
});
