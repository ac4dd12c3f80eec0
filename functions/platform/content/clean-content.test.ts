import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CONTENT_BYTES } from '#shared/document-content/limits.ts';
import { anyDocument } from '#tests/builders/document-content.ts';
import { cleanContent } from './clean-content.ts';
import { parseContent } from './parse-content.ts';
import { contentHash, writeContent } from './write-content.ts';

it('keeps every text and every structure of a stored document', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (document) => {
      const html = writeContent(document);
      expect(parseContent(html)).toEqual(document);
      const cleaned = await cleanContent(html);
      expect(cleaned).toEqual({ html, content: document, removed_tags: [] });
      expect(contentHash(cleaned.html)).toBe(contentHash(html));
    }),
    { seed: 18, numRuns: 300 },
  );
});

it('keeps no character that a reader of XML refuses, however it is written', async () => {
  const { html } = await cleanContent(
    '<p>a&#27;b&#x1b;c\u001bd&#xfffe;e&#0;f<a href="https://x.example/&#1;">g</a></p>',
  );
  expect(html).not.toMatch(/(?![\t\n\f\r])[\p{Cc}\ufffe\uffff]/u);
  expect((await cleanContent(html)).html).toBe(html);
});

const FRAGMENTS = [
  ...'p div ul ol li table tbody tr td th h1 h5 blockquote strong a span b form section pre caption'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} style="text-align:right" data-when="x" data-field="y">`]),
  '<br>',
  '<hr>',
  '<hr class="page-break">',
  '<img src="https://example.be/x.png">',
  '<img data-file-id="abc" alt=">">',
  '<td colspan=9 rowspan=70>',
  '<div data-page-header>',
  '<div data-page-footer>',
  '<div data-signature="employee">',
  '<div data-page-break>',
  '<a href="https://example.be/">',
  ' word ',
  '#employee_name',
  '&nbsp;',
  '&#27;',
  '&#xfffe;',
  '&lt;p&gt;',
  '<',
  '"',
  '\n  ',
];

it('makes something that it leaves alone of anything', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 60 }), async (fragments) => {
      const { html, content } = await cleanContent(fragments.join(''));
      expect(parseContent(html)).toEqual(content);
      const again = await cleanContent(html);
      expect(again).toEqual({ html, content, removed_tags: [] });
    }),
    { seed: 18, numRuns: 300 },
  );
});

it.each([
  [
    'what an editor writes',
    '<p style="text-align: center;">a  <b>b</b></p>',
    '<p style="text-align: center">a <strong>b</strong></p>',
  ],
  ['text without paragraphs', 'a<div>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
  [
    'items without paragraphs',
    '<ul><li>a<ol type="i" start="3"><li>b</ol></ul>',
    '<ul><li><p>a</p><ol start="3" type="i"><li><p>b</p></li></ol></li></ul>',
  ],
  [
    'a list in a list',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>',
  ],
  [
    'marks as styles',
    '<span style="font-weight:700;text-decoration:underline">a<i style="font-style:normal">b</i></span>',
    '<p><strong><u>ab</u></strong></p>',
  ],
  ['the wrapper of a paste', '<b style="font-weight:normal"><p>a</p></b><o:p></o:p>', '<p>a</p>'],
  [
    'an alignment of many',
    '<div align="right"><p>a</p><h4>b</h4></div>',
    '<p style="text-align: right">a</p><h3 style="text-align: right">b</h3>',
  ],
  [
    'a typed shortcode',
    '<p>Dear #employee_first_name, #1 #Name a#b_c</p>',
    '<p>Dear <span data-field="employee_first_name">#employee_first_name</span>, #1 #Name a#b_c</p>',
  ],
  [
    'a shortcode in a link',
    '<a href="https://example.be/#my_part">https://example.be/#my_part</a>',
    '<p><a href="https://example.be/#my_part">https://example.be/#my_part</a></p>',
  ],
  [
    'a token in a token',
    '<span data-field="a_b"><span data-field="c_d">#c_d</span></span>',
    '<p><span data-field="a_b">#a_b</span></p>',
  ],
  [
    'a token with a foreign name',
    '<span data-field="__proto__">a</span><span data-field="A&quot;>">b</span>',
    '<p>ab</p>',
  ],
  [
    'a page break',
    '<p>a</p><br style="page-break-before:always"><p>b</p>',
    '<p>a</p><div data-page-break></div><p>b</p>',
  ],
  [
    'a short row',
    '<table><tr><th>a<th>b<tr><td>c</table>',
    '<table><tbody><tr><th><p>a</p></th><th><p>b</p></th></tr><tr><td><p>c</p></td><td><p></p></td></tr></tbody></table>',
  ],
])('takes %s', async (_, html, canonical) => {
  expect((await cleanContent(html)).html).toBe(canonical);
});

it.each([
  ['<script>alert(1)</script><p onclick="alert(1)">a</p>', '<p>a</p>', ['script']],
  ['<img src="x" onerror="alert(1)"><img srcset="https://a.be/x 2x">', '', ['image']],
  ['<p style="background:url(javascript:alert(1));position:fixed">a</p>', '<p>a</p>', []],
  ['<svg onload=alert(1)><text>b</text></svg><p>a</p>', '<p>a</p>', ['svg', 'text']],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
    undefined,
  ],
  ['<a href="javascript:alert(1)">a</a><a href=" java\nscript:alert(1)">b</a>', '<p>ab</p>', ['link']],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a><a href="//evil.be">b</a>', '<p>ab</p>', ['link']],
  ['<a href="vbscript:x">a</a><a href="file:///etc/passwd">b</a>', '<p>ab</p>', ['link']],
  [
    '<iframe src="https://evil.be"></iframe><object data="x"></object><embed src="x"><p>a</p>',
    '<p>a</p>',
    ['iframe', 'object', 'embed'],
  ],
  [
    '<form action="https://evil.be"><input name="q"><button>Go</button></form>',
    '<p>Go</p>',
    ['form', 'input', 'button'],
  ],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4="><img src="data:text/html,x">', '', ['image']],
  ['<p>a<!-- <script>alert(1)</script> --></p><![CDATA[<script>alert(1)</script>]]>', undefined, undefined],
  ['<div data-when="a_b&quot; onclick=&quot;x" data-equals="1">a</div>', '<p>a</p>', ['condition']],
  [
    '<div data-when="a" data-equals="&quot;><script>">a</div>',
    '<div data-when="a" data-equals="&quot;&gt;&lt;script&gt;"><p>a</p></div>',
    [],
  ],
  [
    '<div data-page-header><div data-signature="employee"></div><hr class="page-break"></div>',
    '',
    ['signature', 'page_break'],
  ],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', undefined, undefined],
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', []],
  [
    '<textarea><img src=x onerror=alert(1)></textarea><template><p>b</p></template><p>a</p>',
    '<p>a</p>',
    ['textarea', 'template'],
  ],
  ['<p>a\u0000\u0008b\ud800</p>', '<p>ab\ufffd</p>', []],
])('leaves nothing harmful of %s', async (html, canonical, removed) => {
  const cleaned = await cleanContent(html);
  if (canonical !== undefined) expect(cleaned.html).toBe(canonical);
  if (removed !== undefined) expect(cleaned.removed_tags).toEqual(expect.arrayContaining(removed));
  const shown = cleaned.html.replace(
    /<\/?(p|div|span|a|img|strong|table|tbody|tr|td|h[1-3]|ul|ol|li|blockquote|hr)( (style|href|data-[a-z-]+|alt|width)(="[^"<>]*")?)*>/g,
    '',
  );
  expect(shown).not.toMatch(/[<>]/);
});

it('stores each picture that stands in the text once, and drops what cannot be stored', async () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');
  const stored: string[] = [];
  const storeImage = (bytes: Uint8Array, type: string): Promise<string | undefined> => {
    stored.push(`${type} ${bytes.length}`);
    return Promise.resolve(bytes.length > 3 ? 'file-1' : undefined);
  };
  const image = `<img src="data:image/png;base64,${png}" alt="Logo" width="80">`;
  const html = `<p>${image}${image}</p><img src="data:image/jpeg;base64,AAAA">`;
  const cleaned = await cleanContent(html, { storeImage });
  const kept = '<img data-file-id="file-1" alt="Logo" width="80">';
  expect(cleaned).toMatchObject({ html: `<p>${kept}${kept}</p>`, removed_tags: ['image'] });
  expect(stored).toEqual(['image/png 9', 'image/jpeg 3']);
  expect(await cleanContent(html)).toMatchObject({ html: '<p></p>', removed_tags: ['image'] });
});

it('lifts what stands too deep and keeps its text', async () => {
  const deep = `${'<ul><li>'.repeat(2_000)}text${'</li></ul>'.repeat(2_000)}`;
  const { html } = await cleanContent(deep);
  expect(html.match(/<ul>/g)).toHaveLength(8);
  expect(html).toContain('<p>text</p>');
  const nested = '<div data-when="a"><div data-when="b"><div data-when="c">x</div></div></div>';
  expect(await cleanContent(nested)).toMatchObject({
    html: '<div data-when="a"><div data-when="b"><p>x</p></div></div>',
    removed_tags: ['condition'],
  });
});

it('refuses a text that is larger than 300 KB', async () => {
  const row = '<tr><td>A row of a long table</td><td>with two cells and some words</td></tr>';
  const tooLarge = cleanContent(`<table>${row.repeat(5_000)}</table>`);
  await expect(tooLarge).rejects.toMatchObject({ code: 'payload_too_large' });
  await expect(cleanContent('<td></td>'.repeat(MAX_CONTENT_BYTES / 9))).resolves.toMatchObject({ html: '' });
  const wide = `<table><tr>${'<td>a</td>'.repeat(5_000)}</tr>${'<tr><td>b</td></tr>'.repeat(5_000)}</table>`;
  await expect(cleanContent(wide)).rejects.toMatchObject({ code: 'payload_too_large' });
});
