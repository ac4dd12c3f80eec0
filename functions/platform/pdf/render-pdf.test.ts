import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import {
  fillContent,
  type FilledBlock,
  type FilledContent,
  type FilledInline,
} from '#shared/document-content/fill.rules.ts';
import { numberBlocks, pageStarts } from '#shared/document-content/page-starts.rules.ts';
import type { DocumentContent, MarkName, Numbering } from '#shared/document-content/nodes.ts';
import { aJpeg, aPng } from '#tests/builders/files.ts';
import type { PdfAbout, PdfSigner } from './pdf-order.ts';
import { renderPdf } from './render-pdf.ts';

const text = (words: string, ...marks: MarkName[]): FilledInline => ({ type: 'text', text: words, marks });
const paragraph = (...children: (string | FilledInline)[]): FilledBlock => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
const heading = (level: 1 | 2 | 3, words: string): FilledBlock => ({ type: 'heading', level, children: [text(words)] });
const list = (numbering: Numbering | undefined, ...items: (readonly FilledBlock[])[]): FilledBlock => ({
  type: 'list',
  ...(numbering && { numbering }),
  items,
});
const cell = (words: string, { header = false, colspan = 1, rowspan = 1 } = {}) => ({
  header,
  colspan,
  rowspan,
  children: [paragraph(words)],
});
const content = (...body: FilledBlock[]): FilledContent => ({ header: [], footer: [], body });

const about: PdfAbout = {
  title: 'Arbeidsovereenkomst',
  language: 'nl',
  date: '2026-11-22',
  images: new Map(),
  signers: [],
};

/** The words of each page, with every run of spaces as one. */
const pagesOf = async (bytes: Uint8Array): Promise<string[]> => {
  const pdf = await PDF.load(bytes, { lenient: false });
  return pdf.getPages().map((page) => page.extractText().text.replaceAll('\u200B', '').replaceAll(/\s+/g, ' '));
};

const render = async (document: FilledContent, more: Partial<PdfAbout> = {}) => {
  const rendered = await renderPdf(document, { ...about, ...more });
  const pages = await pagesOf(rendered.bytes);
  expect(rendered.pages).toBe(pages.length);
  return { ...rendered, texts: pages, text: pages.join(' ') };
};

const signer = (place: PdfSigner['place'], name: string): PdfSigner => ({ place, label: `Label of ${place}`, name });

describe('a text', () => {
  it('shows every kind of block and mark', async () => {
    const { texts } = await render(
      {
        header: [paragraph('Noorderlicht NV')],
        footer: [
          paragraph('Blad ', { type: 'field', name: 'page_number', marks: [] }, ' / ', {
            type: 'field',
            name: 'page_count',
            marks: ['bold'],
          }),
        ],
        body: [
          heading(1, 'Titel'),
          heading(3, 'Artikel'),
          paragraph(
            text('vet', 'bold'),
            text(' schuin', 'italic', 'underline'),
            text(' weg', 'strike'),
            { type: 'break' },
            'H',
            text('2', 'subscript'),
            'O',
          ),
          {
            type: 'paragraph',
            align: 'justify',
            children: [{ type: 'text', text: 'adres', marks: [], href: 'https://example.com/' }],
          },
          {
            type: 'paragraph',
            align: 'right',
            children: [{ type: 'text', text: 'geen adres', marks: [], href: 'javascript:alert(1)' }],
          },
          list(undefined, [paragraph('punt')]),
          list('legal', [paragraph('clausule'), list('legal', [paragraph('onder')], [paragraph('nog')])]),
          { type: 'list', numbering: 'letters', start: 3, items: [[paragraph('derde')]] },
          list('roman', [paragraph('romeins'), paragraph('vervolg')]),
          { type: 'quote', children: [paragraph('citaat'), { type: 'page_break' }] },
          paragraph({ type: 'text', text: '\u00AD\u200D', marks: ['superscript'], href: 'https://example.com/' }),
          { type: 'rule' },
          paragraph(''),
          {
            type: 'table',
            rows: [
              [cell('Kop', { header: true, colspan: 2 })],
              [cell('hoog', { rowspan: 9 }), cell('a')],
              [cell('b'), cell('c', { colspan: 999 })],
            ],
          },
          { type: 'page_break' },
          paragraph(
            { type: 'image', fileId: 'known', alt: 'Logo', width: 4000 },
            { type: 'image', fileId: 'lost', alt: 'Verloren beeld' },
          ),
        ],
      },
      { images: new Map([['known', { type: 'image/png', bytes: aPng() }]]) },
    );
    expect(texts).toEqual([
      'Noorderlicht NV Titel Artikel vet schuin weg H2O adres geen adres • punt 1. clausule 1.1. onder 1.2. nog c. derde i. romeins vervolg citaat Kop hoog a b c Blad 1 / 2',
      'Noorderlicht NV [Verloren beeld] Blad 2 / 2',
    ]);
  });

  it.each([
    '#read("/etc/passwd")',
    '#import "@preview/x:1.0.0": *',
    '"); panic("x',
    '\\"); #panic()',
    '\\u{41} \\n \\',
    '$x^2$ <place> @place *vet* _schuin_ `code` = kop',
    '// weg /* ook */ ~ -- --- ... -> 2x3',
    '<script>alert(1)</script> &amp; #employee_name',
    "'; } ]) #[x] {{x}} [[x]]",
  ])('prints literally what looks like code: %s', async (words) => {
    const { text: shown, places } = await render(
      { header: [paragraph(words)], footer: [], body: [heading(1, words), paragraph(words)] },
      { title: words, signers: [{ place: 'employee', label: words, name: words }] },
    );
    // The header, the heading, the paragraph, the label, the name, and the title below the page.
    expect(shown.replaceAll(' ', '').split(words.replaceAll(' ', '')).length - 1).toBe(6);
    expect(places).toHaveLength(1);
  });

  it('keeps names of any script and tells which characters no font has', async () => {
    const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(9);
    const { text: shown, unknown_characters } = await render(
      content(
        paragraph('Łukasz Đặng Ñuñez Ελένη Юлія'),
        paragraph('محمد'),
        paragraph('דוד', text(' לוי', 'bold')),
        paragraph('漢', '😀', 'x\u0000\u202Ey\uD800z'),
        paragraph(long),
      ),
    );
    expect(shown).toContain('Łukasz Đặng Ñuñez Ελένη Юлія');
    expect(shown).toMatch(/דוד|דוד/);
    expect(shown.replaceAll(' ', '')).toContain(long);
    expect(unknown_characters).toEqual(['漢', '😀']);
  });

  it('refuses a picture that nobody can decode', async () => {
    const document = content(paragraph({ type: 'image', fileId: 'f', alt: '' }));
    for (const bytes of [aJpeg(), aPng().subarray(0, 60), Buffer.from('<svg/>')])
      await expect(render(document, { images: new Map([['f', { type: 'image/png', bytes }]]) })).rejects.toMatchObject({
        fields: [{ path: 'content_html', code: 'not_a_picture' }],
      });
  });

  it('refuses a header that leaves no room', async () => {
    const header = Array.from({ length: 60 }, () => paragraph('Noorderlicht NV'));
    await expect(render({ header, footer: [], body: [paragraph('x')] })).rejects.toMatchObject({
      fields: [{ path: 'content_html', code: 'page_edge_too_tall' }],
    });
  });

  it('goes on over as many pages as a long table takes, with its header on each', async () => {
    const rows = Array.from({ length: 600 }, (_, row) => [cell(`r${row}`), cell('x')]);
    const header = [cell('Nummer', { header: true }), cell('Waarde', { header: true })];
    const { texts, pages } = await render(content({ type: 'table', rows: [header, ...rows] }));
    expect(texts.every((page) => page.startsWith('Nummer Waarde'))).toBe(true);
    expect(texts.at(-1)).toContain('r599');
    expect(texts.at(-1)).toContain(`Pagina ${pages} van ${pages}`);
  });
});

describe('the page of each paragraph', () => {
  const clauses = Array.from({ length: 60 }, (_, at) => paragraph(`Clause ${at}`));
  const own = list('legal', clauses.slice(0, 30), [heading(2, 'Second'), ...clauses.slice(30)]);
  const rows = Array.from({ length: 80 }, (_, at) => [cell(`Row ${at}`)]);
  const whole: DocumentContent = {
    header: [paragraph('Above')],
    footer: [],
    body: [heading(1, 'Title'), own, { type: 'table', rows: [[cell('Head', { header: true })], ...rows] }],
  };

  it('is that on which its words stand, and asking for it moves nothing', async () => {
    const { content: counted, count } = numberBlocks(whole);
    expect(count).toBe(1 + 61 + 81);
    const fill = (each: DocumentContent) => fillContent(each, {}, { missing: 'blank', label: String }).content;
    const [asked, plain] = [await render(fill(counted)), await render(fill(whole))];
    expect(asked.texts).toEqual(plain.texts);
    expect(plain.begins).toEqual([]);
    const starts = pageStarts(asked.begins);
    expect(starts.map(({ page }) => page)).toEqual(asked.texts.map((_, at) => at + 1).slice(1));
    for (const { page, at } of starts) {
      const words = at <= 30 ? `Clause ${at - 1}` : at <= 61 ? `Clause ${at - 2}` : `Row ${at - 63}`;
      const repeated = at > 61 ? 'Head ' : '';
      expect(asked.texts[page - 1], words).toMatch(new RegExp(`^Above ${repeated}${words}\\b`));
    }
  });
});

describe('signatures', () => {
  it('have a frame where the text says so, and on the last page where it does not', async () => {
    const { places, texts } = await render(
      content(
        { type: 'signature', signer: 'employee' },
        { type: 'signature', signer: 'internal_second' },
        { type: 'page_break' },
        paragraph('Slot'),
      ),
      { signers: [signer('internal_first', 'Nathalie Peeters'), signer('employee', 'Maëlle Dubois')], language: 'fr' },
    );
    expect(texts).toEqual([
      'Label of employee Maëlle Dubois Arbeidsovereenkomst Page 1 sur 2',
      'Slot Signatures Label of internal_first Nathalie Peeters Arbeidsovereenkomst Page 2 sur 2',
    ]);
    expect(places.map(({ signer: who, page }) => [who, page])).toEqual([
      ['employee', 1],
      ['internal_first', 2],
    ]);
    for (const { x, y, width, height } of places) {
      expect(x).toBeCloseTo((22 / 25.4) * 72, 1);
      expect([y > 60, y + height < 842 - 68, width, height]).toEqual([true, true, 209.76, 68.03]);
    }
  });

  it('stand beside each other where they follow each other', async () => {
    const { places } = await render(
      content({ type: 'signature', signer: 'internal_first' }, { type: 'signature', signer: 'employee' }),
      { signers: [signer('internal_first', 'Nathalie Peeters'), signer('employee', 'Maëlle Dubois')] },
    );
    const [first, second] = places;
    expect(first?.y).toBe(second?.y);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(first?.width ?? 0);
  });
});

describe('the file', () => {
  const document = content(
    heading(2, 'Kop'),
    paragraph('Tekst'),
    paragraph({ type: 'image', fileId: 'f', alt: 'Logo' }),
  );
  const images = new Map([['f', { type: 'image/png', bytes: aPng() }]]);

  it('has the same bytes for the same content, and others for another date', async () => {
    const first = await render(document, { images });
    await render(content(paragraph('Something else')));
    const second = await render(document, { images });
    expect(Buffer.from(second.bytes).equals(first.bytes)).toBe(true);
    expect(second.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await render(document, { images, date: '2026-11-23' })).sha256).not.toBe(first.sha256);
  });

  it('says what archives and screen readers ask for', async () => {
    const { bytes } = await render(document, { images });
    const pdf = await PDF.load(bytes);
    const catalog = pdf.context.catalog.getDict();
    const find = (ref: Parameters<typeof pdf.context.resolve>[0]) => pdf.context.resolve(ref);
    expect([...catalog.keys()].map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Lang', 'MarkInfo', 'Metadata', 'OutputIntents', 'StructTreeRoot', 'ViewerPreferences']),
    );
    expect(catalog.getDict('ViewerPreferences', find)?.getBool('DisplayDocTitle')?.value).toBe(true);
    expect(pdf.getTitle()).toBe('Arbeidsovereenkomst');
    expect(pdf.getCreationDate()?.toISOString()).toBe('2026-11-22T00:00:00.000Z');
    const raw = Buffer.from(bytes).toString('latin1');
    for (const claim of ['<pdfaid:part>2<', '<pdfaid:conformance>A<', '<pdfuaid:part>1<', '/Alt (Logo)'])
      expect(raw).toContain(claim);
    // A text that begins with a heading of the second level has no first level that would be left out.
    expect(raw).toContain('/S /H1');
  });
});
