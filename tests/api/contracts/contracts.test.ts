import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { today } from '#functions/platform/runtime/clock.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aPdf } from '#tests/builders/files.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID, type Persona } from '#tests/personas.ts';

let admin: ApiClient;
const clients = new Map<Persona, ApiClient>();
/** Ann is in the manager's team, Ben is not. */
let ann: number;
let ben: number;

const post = (path: string, body: Record<string, unknown>, client = admin) => client.post(`/api/${path}`, body);
const get = async (path: string, query: Record<string, string> = {}, client = admin) => ok(client.get(`/api/${path}`, query)); // prettier-ignore
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const codeOf = ({ status, body }: Answer) => [status, body.code, body.fields?.[0]?.path].filter(Boolean);

const person = async (first_name: string, team: number, over: Record<string, unknown> = {}): Promise<number> =>
  (await ok(post('employees/add', { first_name, last_name: 'Peeters', email: `${first_name}@x.example`, team_ids: [team], ...over }))).id; // prettier-ignore

const TEXT = '<h1>Annex</h1><p>Between #company_name and #employee_name, living at #employee_address.</p><p>Bonus: #free_bonus</p>'; // prettier-ignore

/** A published template with this text. */
const template = async (content_html = TEXT, over: Record<string, unknown> = {}): Promise<number> => {
  const { id } = await ok(post('contract_template/add', { name: 'Annex', type: 'annex', content_html, ...over }));
  await ok(post('contract_template/publish', { template_id: id }));
  return id;
};
const made = async (body: Record<string, unknown>, client = admin): Promise<number> =>
  (await ok(post('contracts/addToEmployee', { employee_id: ann, ...body }, client))).id;

const { runtime } = await startCompanyWithRuns();
beforeAll(async () => {
  for (const name of ['admin', 'default', 'manager', 'reader', 'light', 'nowages', 'support', 'reseller'] as const)
    clients.set(name, await runtime.as(name));
  admin = clients.get('admin')!;
  ann = await person('Ann', MANAGED_TEAM_ID);
  ben = await person('Ben', OTHER_TEAM_ID, {
    street: 'Kerkstraat',
    house_number: '1',
    postal_code: '9000',
    town: 'Gent',
  });
});

describe('a template', () => {
  it('is a draft, is published in versions that stay, compared, copied, archived and brought back', async () => {
    const added = await ok(
      post('contract_template/add', { name: 'Car policy', type: 'car_policy', content_html: '<script>x</script><p>Hi #wage_gros</p>' }), // prettier-ignore
    );
    expect(added).toMatchObject({ version: 1, unknown_shortcodes: ['wage_gros'], removed_tags: ['script'] });
    const { id } = added;
    expect(codeOf(await post('contract_template/publish', { template_id: id }))).toEqual([
      422,
      'form_invalid',
      'content_html',
    ]);
    const edit = { template_id: id, version: 1, content_html: '<p>Hi #wage_gross</p>' };
    expect(await ok(post('contract_template/edit', edit))).toEqual({
      id,
      version: 2,
      removed_tags: [],
      unknown_shortcodes: [],
    });
    expect(codeOf(await post('contract_template/edit', edit))).toEqual([409, 'stale_version']);
    expect(await ok(post('contract_template/publish', { template_id: id }))).toMatchObject({ published_version: 1 });
    await ok(post('contract_template/edit', { template_id: id, content_html: '<p>Hello #wage_gross</p>' }));
    expect((await get(`contract_template/${id}/detail`)).details).toMatchObject({
      state: 'published',
      published_version: 1,
      changed_since: 1,
    });
    const { paragraphs } = await get(`contract_template/${id}/compare`, { from: '1' });
    expect(paragraphs.flat().map(({ kind, text }: { kind: string; text: string }) => `${kind} ${text.trim()}`)).toEqual(
      expect.arrayContaining(['removed Hi', 'added Hello']),
    );
    expect((await ok(post('contract_template/discardDraft', { template_id: id }))).unknown_shortcodes).toEqual([]);
    expect((await get(`contract_template/${id}/detail`)).details.content_html).toContain('Hi');
    const copy = await ok(post('contract_template/duplicate', { template_id: id }));
    expect((await get(`contract_template/${copy.id}/detail`)).details).toMatchObject({
      name: 'Car policy (kopie)',
      state: 'draft',
    });
    await ok(post('contract_template/delete', { template_id: copy.id }));
    await ok(post('contract_template/undelete', { template_id: copy.id }));
    expect((await get('contract_template/list', { type: 'car_policy', orderby_column: 'id' })).count).toBe(2);
  });

  it('is kept by whoever works on its text, by name', async () => {
    const id = await template();
    await ok(post('contract_template/edit', { template_id: id, content_html: '<p>Mine</p>' }));
    const other = clients.get('default')!;
    const { details } = await get(`contract_template/${id}/detail`, {}, other);
    expect(details.draft_by).toMatchObject({ locked: 1 });
    const answer = await post('contract_template/edit', { template_id: id, content_html: '<p>Theirs</p>' }, other);
    expect(codeOf(answer)).toEqual([409, 'draft_taken']);
    expect(answer.body.detail).toContain(details.draft_by.name);
    await ok(post('contract_template/edit', { template_id: id, name: 'Renamed' }, other));
  });

  it('stands in a tree of categories, which two do not overwrite', async () => {
    const tree = await ok(
      post('contract_template/categories/edit', {
        categories: [{ name: 'Employment' }, { name: 'Students', parent_id: -1 }],
      }),
    );
    const [employment, students] = ['Employment', 'Students'].map((wanted) => tree.data.find(({ name }: { name: string }) => name === wanted)); // prettier-ignore
    expect(students.parent_id).toBe(employment.id);
    const id = await template(TEXT, { category_id: students.id });
    expect((await get('contract_template/list', { category_id: String(employment.id) })).data).toMatchObject([
      { id, category: 'Students' },
    ]);
    const stale = { version: tree.version - 1, categories: [] };
    expect(codeOf(await post('contract_template/categories/edit', stale))).toEqual([409, 'stale_version']);
    const loop = [{ ...employment, parent_id: students.id }, students].map(({ id: own, name, parent_id }) => ({
      id: own,
      name,
      parent_id,
    }));
    expect(codeOf(await post('contract_template/categories/edit', { categories: loop }))[2]).toBe(
      'categories.0.parent_id',
    );
    await ok(
      post('contract_template/categories/edit', {
        version: tree.version,
        categories: [{ id: employment.id, name: 'Work' }],
      }),
    );
    expect((await get(`contract_template/${id}/detail`)).details).toMatchObject({ category_id: null, category: null });
  });

  it('says who signs, only of users who may', async () => {
    const id = await template();
    const require = (body: Record<string, unknown>) =>
      post('contract_template/editSignatureRequirements', { template_id: id, ...body });
    const users = (await get('users/list')).data as { id: number; name: string; role: string; access_wages: number }[];
    const [reader, boss] = [
      users.find(({ role }) => role === 'read_only')!,
      users.find(({ role }) => role === 'admin')!,
    ];
    expect(codeOf(await require({ internal_signature_required: 1, internal_signer_user_id: reader.id }))[2]).toBe(
      'internal_signer_user_id',
    );
    expect(codeOf(await require({ employee_signature_required: 0 }))[2]).toBe('employee_signature_required');
    expect(
      codeOf(
        await require({
          internal_signature_required: 1,
          internal_signer_user_id: boss.id,
          second_internal_signer_user_id: boss.id,
        }),
      )[2],
    ).toBe('second_internal_signer_user_id');
    await ok(require({ internal_signature_required: 1, internal_signer_user_id: boss.id }));
    expect(codeOf(await require({ remind_first_days: 0 }))[2]).toBe('remind_first_days');
    expect(codeOf(await require({ remind_every_days: 1.5 }))[2]).toBe('remind_every_days');
    await ok(require({ remind: 0, remind_every_days: 7 }));
    const copy = await ok(post('contract_template/duplicate', { template_id: id }));
    for (const each of [id, copy.id])
      expect((await get(`contract_template/${each}/detail`)).details).toMatchObject({
        internal_signer_user_id: boss.id,
        remind: 0,
        remind_first_days: 5,
        remind_every_days: 7,
      });
  });
});

describe('a contract', () => {
  it('takes its values from the records, says what is missing, and is filled by hand', async () => {
    const id = await made({ contract_template_id: await template() });
    const detail = await get(`contract/${id}/detail`);
    expect(detail.details).toMatchObject({
      name: 'Annex',
      state: 'draft',
      person_name: 'Ann Peeters',
      template_version: 1,
      final: 0,
    });
    expect(detail.missing.toSorted()).toEqual(['company_name', 'employee_address', 'free_bonus']);
    const set = (shortcode: string, value: string) =>
      post('contracts/shortcodes/setCustomShortcodeValue', { contract_id: id, shortcode, value });
    await ok(set('free_bonus', 'a <b>bike</b>'));
    expect(codeOf(await set('wage_gross', '1'))).toEqual([422, 'form_invalid', 'shortcode']);
    await ok(post('employees/edit', { id: ann, last_name: 'Janssens' }));
    const { data } = await get(`contracts/shortcodes/${id}/list`);
    const of = (name: string) => data.find(({ shortcode }: { shortcode: string }) => shortcode === name);
    expect(of('free_bonus')).toMatchObject({ source: 'custom', value: 'a <b>bike</b>', label: 'Bonus' });
    expect(of('employee_name')).toMatchObject({
      source: 'record',
      value: 'Ann Peeters',
      record_value: 'Ann Janssens',
      changed: 1,
      object_type: 'employee',
      object_id: ann,
    });
    await ok(set('employee_name', ''));
    expect((await get(`contracts/shortcodes/${id}/list`)).data[1]).toMatchObject({ value: 'Ann Janssens', changed: 0 });
    await ok(post('employees/edit', { id: ann, last_name: 'Peeters' }));
    const { file_url: url, sha256 } = await get(`contract/${id}/pdf`);
    expect(
      Buffer.from(await (await fetch(url)).arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await get(`contract/${id}/pdf`)).sha256).toBe(sha256);
    const edited = await ok(
      post('contracts/edit', { contract_id: id, content_html: `${TEXT}<p>And #employee_email</p>` }),
    );
    expect(edited.unknown_shortcodes).toEqual([]);
    expect(
      (await get(`contract/${id}/compare`)).paragraphs.flat().some(({ kind }: { kind: string }) => kind === 'added'),
    ).toBe(true);
    expect((await get(`contract/${id}/pdf`)).sha256).not.toBe(sha256);
  });

  it('keeps the version that it was made from, and its name where it is given a blank one', async () => {
    const from = await template('<p>First</p>');
    const id = await made({ contract_template_id: from, contract_name: ' ' });
    await ok(post('contract_template/edit', { template_id: from, content_html: '<p>Second</p>' }));
    await ok(post('contract_template/publish', { template_id: from }));
    const { content_html: text, name } = (await get(`contract/${id}/detail`)).details;
    expect([text, name]).toEqual([expect.stringContaining('First'), 'Annex']);
    expect((await get('contracts/countByTemplate')).data).toContainEqual({ template_id: from, version: 1, count: 1 });
  });

  it('is renamed, archived, brought back and deleted for good', async () => {
    const id = await made({ contract_template_id: await template() });
    await ok(post('contracts/editName', { contract_id: id, contract_name: 'Annex 2027' }));
    expect(codeOf(await post('contracts/hardDelete', { contract_id: id }))).toEqual([409, 'not_archived']);
    await ok(post('contracts/delete', { contract_id: id }));
    const changed = await post('contracts/edit', { contract_id: id, content_html: '<p>x</p>' });
    expect(codeOf(changed)).toEqual([409, 'archived']);
    await ok(post('contracts/undelete', { contract_id: id }));
    await ok(post('contracts/delete', { contract_id: id }));
    await ok(post('contracts/hardDelete', { contract_id: id }));
    expect((await admin.get(`/api/contract/${id}/detail`)).status).toBe(404);
    const feed = await get('activity/list', { relatedObject: 'employee', relatedObjectId: String(ann) });
    const types = feed.items.map(({ event_type: type }: { event_type: string }) => type);
    const told = ['added', 'updated', 'deleted', 'undeleted', 'deleted_permanently'].map((what) => `contract_${what}`);
    expect(types).toEqual(expect.arrayContaining(told));
  });

  it('asks the free fields of its template first, and refuses what it cannot be made from', async () => {
    const from = await template();
    const { id: info } = await ok(
      post('contract_template/additionalInfo', { template_id: from, employee_id: ann, values: { free_bonus: '100' } }),
    );
    const id = await made({ contract_template_id: from, additional_contract_template_info_id: info });
    expect((await get(`contract/${id}/detail`)).missing).not.toContain('free_bonus');
    const draft = (await ok(post('contract_template/add', { name: 'Draft', type: 'other' }))).id;
    const refused = async (body: Record<string, unknown>) =>
      codeOf(await post('contracts/addToEmployee', { employee_id: ann, ...body }));
    expect(await refused({ contract_template_id: draft })).toEqual([409, 'not_published']);
    expect(await refused({})).toEqual([422, 'form_invalid', 'contract_template_id']);
    expect(await refused({ contract_template_id: from, about: [{ object_type: 'car', object_id: 99_999 }] })).toEqual([
      422,
      'form_invalid',
      'about.0.object_id',
    ]);
    expect(await refused({ file_type: 'pdf' })).toEqual([422, 'form_invalid', 'contract_name']);
    expect(await refused({ contract_template_id: from, employee_id: 99_999 })).toEqual([
      422,
      'form_invalid',
      'employee_id',
    ]);
    expect(await refused({ contract_template_id: from, additional_contract_template_info_id: 'x' })).toEqual([
      404,
      'not_found',
    ]);
  });

  it('may be an uploaded PDF that opens', async () => {
    const id = await made({ file_type: 'pdf', contract_name: 'Signed on paper' });
    expect(await get(`contract/${id}/exists`)).toEqual({ exists: 0, final: 0, sha256: null });
    expect((await admin.get(`/api/contract/${id}/pdf`)).status).toBe(404);
    const text = await made({ contract_template_id: await template() });
    const file = await (await fetch((await get(`contract/${text}/pdf`)).file_url)).arrayBuffer();
    const base64_pdf = Buffer.from(file).toString('base64');
    expect(codeOf(await post('contracts/pdfbased/uploadPDF', { contract_id: text, base64_pdf }))).toEqual([
      409,
      'wrong_state',
    ]);
    expect(await ok(post('contracts/pdfbased/uploadPDF', { contract_id: id, base64_pdf }))).toMatchObject({ pages: 1 });
    expect(await get(`contract/${id}/exists`)).toMatchObject({ exists: 1 });
  });
});

describe('many people', () => {
  it('get one draft each, with what was typed on the way, in a run that can be undone', async () => {
    const from = await template('<p>#employee_name lives at #employee_address</p>');
    const { data, labels } = await ok(post('contracts/missingValues', { template_id: from, employee_ids: [ann, ben] }));
    expect(data).toMatchObject([
      { employee_id: ann, shortcodes: ['employee_address'] },
      { employee_id: ben, shortcodes: [], values: { employee_address: 'Kerkstraat 1, 9000 Gent' } },
    ]);
    expect(labels).toEqual({ employee_address: 'Address' });
    const values = { [ann]: { employee_address: 'Markt 1, Gent' } };
    const { run_id: id } = await ok(post('contracts/addToEmployees', { template_id: from, employee_ids: [ann, ben, ann], values })); // prettier-ignore
    expect(await ended(admin, id)).toMatchObject({ status: 'succeeded', done: 2, failed: 0 });
    const listed = (await get('contract/list', { template_id: String(from), orderby_column: 'person_name' })).data;
    const people = listed.map(({ person_name: name }: { person_name: string }) => name);
    expect(people).toEqual(['Ann Peeters', 'Ben Peeters']);
    expect((await get(`contract/${listed[0].id}/detail`)).missing).toEqual([]);
    const zipOf = async (contract_ids: number[]): Promise<Buffer> => {
      const { result } = await ended(admin, (await ok(post('contracts/download', { contract_ids }))).run_id);
      return Buffer.from(await (await fetch(String(result?.['file_url']))).arrayBuffer());
    };
    expect((await zipOf(listed.map((row: { id: number }) => row.id))).subarray(0, 2).toString()).toBe('PK');
    const undo = await ok(post('runs/undo', { run_id: id }));
    expect(await ended(admin, undo.run_id)).toMatchObject({ done: 2 });
    expect((await get('contract/list', { template_id: String(from) })).count).toBe(0);
    const paper = (await ok(post('contracts/addToEmployee', { employee_id: ben, contract_template_id: from }))).id;
    await ok(post('contracts/sendToEmployee', { contract_id: paper, method: 'paper' }));
    const signed = aPdf('What everybody signed');
    await ok(post('contracts/pdfbased/uploadPDF', { contract_id: paper, base64_pdf: signed.toString('base64') }));
    expect((await zipOf([paper])).includes(Buffer.from(new Uint32Array([crc32(signed)]).buffer))).toBe(true);
  });

  it('are sent one each, except who misses a value, and nobody is asked twice', async () => {
    const from = await template('<p>#employee_name lives at #employee_address</p>');
    const deadline = toDmy(addDays(today(), 20));
    const send = (body: object, client = admin) => post('contracts/addToEmployees', { template_id: from, employee_ids: [ann, ben], send: 1, deadline, ...body }, client); // prettier-ignore
    expect((await send({}, clients.get('manager')!)).status).toBe(403);
    expect(codeOf(await send({ deadline: '01/01/2020' }))[2]).toBe('deadline');
    expect(codeOf(await send({ override_missing: 1 }))[2]).toBe('override_reason');
    const employment = await template('<p>x</p>', { type: 'employment_contract' });
    expect(codeOf(await send({ template_id: employment }))[2]).toBe('simple_reason');
    const body = { template_id: from, employee_ids: [ann, ben], send: 1, deadline };
    const sendOnce = () => admin.post('/api/contracts/addToEmployees', body, { 'Idempotency-Key': 'send-many-once' });
    const [run, again] = await Promise.all([ok(sendOnce()), ok(sendOnce())]);
    expect(again).toEqual(run);
    const result = await ended(admin, run.run_id);
    expect(result).toMatchObject({ done: 1, failed: 1, kind: 'contracts-send' });
    expect(result.items.find(({ status }) => status === 'failed')?.message).toBe('unable to send a contract: Values are missing: Address'); // prettier-ignore
    const listed = async () => (await get('contract/list', { template_id: String(from) })).data;
    const [sent] = await listed();
    expect(await listed()).toHaveLength(1);
    expect(sent).toMatchObject({ employee_id: ben, state: 'awaiting_employee', deadline });
    expect(await get(`contracts/${sent.id}/signers`)).toMatchObject({ data: [{ state: 'sent', has_turn: 1 }] });
    const trail = (await get(`contracts/${sent.id}/audit`)).data.map(({ what }: { what: string }) => what);
    expect(trail).toEqual(['sent', 'asked']);
    expect((await post('runs/undo', { run_id: run.run_id })).status).toBe(409);
    const forced = await ok(send({ employee_ids: [ann], override_missing: 1, override_reason: 'They move' }));
    expect(await ended(admin, forced.run_id)).toMatchObject({ done: 1, failed: 0 });
    expect((await listed()).map(({ state }: { state: string }) => state)).toEqual(['awaiting_employee', 'awaiting_employee']); // prettier-ignore
  });
});

describe('who sees what', () => {
  it('is decided by role, team and access to wages, for templates and contracts alike', async () => {
    const from = await template();
    const [ofAnn, ofBen] = [
      await made({ contract_template_id: from }),
      await made({ employee_id: ben, contract_template_id: from }),
    ];
    const status = async (name: Persona, path: string) => (await clients.get(name)!.get(`/api/${path}`)).status;
    const seen = async (name: Persona) => [
      await status(name, `contract_template/${from}/detail`),
      await status(name, `contract/${ofAnn}/detail`),
      await status(name, `contract/${ofBen}/detail`),
      await status(name, `contract/${ofBen}/pdf`),
    ];
    expect(await seen('default')).toEqual([200, 200, 200, 200]);
    expect(await seen('manager')).toEqual([200, 200, 404, 404]);
    expect(await seen('reader')).toEqual([200, 200, 200, 200]);
    for (const name of ['light', 'nowages', 'support'] as const)
      expect(await seen(name), name).toEqual([403, 403, 403, 403]);
    expect(await seen('reseller')).toEqual([200, 403, 403, 403]);
    const manager = clients.get('manager')!;
    expect(
      (await get('contract/list', {}, manager)).data.every(
        (row: { person_name: string }) => row.person_name === 'Ann Peeters',
      ),
    ).toBe(true);
    expect((await post('contracts/edit', { contract_id: ofBen, content_html: '<p>x</p>' }, manager)).status).toBe(404);
    expect((await post('contract_template/edit', { template_id: from, name: 'x' }, manager)).status).toBe(403);
    expect((await post('contracts/delete', { contract_id: ofAnn }, manager)).status).toBe(403);
    const preview = { template_id: from, employee_id: ann };
    expect((await post('contract_template/preview', preview, clients.get('reseller')!)).status).toBe(403);
    expect(await ok(post('contract_template/preview', preview))).toMatchObject({ pages: 1 });
    const feed = await clients
      .get('nowages')!
      .get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: ann });
    expect(JSON.stringify(feed.body)).not.toContain('contract_added');
  });
});
