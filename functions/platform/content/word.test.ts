import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDocument } from '#tests/builders/document-content.ts';
import { linesWithKind, wordOfContent } from '#tests/builders/word-of-content.ts';
import { aRawWord, aWordContract, PNG } from '#tests/builders/word.ts';
import { aZip } from '#tests/builders/workbook.ts';
import { parseContent } from './parse-content.ts';
import { importWord, type WordOptions } from './word.ts';

const options: WordOptions = {
  field: 'base64_word_file',
  fields: [
    { shortcode: 'company_name', names: ['Bedrijfsnaam', 'Company name'] },
    { shortcode: 'employee_first_name', names: ['Voornaam'] },
    { shortcode: 'employee_last_name', names: ['Familienaam'] },
    { shortcode: 'employee_address', names: ['Straat en nummer'] },
  ],
  remembered: { adres: 'employee_address', gone: '' },
  storeImage: (bytes) => Promise.resolve(bytes.length > 10 ? 'png-1' : undefined),
};
const text = (body: string) => importWord(aRawWord({ body: `<w:p><w:r>${body}</w:r></w:p>` }), options);
const field = (name: string) => `<span data-field="${name}">#${name}</span>`;

it('takes over the contract of an employer, its fields mapped by name and by what was chosen before', async () => {
  const { html, fields, warnings } = await importWord(await aWordContract(), options);
  expect(html.replaceAll('><p', '>\n<p').split('\n')[0]).toBe(
    '<h1>Arbeidsovereenkomst</h1><h2 style="text-align: center">Artikel 1</h2>',
  );
  expect(html).toContain(
    `<p style="text-align: justify">Tussen <strong>${field('company_name')}</strong> en ${field('employee_first_name')} <strong>${field('employee_last_name')}</strong>, wonende te ${field('employee_address')}<u>, met «Voornaamm» en «Iets anders».</u>`,
  );
  expect(html).toContain(
    '<ol><li><p>De functie</p><ol><li><p>is bediende</p></li></ol></li><li><p>Het loon</p></li></ol>',
  );
  expect(html).toContain('</ol><div data-page-break></div><table>');
  expect(html).toContain(
    '<table><tbody><tr><th><p>Voordeel</p></th><th><p>Bedrag</p></th></tr><tr><td colspan="2"><p>Maaltijdcheques</p></td></tr></tbody></table>',
  );
  expect(html).toContain('<a href="https://example.be/">site</a>bad<img data-file-id="png-1" alt="Logo">');
  expect(html).toContain('<p>x₂ &amp; &lt;b&gt; محمد "quoted"</p>');
  expect(html).toContain('<li><p>See the law of 3 July 1978.</p></li>');
  expect(fields).toEqual([
    { found: 'Bedrijfsnaam', suggested: 'company_name' },
    { found: 'Voornaam', suggested: 'employee_first_name' },
    { found: 'Familienaam', suggested: 'employee_last_name' },
    { found: 'Adres', suggested: 'employee_address' },
    { found: 'Voornaamm', suggested: 'employee_first_name' },
    { found: 'Iets anders', suggested: null },
  ]);
  const codes = warnings.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['headers_footers', 'list_numbering', 'footnotes', 'link']));
});

it('leaves a name that is no field as it is written', async () => {
  const { html, fields } = await text('<w:t>{{Gone}} « Voornaam » {{}} {{{{Voornaam}}}}</w:t>');
  expect(html).toBe(`<p>{{Gone}} ${field('employee_first_name')} {{}} {{${field('employee_first_name')}}}</p>`);
  expect(fields).toEqual([
    { found: 'Gone', suggested: null },
    { found: 'Voornaam', suggested: 'employee_first_name' },
  ]);
});

it('opens no file and no address that a document names', async () => {
  const relations = (target: string, name: string) => ({
    name: 'word/_rels/document.xml.rels',
    content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${name}" Target="${target}" TargetMode="External"/></Relationships>`,
  });
  const picture =
    '<w:p><w:r><w:t>a</w:t><w:drawing><wp:inline><wp:docPr id="1" name="x"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
  for (const target of ['file:///etc/passwd', '/etc/passwd', 'https://evil.example/x.png', '\\\\evil\\share\\x.png']) {
    const { html, warnings } = await importWord(
      aRawWord({ body: picture, parts: [relations(target, 'image')] }),
      options,
    );
    expect(html).toBe('<p>a</p>');
    expect(warnings.map(({ code }) => code)).toContain('external_content');
  }
});

const bomb = '<w:p/>'.repeat(10_000_000);

it.each([
  [
    'an old .doc',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_000)]),
    'unsupported_file',
    /\.docx/,
  ],
  ['no zip', Buffer.from('<html>'), 'unsupported_file', /not what/],
  ['nothing', Buffer.alloc(0), 'unsupported_file', /not what/],
  ['a zip of something else', aZip([{ name: 'a.txt', content: 'a' }]), 'unsupported_file', /not what/],
  [
    'a workbook',
    aRawWord({ mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    'unsupported_file',
    /not what/,
  ],
  [
    'macros',
    aRawWord({ mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'forbidden_content',
    /macros/,
  ],
  [
    'hidden macros',
    aRawWord({ parts: [{ name: 'word/vbaProject.bin', content: 'x' }] }),
    'forbidden_content',
    /macros/,
  ],
  ['a bomb', aRawWord({ body: bomb }), 'forbidden_content', /unpacks/],
  [
    'a lying size',
    aRawWord({ parts: [{ name: 'word/document.xml', content: 'x'.repeat(90_000), declaredSize: 10 }] }),
    'unsupported_file',
    /damaged/,
  ],
  [
    'an entity',
    aRawWord({ parts: [{ name: 'word/document.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }] }),
    'unsupported_file',
    /damaged/,
  ],
  ['no XML', aRawWord({ parts: [{ name: 'word/document.xml', content: 'no xml' }] }), 'unsupported_file', /damaged/],
  ['no body', aRawWord({ parts: [{ name: 'word/document.xml', content: '<a/>' }] }), 'unsupported_file', /damaged/],
  [
    'thousands of styles',
    aRawWord({
      body: Array.from({ length: 5_000 }, (_, at) => `<w:r><w:rPr><w:rStyle w:val="s${at}"/></w:rPr></w:r>`).join(''),
    }),
    'unsupported_file',
    /damaged/,
  ],
  [
    'thousands of elements',
    aRawWord({ body: Array.from({ length: 5_000 }, (_, at) => `<w:e${at}/>`).join('') }),
    'unsupported_file',
    /damaged/,
  ],
  ['elements without end', aRawWord({ body: '<w:sdt><w:sdtContent>'.repeat(20_000) }), 'unsupported_file', /damaged/],
])('refuses %s with a sentence', async (_, bytes, code, detail) => {
  await expect(importWord(bytes, options)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(detail),
    fields: [{ path: 'base64_word_file' }],
  });
});

it('says that a text of 2,000 pages is too long', async () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${(at * 7919) % 9973}`).join(' ');
  const looks = '<w:rPr><w:rFonts w:ascii="Arial"/></w:rPr>'.repeat(20);
  const pages = (count: number) =>
    aRawWord({
      body: Array.from({ length: count }, (_, at) => `<w:p><w:r>${looks}<w:t>${at} ${words}</w:t></w:r></w:p>`).join(
        '',
      ),
    });
  await expect(importWord(pages(2_000), options)).rejects.toMatchObject({ code: 'file_too_large' });
  await expect(importWord(pages(150), options)).rejects.toMatchObject({
    code: 'payload_too_large',
    fields: [{ path: 'base64_word_file' }],
  });
});

it('keeps the pictures of a document in the store', async () => {
  expect(PNG.length).toBeGreaterThan(10);
  const { html, warnings } = await importWord(await aWordContract(), {
    ...options,
    storeImage: () => Promise.resolve(undefined),
  });
  expect(html).not.toContain('<img');
  expect(warnings.map(({ code }) => code)).toContain('image');
});

it('loses no text, heading, item or cell of 300 documents', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, async (document) => {
      const { html } = await importWord(wordOfContent(document), options);
      expect(linesWithKind(parseContent(html).body)).toEqual(linesWithKind(document.body));
    }),
    { seed: 18, numRuns: 300 },
  );
});
