import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { deleteObject, headObject, putBytes } from '#functions/platform/files/objects.ts';
import { waitingCompletions } from '#functions/contracts/completion-queue.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { completeWaiting } from '#functions/signing/complete-waiting.ts';
import { templateStore } from '#functions/templates/template-store.ts';
import { postUpload } from '#tests/api/files/post-upload.ts';
import { uploadDocument } from '#tests/api/files/upload-document.ts';
import { aPdf } from '#tests/builders/files.ts';
import { PNG } from '#tests/builders/word.ts';
import { aTemporaryFolder, aWorkbook } from '#tests/builders/workbook.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { plainText } from '#functions/platform/excel/plain-text.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { startCompany } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID } from '#tests/personas.ts';

let ann: number;
let users: { id: number; role: string }[];

const post = (path: string, body: Record<string, unknown>, client = admin) => client.post(`/api/${path}`, body);
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const get = (path: string, query: Record<string, string> = {}) => ok(admin.get(`/api/${path}`, query));

/** A published template with this text. */
const template = async (content_html: string): Promise<number> => {
  const { id } = await ok(post('contract_template/add', { name: 'Annex', type: 'annex', content_html }));
  await ok(post('contract_template/publish', { template_id: id }));
  return id;
};
const contract = async (from: number, employee_id = ann): Promise<number> =>
  (await ok(post('contracts/addToEmployee', { employee_id, contract_template_id: from }))).id;
const feedOf = async (relatedObject: string, id: number): Promise<string[]> =>
  (await get('activity/list', { relatedObject, relatedObjectId: String(id) })).items.map(
    ({ event_type: type }: { event_type: string }) => type,
  );

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  const person = { first_name: 'Ann', last_name: 'Peeters', email: 'ann@x.example', team_ids: [MANAGED_TEAM_ID] };
  ({ id: ann } = await ok(post('employees/add', person)));
  users = (await get('users/list')).data;
});
afterEach(() => void vi.restoreAllMocks());

it('takes the wage of the first day of work of somebody who has yet to start', async () => {
  const [first, later] = [toDmy(addDays(today(), 30)), toDmy(addDays(today(), 90))];
  const joiner = { first_name: 'Jo', last_name: 'Peeters', email: 'jo@x.example', start_date: first };
  const { id: jo } = await ok(post('employees/add', joiner));
  const wage = (amount: number, from: string) => ({ type: 'employee_paid_monthly', amount, from });
  await ok(post('employees/wages/set', { employee_id: jo, wages: [wage(2500.5, first), wage(2600, later)] }));
  const id = await contract(await template('<p>#employee_name earns #wage_gross, #wage_type.</p>'), jo);
  const { data } = await get(`contracts/shortcodes/${id}/list`);
  expect(data.map(({ value }: { value: string }) => value)).toEqual(['Jo Peeters', '€ 2.500,50', 'maandloon']);
});

it('asks for a language in a text that holds one, and offers none to a new text', async () => {
  const { data: offered } = await get('contract_template/hashtags');
  const names = offered.map(({ shortcode }: { shortcode: string }) => shortcode);
  expect(names).toContain('employee_number');
  expect(names).not.toContain('employee_language');
  const from = await template('<p>#employee_name speaks #employee_language.</p>');
  const missed = await ok(post('contracts/missingValues', { template_id: from, employee_ids: [ann] }));
  expect(missed).toMatchObject({
    data: [{ shortcodes: ['employee_language'] }],
    labels: { employee_language: 'Language' },
  });
  const id = await contract(from);
  const { data: values } = await get(`contracts/shortcodes/${id}/list`);
  expect(values).toContainEqual(
    expect.objectContaining({ shortcode: 'employee_language', label: 'Language', source: 'missing' }),
  );
});

it.each([
  ['shown', '<p>#free_bonus</p>', ['free_bonus']],
  ['a condition alone', '<div data-when="free_bonus"><p>With a bonus</p></div>', []],
  ['what a condition hides', '<div data-when="free_bonus"><p>#free_car</p></div>', []],
  ['a condition that holds', '<div data-when="employee_name"><p>#free_car</p></div>', ['free_car']],
  ['a number of a page', '<div data-page-footer=""><p>#page_number</p></div><p>Text</p>', []],
])('misses the values that a text shows: %s', async (_case, html, missing) => {
  const from = await template(html);
  const { data } = await ok(post('contracts/missingValues', { template_id: from, employee_ids: [ann] }));
  expect(data).toMatchObject([{ employee_id: ann, shortcodes: missing }]);
  const id = await contract(from);
  expect((await get(`contract/${id}/detail`)).missing).toEqual(missing);
  const listed: { shortcode: string; source: string }[] = (await get(`contracts/shortcodes/${id}/list`)).data;
  const sourced = listed.filter(({ shortcode }) => shortcode.startsWith('free_'));
  expect(sourced.filter(({ source }) => source === 'missing').map(({ shortcode }) => shortcode)).toEqual(missing);
  expect(sourced.every(({ source }) => source === 'missing' || source === 'not_shown')).toBe(true);
  expect((await ok(post('contracts/missingValues', { contract_id: id }))).data).toMatchObject([
    { shortcodes: missing },
  ]);
});

it('shows the pages of a text that is written, whatever became of the one that is kept', async () => {
  const id = await template('<p>Kept</p>');
  const stored = await templateStore.get(id);
  await deleteObject(stored?.text.key ?? '');
  const preview = { template_id: id, content_html: '<p>Written <img data-file-id="png-gone" alt="Logo"></p>' };
  expect(await ok(post('contract_template/preview', preview))).toMatchObject({ pages: 1, missing: [] });
  const emoji = { template_id: id, content_html: '<p>Welcome \u{1f600}\u{1f600}, \u{6f22}</p>' };
  const shown = { pages: 1, unknown_characters: ['\u{1f600}', '\u{6f22}'] };
  expect(await ok(post('contract_template/preview', emoji))).toMatchObject(shown);
});

it('names the values that the PDF cannot show, before a contract is made and before it is sent', async () => {
  const from = await template('<p>#employee_name earns #free_bonus.</p>');
  const { id: mei } = await ok(
    post('employees/add', { first_name: 'Mei \u{6f22}', last_name: 'Peeters', email: 'mei@x.example' }),
  );
  const unprintable = [{ shortcode: 'employee_name', characters: ['\u{6f22}'] }];
  expect(await ok(post('contracts/missingValues', { template_id: from, employee_ids: [mei, ann] }))).toMatchObject({
    data: [
      { employee_id: mei, unprintable },
      { employee_id: ann, unprintable: [] },
    ],
    labels: { employee_name: 'Name' },
  });
  const id = await contract(from, mei);
  await ok(
    post('contracts/shortcodes/setCustomShortcodeValue', {
      contract_id: id,
      shortcode: 'free_bonus',
      value: 'a car \u{1f600}',
    }),
  );
  const bonus = { shortcode: 'free_bonus', characters: ['\u{1f600}'] };
  const { data } = await ok(post('contracts/missingValues', { contract_id: id }));
  expect(data).toMatchObject([{ unprintable: [...unprintable, bonus] }]);
  expect((await get(`contract/${id}/detail`)).unprintable).toMatchObject([
    { ...unprintable[0], label: 'Name' },
    { ...bonus, label: 'Bonus' },
  ]);
});

it('deletes the files of a contract with it, and says how many', async () => {
  const id = await contract(await template('<p>Text</p>'));
  for (const name of ['one.pdf', 'two.pdf']) await uploadDocument(admin, id, { object: 'contract', name });
  await ok(post('contracts/delete', { contract_id: id }));
  expect(await ok(post('contracts/hardDelete', { contract_id: id }))).toMatchObject({ id, files: 2 });
  expect((await admin.get(`/api/contract/${id}/detail`)).status).toBe(404);
});

it('removes the files of a contract later, when the bucket is away while it is deleted', async () => {
  const id = await contract(await template('<p>Text</p>'));
  const key = `contracts/${id}/made.pdf`;
  await putBytes(key, aPdf(), 'application/pdf', 'attachment');
  await ok(post('contracts/delete', { contract_id: id }));
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const away = { step: 'initialize', name: 'away' } as const;
  objectStore().middlewareStack.add(() => () => Promise.reject(new Error('away')), away);
  const answer = await post('contracts/hardDelete', { contract_id: id });
  objectStore().middlewareStack.remove(away.name);
  expect([answer.status, await headObject(key)]).toEqual([200, expect.anything()]);
  await completeWaiting();
  expect([await headObject(key), await waitingCompletions()]).toEqual([undefined, []]);
});

it('keeps a picture for a text, and nothing else', async () => {
  const id = await template('<p>Text</p>');
  const sent = (content_type: string, bytes: Buffer) =>
    postUpload(admin, { purpose: 'contract', filename: 'logo.png', content_type }, bytes);
  const upload_id = await sent('image/png', PNG);
  const { file_id: fileId, url } = await ok(post('contract_template/images/add', { template_id: id, upload_id }));
  expect(fileId).toMatch(/^png-[0-9a-f]{64}$/);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  const reader = await runtime.as('reader');
  const refused = async (template_id: number, upload: string, client = admin) => {
    const { status, body } = await post('contract_template/images/add', { template_id, upload_id: upload }, client);
    return [status, body.code];
  };
  expect(await refused(id, await sent('image/png', Buffer.from('no picture')))).toEqual([415, 'unsupported_file']);
  expect(await refused(id, await sent('application/pdf', aPdf()))).toEqual([415, 'unsupported_file']);
  expect(await refused(99_999, upload_id)).toEqual([404, 'not_found']);
  expect(await refused(id, upload_id, reader)).toEqual([403, 'forbidden']);
});

it.each(['contract_template', 'contracts'] as const)(
  'gives the %s of a user to another one, counted first',
  async (path) => {
    const [from, to] = [users.find(({ role }) => role === 'admin')!, users.find(({ role }) => role === 'default')!];
    const made = await template('<p>Text</p>');
    const id = path === 'contracts' ? await contract(made) : made;
    const object = path === 'contracts' ? 'contract' : 'contract_template';
    const reassign = async (body: Record<string, unknown>): Promise<number> =>
      (await ok(post(`${path}/reassign`, { from_user_id: from.id, to_user_id: to.id, ...body }))).count;
    const count = await reassign({ dry_run: 1 });
    expect(count).toBeGreaterThan(0);
    expect(await feedOf(object, id)).not.toContain(
      object === 'contract' ? 'contract_reassigned' : 'template_reassigned',
    );
    expect([await reassign({}), await reassign({}), await reassign({ from_user_id: to.id, to_user_id: from.id, dry_run: 1 })]).toEqual([count, 0, count]); // prettier-ignore
    expect(await feedOf(object, id)).toContain(object === 'contract' ? 'contract_reassigned' : 'template_reassigned');
    expect((await post(`${path}/reassign`, { from_user_id: from.id, to_user_id: 99_999 })).status).toBe(422);
  },
);

it('tells in the feed of a template what happened to it', async () => {
  const id = await template('<p>Text</p>');
  await ok(post('contract_template/edit', { template_id: id, name: 'Other' }));
  await ok(post('contract_template/delete', { template_id: id }));
  await ok(post('contract_template/undelete', { template_id: id }));
  expect(await feedOf('contract_template', id)).toEqual([
    'template_undeleted',
    'template_deleted',
    'template_updated',
    'template_published',
    'template_added',
  ]);
});

it('what people miss goes out as a sheet and comes back into the empty cells alone', async () => {
  const from = await template('<p>#employee_email #employee_birth_date #employee_address #free_bonus</p>');
  const other = { first_name: 'Ben', last_name: 'Peeters', email: 'ben@x.example', birth_date: '02/03/1990' };
  const { id: ben } = await ok(post('employees/add', other));
  const order = { template_id: from, employee_ids: [ann, ben] };
  const { file_url: url } = await ok(post('contracts/missingValues/excel', order));
  const folder = aTemporaryFolder();
  const path = folder.write('sheet.xlsx', Buffer.from(await (await fetch(url)).arrayBuffer()));
  const rows: string[][] = [];
  for await (const line of readWorkbook(path))
    rows.push(line.kind === 'header' ? line.headers : line.cells.map(plainText));
  folder.remove();
  expect(rows).toEqual([
    ['Id', 'Person', 'Address', 'Bonus', 'Date of birth'],
    [String(ann), 'Ann Peeters', '', '', ''],
    [String(ben), 'Ben Peeters', '', '', '02/03/1990'],
  ]);
  const read = async (cells: (string | number)[][], client = admin) => {
    const file = { purpose: 'contract' as const, filename: 'sheet.xlsx', content_type: XLSX_TYPE };
    const upload_id = await postUpload(client, file, aWorkbook({ rows: cells }));
    return post('contracts/missingValues/read', { ...order, upload_id });
  };
  const filled = [
    ['Id', 'Date of birth', 'Person', 'Bonus', 'Address', 'Shoes'],
    [ben, '01/01/2000', 'Ben', '=1+1', 'Markt 1', ''],
    [ann, '31/02/1990', 'Somebody', 10, '', '43'],
    [9_999, '', '', '', 'x', ''],
  ];
  expect(await ok(read(filled))).toEqual({
    values: { [ben]: { free_bonus: '=1+1', employee_address: 'Markt 1' }, [ann]: { free_bonus: '10' } },
    problems: [
      { row: 2, column: 'Date of birth', problem: 'has_value', value: '01/01/2000' },
      { row: 3, column: 'Date of birth', problem: 'date', value: '31/02/1990' },
      { row: 3, column: 'Shoes', problem: 'unknown_column', value: '43' },
      { row: 4, column: 'Id', problem: 'unknown_person', value: '9999' },
    ],
  });
  expect((await read([['Name'], ['Ann']])).body.code).toBe('workbook_invalid');
});

it('a preview shows the things that were chosen, and a person is offered every receipt they are owed', async () => {
  const html = '<p>#assets_table</p><p>#vehicle_plate</p>';
  const { id: policy } = await ok(post('contract_template/add', { name: 'Gear', type: 'asset_policy', content_html: html })); // prettier-ignore
  await ok(post('contract_template/publish', { template_id: policy }));
  const { id: assetTypeId } = await ok(post('assetTypes/add', { name: 'Phone' }));
  const add = async (): Promise<number> => (await ok(post('assets/add', { assetTypeId, ownerEmployeeId: ann }))).id;
  const [one, other] = [await add(), await add()];
  const aboutOf = (...ids: number[]) => ids.map((id) => ({ object_type: 'asset', object_id: id }));
  const shown = async (about: object[]): Promise<string> => {
    const { file_url: url } = await ok(post('contract_template/preview', { template_id: policy, employee_id: ann, about })); // prettier-ignore
    return new URL(url).pathname;
  };
  const all = await shown(aboutOf(one, other));
  expect(await shown([])).toBe(all);
  expect(await shown(aboutOf(one))).not.toBe(all);
  const unknown = await post('contract_template/preview', { template_id: policy, employee_id: ann, about: aboutOf(999) }); // prettier-ignore
  expect([unknown.status, unknown.body.fields[0].path]).toEqual([422, 'about.0.object_id']);

  const owed = async () => (await get(`contracts/receiptsOwed/${ann}`)).data;
  const { contract_id_inserted: id } = await ok(post('contracts/addPolicy', { employee_id: ann, template_id: policy, asset_ids: [one, other] })); // prettier-ignore
  const draft = (await contractStore.get(id))!;
  const signed = { state: 'signed' as const, signed_at: new Date().toISOString() };
  await transact([contractStore.update(draft, { ...draft, ...signed })]);
  expect(await owed()).toEqual([]);
  await ok(post('assets/return', { id: one }));
  expect(await owed()).toEqual([{ object_type: 'asset', object_id: one, name: expect.stringContaining('Phone') }]);
  await ok(post('contracts/addPolicy', { employee_id: ann, kind: 'return_receipt', asset_ids: [one] }));
  expect(await owed()).toEqual([]);
});

it('a contract says custom fields and the own contribution in the words and figures of its language', async () => {
  const field = async (name: string, type: string): Promise<number> =>
    (await ok(post('customFields/add', { object_type: 'car', name, type }))).id;
  const [towBar, deposit, seats] = [await field('Tow bar', 'yes_no'), await field('Deposit', 'money'), await field('Seats', 'number')]; // prettier-ignore
  const { id: car } = await ok(
    post('cars/add', { type: 'bicycle', brand: 'Gazelle', model: 'Bloom', related_employee_id: ann, currency: 'GBP', catalogue_value: 2500, own_contribution: 12.5, own_contribution_payment_type: 'percentage_of_benefit' }), // prettier-ignore
  );
  const values = { [`custom_field_${towBar}`]: 1, [`custom_field_${deposit}`]: '1.250,5', [`custom_field_${seats}`]: 2.5 }; // prettier-ignore
  await ok(post('customFields/setValue', { object_type: 'car', object_id: car, ...values }));
  const names = [`vehicle_cf_${towBar}`, `vehicle_cf_${deposit}`, `vehicle_cf_${seats}`, 'vehicle_own_contribution', 'vehicle_own_contribution_per', 'vehicle_catalogue_value']; // prettier-ignore
  const text = `<p>${names.map((name) => `#${name}`).join(' ')}</p>`;
  const { id: template_id } = await ok(post('contract_template/add', { name: 'Fiets', type: 'annex', content_html: text, language: 'nl' })); // prettier-ignore
  await ok(post('contract_template/publish', { template_id }));
  const { data } = await get(`contracts/shortcodes/${await contract(template_id)}/list`);
  expect(data.map(({ value }: { value: string }) => value)).toEqual(['ja', '€ 1.250,50', '2,5', '12,5\u202F%', 'van het belastbare voordeel', 'GBP 2.500,00']); // prettier-ignore
  // Archived, it has no value for the next contract, and is called by its name there; new texts are not offered it.
  await ok(post('customFields/edit', { id: towBar, deleted: 1 }));
  const next = await get(`contracts/shortcodes/${await contract(template_id)}/list`);
  expect(next.data[0]).toMatchObject({ shortcode: `vehicle_cf_${towBar}`, label: 'Tow bar', source: 'missing' });
  const offered = (await get('contract_template/hashtags')).data.map(({ label }: { label: string }) => label);
  expect([offered.includes('Deposit'), offered.includes('Tow bar')]).toEqual([true, false]);
});

it('archives and unarchives a template or a contract once, whichever version is sent', async () => {
  const contract_id = await contract(await template('<p>x</p>'));
  const { id: template_id } = await ok(
    post('contract_template/duplicate', { template_id: await template('<p>y</p>') }),
  );
  for (const [path, object, of] of [
    ['contracts', 'contract', { contract_id, version: 1 }],
    ['contract_template', 'contract_template', { template_id, version: 1 }],
  ] as const) {
    const archived = await ok(post(`${path}/delete`, of));
    expect(await ok(post(`${path}/delete`, of))).toEqual(archived);
    const { version: _, ...unversioned } = of;
    const back = await ok(post(`${path}/undelete`, unversioned));
    expect(await ok(post(`${path}/undelete`, of))).toEqual(back);
    const told = (await feedOf(object, back.id)).filter((type) => type.endsWith('deleted'));
    expect(told).toHaveLength(2);
  }
});

it('refuses a PDF with the status that fits, at the field that it came in', async () => {
  const { id: contract_id } = await ok(post('contracts/addToEmployee', { employee_id: ann, contract_name: 'Paper', file_type: 'pdf' })); // prettier-ignore
  const refused = async (file: object) => {
    const { status, body } = await post('contracts/pdfbased/uploadPDF', { contract_id, ...file });
    return [status, body.code, body.fields[0].path, body.fields[0].code];
  };
  const sent = (bytes: Buffer) => refused({ base64_pdf: bytes.toString('base64') });
  expect(await refused({ base64_pdf: 'no base64!' })).toEqual([422, 'form_invalid', 'base64_pdf', 'not_base64']);
  expect(await sent(Buffer.from('<html>'))).toEqual([415, 'unsupported_file', 'base64_pdf', 'pdf_unreadable']);
  expect(await sent(aPdf().subarray(0, 300))).toEqual([422, 'form_invalid', 'base64_pdf', 'pdf_unreadable']);
  expect(await sent(aPdf('x', 201))).toEqual([422, 'form_invalid', 'base64_pdf', 'pdf_too_many_pages']);
  const upload = { filename: 'a.pdf', content_type: 'application/pdf', purpose: 'contract' } as const;
  const upload_id = await postUpload(admin, upload, aPdf('x', 201));
  expect(await refused({ upload_id })).toEqual([422, 'form_invalid', 'upload_id', 'pdf_too_many_pages']);
});

it('names the templates that hold a custom field, and asks for its value once the field is deleted', async () => {
  const { id: field } = await ok(
    post('customFields/add', { object_type: 'employee', name: 'Shoe', type: 'textfield' }),
  );
  const shortcode = `employee_cf_${field}`;
  const usedIn = async () => {
    const { data } = await get('customFields/list', { object_type: 'employee' });
    return data.find(({ id }: { id: number }) => id === field).used_in;
  };
  expect((await usedIn()).templates).toEqual([]);
  const from = await template(`<p>#${shortcode}</p>`);
  expect((await usedIn()).templates).toEqual(['Annex']);
  // The version that contracts are made from counts, whatever the text says by now.
  await ok(post('contract_template/edit', { template_id: from, content_html: '<p>None</p>' }));
  expect((await usedIn()).templates).toEqual(['Annex']);
  await ok(post('contract_template/edit', { template_id: from, content_html: `<p>So: #${shortcode}</p>` }));
  const listed = async () =>
    (await get('contract_template/list', { per_page: '1000' })).data.find(({ id }: { id: number }) => id === from);
  expect((await listed()).unknown_count).toBe(0);
  await ok(post('customFields/delete', { id: field }));
  expect((await listed()).unknown_count).toBe(1);
  expect((await get(`contract_template/${from}/detail`)).details.unknown_shortcodes).toEqual([shortcode]);
  const refused = await post('contract_template/publish', { template_id: from });
  expect([refused.status, refused.body.fields[0].code]).toEqual([422, 'unknown_shortcodes']);
  const { data, labels } = await ok(post('contracts/missingValues', { template_id: from, employee_ids: [ann] }));
  expect([data[0].shortcodes, labels]).toEqual([[shortcode], { [shortcode]: `Deleted field ${field}` }]);
  const id = await contract(from);
  const [value] = (await get(`contracts/shortcodes/${id}/list`)).data;
  expect(value).toMatchObject({ label: `Deleted field ${field}`, value: '', source: 'missing' });
  await ok(post('contracts/shortcodes/setCustomShortcodeValue', { contract_id: id, shortcode, value: '42' }));
  expect((await ok(post('contracts/missingValues', { contract_id: id }))).data[0].shortcodes).toEqual([]);
});
