import fc from 'fast-check';
import {
  alignments,
  markNames,
  numberings,
  signerPlaces,
  type Block,
  type DocumentContent,
  type Inline,
} from '#shared/document-content/nodes.ts';
import { plainInlines } from '#shared/document-content/plain-inlines.ts';
import { regularRows } from '#shared/document-content/table-grid.rules.ts';

const words = fc.constantFrom(
  'Artikel 1.',
  ' de werknemer',
  'réf. ',
  'a < b && c > "d"',
  "l'employé",
  '€ 1.250,00',
  '#1',
  'mohammed محمد',
  '\u00a0',
  '日本',
  '🙂',
  '&amp;',
  '</p><script>',
  '{{x}}',
  ' ',
);
const text = fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
const name = fc.constantFrom('employee_first_name', 'company_name', 'wage_amount', 'free_bonus', 'page_number');

const marks = fc.record({
  marks: fc.subarray([...markNames]),
  link: fc.constantFrom(undefined, undefined, undefined, 'https://example.be/a?b=1&c=%22', 'mailto:hr@example.be'),
});
const marked = marks.map((chosen) => ({
  marks: chosen.marks,
  ...(chosen.link !== undefined && { href: chosen.link }),
}));

const inline: fc.Arbitrary<Inline> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(text, marked).map(([shown, look]): Inline => ({ type: 'text', text: shown, ...look })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(name, marked).map(([field, look]): Inline => ({ type: 'field', name: field, ...look })),
  },
  { weight: 1, arbitrary: fc.constant<Inline>({ type: 'break' }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('', 'Logo "groot"'), fc.option(fc.integer({ min: 1, max: 640 }), { nil: undefined }))
      .map(([alt, width]): Inline => ({ type: 'image', fileId: 'abc-1', alt, ...(width !== undefined && { width }) })),
  },
);
const inlines = fc.array(inline, { maxLength: 6 }).map(plainInlines);
const align = fc.constantFrom(undefined, undefined, ...alignments);

const simple: fc.Arbitrary<Block> = fc.oneof(
  fc
    .tuple(align, inlines)
    .map(([side, children]): Block => ({ type: 'paragraph', ...(side !== undefined && { align: side }), children })),
  fc.tuple(fc.constantFrom<1 | 2 | 3>(1, 2, 3), align, inlines).map(([level, side, children]): Block => ({
    type: 'heading',
    level,
    ...(side !== undefined && { align: side }),
    children,
  })),
  fc.constant<Block>({ type: 'rule' }),
);
const placed: fc.Arbitrary<Block> = fc.oneof(
  { weight: 6, arbitrary: simple },
  { weight: 1, arbitrary: fc.constantFrom(...signerPlaces).map((signer): Block => ({ type: 'signature', signer })) },
);

/** Blocks with lists, tables, quotes and conditions in each other. */
const blocks = (depth: number, conditions: number, leaf: fc.Arbitrary<Block>): fc.Arbitrary<Block[]> => {
  if (depth === 0) return fc.array(leaf, { minLength: 1, maxLength: 3 });
  const inside = blocks(depth - 1, conditions, leaf);
  const list = fc
    .record({
      numbering: fc.constantFrom(undefined, ...numberings),
      start: fc.constantFrom(undefined, 2, 17),
      items: fc.array(inside, { minLength: 1, maxLength: 3 }),
    })
    .map(({ numbering, start, items }): Block => ({
      type: 'list',
      ...(numbering !== undefined && { numbering, ...(start !== undefined && { start }) }),
      items,
    }));
  const cell = fc.record({
    header: fc.boolean(),
    colspan: fc.integer({ min: 1, max: 3 }),
    rowspan: fc.integer({ min: 1, max: 3 }),
    children: inside,
  });
  const table = fc
    .array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((rows): Block => ({ type: 'table', rows: regularRows(rows) }));
  const quote = inside.map((children): Block => ({ type: 'quote', children }));
  const condition = blocks(depth - 1, conditions - 1, leaf).chain((children) =>
    fc.constantFrom(undefined, 'a "b" & c').map((equals): Block => ({
      type: 'when',
      field: 'employee_statute',
      ...(equals !== undefined && { equals }),
      children,
    })),
  );
  const boxes = conditions > 0 ? fc.oneof(list, table, quote, condition) : fc.oneof(list, table, quote);
  return fc.array(fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 1, arbitrary: boxes }), {
    minLength: 1,
    maxLength: 4,
  });
};

const pageBreaks = fc.array(fc.constant<Block>({ type: 'page_break' }), { maxLength: 1 });
const pagePart = fc.oneof(fc.constant<Block[]>([]), blocks(1, 1, simple));

/** Any document in the form in which it is stored. */
export const anyDocument: fc.Arbitrary<DocumentContent> = fc
  .tuple(pagePart, pagePart, blocks(3, 2, placed), pageBreaks, blocks(1, 0, placed))
  .map(([header, footer, start, pageBreak, end]) => ({ header, footer, body: [...start, ...pageBreak, ...end] }));
