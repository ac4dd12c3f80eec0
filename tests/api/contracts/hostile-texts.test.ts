import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';

let ann: number;

const post = (path: string, body: Record<string, unknown>, client = admin) => client.post(`/api/${path}`, body);
const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const get = (path: string) => ok(admin.get(`/api/${path}`));

const published = async (content_html: string, over: Record<string, unknown> = {}): Promise<number> => {
  const { id } = await ok(post('contract_template/add', { name: 'Annex', type: 'annex', content_html, ...over }));
  await ok(post('contract_template/publish', { template_id: id }));
  return id;
};
const made = async (template: number, over: Record<string, unknown> = {}): Promise<number> =>
  (await ok(post('contracts/addToEmployee', { employee_id: ann, contract_template_id: template, ...over }))).id;
const byNumber = (one: number, other: number): number => one - other;
const setValue = (id: number, shortcode: string, value: string) =>
  ok(post('contracts/shortcodes/setCustomShortcodeValue', { contract_id: id, shortcode, value }));

/** The words of the PDF of a contract, with every run of spaces as one. */
const pdfText = async (id: number): Promise<string> => {
  const { file_url: url } = await get(`contract/${id}/pdf`);
  const pdf = await PDF.load(new Uint8Array(await (await fetch(url)).arrayBuffer()), { lenient: false });
  return pdf.getPages().map((page) => page.extractText().text.replaceAll('\u200B', '').replaceAll(/\s+/g, ' ')).join(' '); // prettier-ignore
};

const { runtime, admin } = await startCompanyWithRuns();
const second = await runtime.as('default');
beforeAll(async () => {
  ann = (await ok(post('employees/add', { first_name: 'Ann', last_name: '<b>Peeters</b>', email: 'ann@x.example' })))
    .id;
});

describe('words that look like something else', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '#employee_name',
    '##employee_name',
    '<span data-field="company_name">x</span>',
    '#set page(width: 1pt)',
    '$x$ #read("/etc/hosts") @ref <label> *b* _i_ // x',
    '{{7*7}} ${7*7} =1+1',
    'Jos & Co <3 "x"',
  ])('stay words in names, values and files: %s', async (words) => {
    const template = await published('<p>Start #free_words end</p>', { name: words });
    expect((await get(`contract_template/${template}/detail`)).details.name).toBe(words);
    const id = await made(template, { contract_name: words });
    await setValue(id, 'free_words', words);
    const { details } = await get(`contract/${id}/detail`);
    expect([details.name, details.template_name]).toEqual([words, words]);
    expect(details.content_html).toBe('<p>Start <span data-field="free_words">#free_words</span> end</p>');
    const { data } = await get(`contracts/shortcodes/${id}/list`);
    expect(data.map(({ value }: { value: string }) => value)).toEqual([words]);
    expect(await pdfText(id)).toContain(`Start ${words.replaceAll(/\s+/g, ' ')} end`);
  });

  it('stay words when they come from a record', async () => {
    expect(await pdfText(await made(await published('<p>I am #employee_name.</p>')))).toContain(
      'I am Ann <b>Peeters</b>.',
    );
  });

  it('are cleaned in a text, with what was dropped by name', async () => {
    const content_html =
      '<p onclick="x()">A<script>x</script><iframe src="//x"></iframe><a href="javascript:x()">b</a>' +
      '<img src="https://x.example/p.png"><span data-field="employee_name<b>">c</span></p>' +
      '<p style="background:url(//x)">d</p><svg><style>*{}</style></svg>';
    const answer = await ok(post('contract_template/add', { name: 'Cleaned', type: 'other', content_html }));
    expect(answer.removed_tags).toEqual(expect.arrayContaining(['script', 'iframe', 'link', 'image', 'svg']));
    const { content_html: kept } = (await get(`contract_template/${answer.id}/detail`)).details;
    expect(kept).not.toMatch(/script|onclick|iframe|javascript|x\.example|url\(|svg/);
    expect(kept).toContain('d</p>');
    const again = await ok(post('contract_template/edit', { template_id: answer.id, content_html: kept }));
    expect([again.version, again.removed_tags]).toEqual([1, []]);
  });

  it('in the file of a list are no formulas', async () => {
    const id = await made(await published('<p>x</p>'), { contract_name: '=HYPERLINK("http://x.example")' });
    expect((await get(`contract/${id}/detail`)).details.name).toBe('=HYPERLINK("http://x.example")');
    expect(await get('contracts/excel')).toMatchObject({ file_name: expect.stringMatching(/\.xlsx$/) });
  });
});

describe('too much', () => {
  it('is refused in a text over 300 KB, in each place that takes one', async () => {
    const content_html = `<p>${'a'.repeat(307_300)}</p>`;
    const template_id = await published('<p>x</p>');
    const contract_id = await made(template_id);
    for (const [path, body] of [
      ['contract_template/add', { name: 'Large', type: 'other' }],
      ['contract_template/edit', { template_id }],
      ['contracts/edit', { contract_id }],
      ['contract_template/preview', {}],
    ] as const) {
      const { status, body: answer } = await post(path, { ...body, content_html });
      expect([path, status, answer.fields?.[0]?.path]).toEqual([path, 413, 'content_html']);
    }
  });

  it('is refused in names and values', async () => {
    const template = await published('<p>#free_words</p>');
    const id = await made(template);
    for (const [path, body] of [
      ['contract_template/add', { name: 'x'.repeat(201), type: 'other', content_html: '' }],
      ['contracts/editName', { contract_id: id, contract_name: 'x'.repeat(201) }],
      ['contracts/shortcodes/setCustomShortcodeValue', { contract_id: id, shortcode: 'free_words', value: 'x'.repeat(2001) }], // prettier-ignore
    ] as const)
      expect([path, (await post(path, body)).status]).toEqual([path, 422]);
  });
});

describe('two at once', () => {
  it('change one text or one value once: the other is told by 409', async () => {
    const template_id = await published('<p>#free_words</p>');
    const contract_id = await made(template_id);
    const { version } = (await get(`contract/${contract_id}/detail`)).details;
    const bodies = ['one', 'two'].map((word) => ({ contract_id, version, content_html: `<p>${word} #free_words</p>` }));
    const texts = await Promise.all(bodies.map((body, at) => post('contracts/edit', body, at === 0 ? admin : second)));
    expect(texts.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    const kept = texts.findIndex(({ status }) => status === 200);
    expect((await get(`contract/${contract_id}/detail`)).details.content_html).toContain(kept === 0 ? 'one' : 'two');
    const now = (await get(`contract/${contract_id}/detail`)).details.version;
    const values = ['1', '2'].map((value) => ({ contract_id, version: now, shortcode: 'free_words', value }));
    const set = await Promise.all(values.map((body) => post('contracts/shortcodes/setCustomShortcodeValue', body)));
    expect(
      set.map(({ status, body }) => [status, body.code] as const).toSorted(([one], [other]) => one - other),
    ).toEqual([
      [200, undefined],
      [409, 'stale_version'],
    ]);
    const drafts = await Promise.all(
      [admin, second].map((client, at) => post('contract_template/edit', { template_id, content_html: `<p>${at}</p>` }, client)), // prettier-ignore
    );
    expect(drafts.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
  });

  it('publish one version, archive once and delete once', async () => {
    const template_id = await published('<p>x</p>');
    const contract_id = await made(template_id);
    await ok(post('contract_template/edit', { template_id, content_html: '<p>y</p>' }));
    const codes = async (path: string, body: Record<string, unknown>) =>
      (await Promise.all([post(path, body), post(path, body)])).map(({ status }) => status).toSorted(byNumber);
    const isOnce = async (path: string, body: Record<string, unknown>, refused: number) =>
      expect([path, ...(await codes(path, body))]).toEqual([path, 200, refused]);
    await codes('contract_template/publish', { template_id });
    const numbers = (await get(`contract_template/${template_id}/versions`)).data.map(({ number }: { number: number }) => number); // prettier-ignore
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toContain(2);
    await isOnce('contracts/delete', { contract_id }, 200);
    await isOnce('contracts/hardDelete', { contract_id }, 404);
    await isOnce('contract_template/delete', { template_id }, 200);
  });
});

it('shows each model of the public library, which can be copied', async () => {
  const { data } = await get('contract_template/public_library/list');
  for (const { id, name } of data) {
    const { details } = await get(`contract_template/public_library/${id}/detail`);
    expect(details.name).toBe(name);
    const copy = await ok(post('contract_template/duplicate', { public_library_id: id }));
    expect((await get(`contract_template/${copy.id}/detail`)).details).toMatchObject({ unknown_shortcodes: [] });
  }
});
