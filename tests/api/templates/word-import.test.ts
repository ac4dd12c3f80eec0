import { beforeAll, expect, it } from 'vitest';
import { parseContent } from '#functions/platform/content/parse-content.ts';
import { postUpload } from '#tests/api/files/post-upload.ts';
import { aRawWord, aWordContract, PNG } from '#tests/builders/word.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

let admin: ApiClient;
let contract: Buffer;

const { runtime } = await startCompany();
beforeAll(async () => {
  [admin, contract] = await Promise.all([runtime.as('admin'), aWordContract()]);
});

const convert = (body: Record<string, unknown>, client = admin): Promise<Answer> =>
  client.post('/api/contract_templates/conversion/word-to-html', { extension: 'docx', ...body });
const remember = (mappings: Record<string, string>): Promise<Answer> =>
  admin.post('/api/contract_template/word_fields', { mappings });
const base64 = (bytes: Buffer) => ({ base64_word_file: bytes.toString('base64') });
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

it('takes over a contract, and next time knows what was chosen for its names', async () => {
  const first = await ok(convert(base64(contract)));
  const suggested = Object.fromEntries(
    first.fields.map(({ found, suggested: name }: { found: string; suggested: string | null }) => [found, name]),
  );
  expect(suggested).toEqual({
    Bedrijfsnaam: 'company_name',
    Voornaam: 'employee_first_name',
    Familienaam: 'employee_last_name',
    Adres: 'employee_address',
    Voornaamm: 'employee_first_name',
    'Iets anders': null,
  });
  expect(first.content_html).toContain('met «Voornaamm» en «Iets anders».');
  expect(first.warnings).toContainEqual({ code: 'headers_footers', detail: '' });
  expect(await ok(remember({ Voornaamm: 'employee_first_name', 'iets  anders': 'free_bonus', ADRES: '' }))).toEqual({
    count: 3,
  });
  const upload = await postUpload(admin, { purpose: 'contract', filename: 'a.docx', content_type: WORD }, contract);
  for (const source of [base64(contract), { upload_id: upload }, { upload_id: upload }]) {
    const { content_html: html, fields } = await ok(convert(source));
    expect(html).toContain('<span data-field="free_bonus">#free_bonus</span>');
    expect(html).toContain('«Adres»');
    expect(fields).toContainEqual({ found: 'Adres', suggested: null });
  }
});

it('keeps the pictures of a file, which the text names', async () => {
  const { content_html: html } = await ok(convert(base64(contract)));
  const [, id] = /<img data-file-id="(png-[0-9a-f]{64})" alt="Logo">/.exec(html) ?? [];
  expect(id).toBeDefined();
});

it('refuses a mapping to what is no field', async () => {
  const { status, body } = await remember({ Naam: 'employee_shoe_size', Adres: 'employee_address' });
  expect([status, body.code, body.fields]).toEqual([
    422,
    'form_invalid',
    [{ path: 'mappings', code: 'unknown_shortcodes', message: expect.stringContaining('employee_shoe_size') }],
  ]);
});

it.each([
  ['no file', {}, 422, 'base64_word_file'],
  ['a .doc', { ...base64(Buffer.from('d0cf11e0a1b11ae1', 'hex')) }, 415, 'base64_word_file'],
  ['another ending', { ...base64(Buffer.from('a')), extension: 'doc' }, 415, 'extension'],
  ['no base64', { base64_word_file: '###' }, 415, 'base64_word_file'],
  ['more than 4 MB', base64(Buffer.alloc(4 * 1024 * 1024 + 1)), 413, 'base64_word_file'],
  ['macros', base64(aRawWord({ parts: [{ name: 'word/vbaProject.bin', content: 'x' }] })), 422, 'base64_word_file'],
  ['a bomb', base64(aRawWord({ body: ' '.repeat(40_000_000) })), 422, 'base64_word_file'],
])('answers %s with a sentence', async (_, body, status, path) => {
  const answer = await convert(body);
  expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([status, path]);
  expect(answer.body.detail ?? answer.body.fields[0].message).toMatch(/\w/);
});

it('answers 404 for an upload of somebody else', async () => {
  const upload = await postUpload(admin, { purpose: 'contract', filename: 'a.docx', content_type: WORD }, contract);
  expect((await convert({ upload_id: upload }, await runtime.as('default'))).status).toBe(404);
});

it('leaves nothing of a hostile document but its text', async () => {
  const body = [
    '<w:p><w:r><w:t>&lt;script&gt;alert(1)&lt;/script&gt; {{&lt;img src=x onerror=alert(1)&gt;}} «#employee_name»</w:t></w:r></w:p>',
    '<w:p><w:hyperlink r:id="x"><w:r><w:t>link</w:t></w:r></w:hyperlink></w:p>',
    '<w:p><w:r><w:t>«employee_first_name» «{{employee_last_name}}»</w:t></w:r></w:p>',
  ].join('');
  const relations = {
    name: 'word/_rels/document.xml.rels',
    content:
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="x" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>',
  };
  const { content_html: html, warnings } = await ok(convert(base64(aRawWord({ body, parts: [relations] }))));
  expect(html).not.toMatch(/<script|<img|javascript:/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('<p>link</p>');
  expect(warnings).toContainEqual({ code: 'link', detail: '' });
  expect(parseContent(html).body).toHaveLength(3);
});

const template = (html: string, name = 'Hostile') =>
  admin.post('/api/contract_template/add', { name, type: 'other', language: 'nl', content_html: html });

it('cleans the text of a template, says what is gone, and finds it so again', async () => {
  const picture = `<img src="data:image/png;base64,${PNG.toString('base64')}" alt="Logo">`;
  const html = `<p onclick="x">a<script>alert(1)</script><a href="javascript:x">b</a></p><svg><script/></svg>${picture}<img src="https://evil.example/x.png"><p>#employee_first_name #employee_shoe_size</p>`;
  const added = await ok(template(html));
  expect(added).toMatchObject({
    removed_tags: ['script', 'link', 'svg', 'image'],
    unknown_shortcodes: ['employee_shoe_size'],
  });
  const { details } = await ok(admin.get(`/api/contract_template/${added.id}/detail`));
  expect(details.content_html).toMatch(
    /^<p>ab<\/p><p><img data-file-id="png-[0-9a-f]{64}" alt="Logo"><\/p><p><span data-field="employee_first_name">#employee_first_name<\/span> <span data-field="employee_shoe_size">#employee_shoe_size<\/span><\/p>$/,
  );
  const again = await ok(
    admin.post('/api/contract_template/edit', { template_id: added.id, content_html: details.content_html }),
  );
  expect(again.removed_tags).toEqual([]);
  expect((await ok(admin.get(`/api/contract_template/${added.id}/detail`))).details.content_html).toBe(
    details.content_html,
  );
});

it('answers clearly to a table of 5,000 rows', async () => {
  const row = '<tr><td>A row of a long table</td><td>with two cells and some words</td></tr>';
  const { status, body } = await template(`<table>${row.repeat(5_000)}</table>`, 'Long');
  expect([status, body.code, body.fields?.[0]]).toMatchObject([
    413,
    'payload_too_large',
    { path: 'content_html', code: 'content_too_large', message: expect.stringContaining('300 KB') },
  ]);
});
