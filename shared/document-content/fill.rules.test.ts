import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDocument } from '#tests/builders/document-content.ts';
import type { FieldValues } from './field-values.ts';
import { fillContent, type FillOptions } from './fill.rules.ts';
import type { Block, DocumentContent } from './nodes.ts';
import { allBlocks, allInlines } from './walk.ts';

const document = (...body: Block[]): DocumentContent => ({ header: [], footer: [], body });
const field = (name: string) => ({ type: 'field', name, marks: ['bold'] }) as const;
const text = (shown: string) => ({ type: 'text', text: shown, marks: [] }) as const;
const paragraph = (...children: Extract<Block, { type: 'paragraph' }>['children']): Block => ({
  type: 'paragraph',
  children,
});
const options = (missing: FillOptions['missing'] = 'keep'): FillOptions => ({
  missing,
  label: (name) => `the ${name}`,
});
const bold = (shown: string) => ({ type: 'text', text: shown, marks: ['bold'] });
const body = (content: DocumentContent, values: FieldValues) => fillContent(content, values, options()).content.body;

it('writes values as text with the marks of their field', () => {
  const greeting = document(paragraph(text('Dear '), field('employee_name'), text('!')));
  for (const value of ['Ann', '<b>Ann</b>', '#employee_city', '<span data-field="wage_amount">', 'محمد'])
    expect(body(greeting, { employee_name: value })).toEqual([
      paragraph(text('Dear '), bold(value) as never, text('!')),
    ]);
  expect(body(greeting, { employee_name: 'a\r\nb' })).toEqual([
    { type: 'paragraph', children: [text('Dear '), bold('a'), { type: 'break' }, bold('b'), text('!')] },
  ]);
});

it.each([
  ['keep', [bold('#employee_name')]],
  ['blank', []],
  ['mark', [bold('[the employee_name]')]],
  ['line', [bold('…'.repeat(12))]],
] as const)('shows a missing value: %s', (missing, shown) => {
  const content = document(paragraph(field('employee_name')), paragraph(field('constructor')));
  const filled = fillContent(content, { employee_name: '' }, options(missing));
  expect(filled.content.body[0]).toEqual({ type: 'paragraph', children: shown });
  expect(filled.missing).toEqual(['employee_name', 'constructor']);
});

it('decides conditions, and misses nothing in what is not shown', () => {
  const content = document(
    { type: 'when', field: 'vehicle_plate', children: [paragraph(field('vehicle_plate'))] },
    {
      type: 'when',
      field: 'employee_statute',
      equals: 'worker',
      children: [
        paragraph(text('w')),
        { type: 'when', field: 'wage_type', equals: 'hourly', children: [paragraph(text('h'))] },
      ],
    },
    { type: 'list', items: [[{ type: 'when', field: 'free_bonus', children: [paragraph(text('b'))] }]] },
  );
  const filled = fillContent(content, { employee_statute: ' worker', wage_type: 'monthly' }, options());
  expect(filled).toEqual({ content: document(paragraph(text('w'))), missing: [] });
  const shown = body(content, {
    vehicle_plate: '1-ABC-234',
    employee_statute: 'worker',
    wage_type: 'hourly',
    free_bonus: 'x',
  });
  expect(shown.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph', 'list']);
});

it('makes a table of a table that stands alone, and text of one in a sentence', () => {
  const table = {
    header: ['Type', 'Number'],
    rows: [
      ['Laptop', '<1>'],
      ['Badge', ''],
    ],
  };
  const content = document(
    paragraph(text(' '), field('assets_table')),
    paragraph(text('With '), field('assets_table')),
  );
  const [block, sentence] = body(content, { assets_table: table });
  const cell = (header: boolean, shown: string) => ({
    header,
    colspan: 1,
    rowspan: 1,
    children: [{ type: 'paragraph', children: shown === '' ? [] : [text(shown)] }],
  });
  expect(block).toEqual({
    type: 'table',
    rows: [
      [cell(true, 'Type'), cell(true, 'Number')],
      [cell(false, 'Laptop'), cell(false, '<1>')],
      [cell(false, 'Badge'), cell(false, '')],
    ],
  });
  expect(sentence).toEqual({ type: 'paragraph', children: [text('With '), bold('Laptop <1>, Badge')] });
  expect(fillContent(content, { assets_table: { header: ['Type'], rows: [] } }, options()).missing).toEqual([
    'assets_table',
  ]);
});

it('fills headings, quotes, lists and cells, and leaves out quotes and items in which nothing is shown', () => {
  const name = paragraph(field('employee_name'));
  const hidden: Block = { type: 'when', field: 'free_bonus', children: [name] };
  const cell = { header: false, colspan: 1, rowspan: 1 };
  const content = document(
    { type: 'heading', level: 1, children: [field('employee_name')] },
    { type: 'quote', children: [hidden] },
    { type: 'quote', children: [name] },
    { type: 'list', items: [[hidden], [name]] },
    { type: 'table', rows: [[{ ...cell, children: [name] }]] },
    { type: 'rule' },
  );
  const ann = { type: 'paragraph', children: [bold('Ann')] };
  expect(body(content, { employee_name: 'Ann' })).toEqual([
    { type: 'heading', level: 1, children: [bold('Ann')] },
    { type: 'quote', children: [ann] },
    { type: 'list', items: [[ann]] },
    { type: 'table', rows: [[{ ...cell, children: [ann] }]] },
    { type: 'rule' },
  ]);
});

it('keeps the link of a field, and its lines whichever way they end', () => {
  const link = { ...field('site'), href: 'https://x.example' };
  const shown = (line: string) => ({ ...bold(line), href: link.href });
  const lineBreak = { type: 'break' };
  expect(body(document(paragraph(link)), { site: '\na\rb\n\nc' })).toEqual([
    { type: 'paragraph', children: [lineBreak, shown('a'), lineBreak, shown('b'), lineBreak, lineBreak, shown('c')] },
  ]);
});

it('decides a condition by the text of a value, without the spaces around it', () => {
  const isShown = (equals: string, values: FieldValues) =>
    body(document({ type: 'when', field: 'value', equals, children: [{ type: 'rule' }] }), values).length === 1;
  expect(isShown(' worker', { value: 'worker ' })).toBe(true);
  expect(isShown('worker', { value: 'workers' })).toBe(false);
  expect(isShown('', {})).toBe(false);
  expect(isShown('a', { value: { header: [], rows: [['a']] } })).toBe(false);
});

it('makes a table without headers, and none of a field beside another or of a text alone', () => {
  const values = { table: { header: [], rows: [['a']] }, name: 'Ann' };
  const typesOf = (...children: Extract<Block, { type: 'paragraph' }>['children']) =>
    body(document(paragraph(...children)), values).map(({ type }) => type);
  expect(body(document(paragraph(field('table'))), values)).toMatchObject([
    { type: 'table', rows: [[{ header: false }]] },
  ]);
  expect(typesOf(field('table'), field('table'))).toEqual(['paragraph']);
  expect(typesOf(field('name'))).toEqual(['paragraph']);
  expect(typesOf(text('a'))).toEqual(['paragraph']);
  expect(typesOf()).toEqual(['paragraph']);
});

it('leaves the numbers of pages to the renderer, above and below the text only', () => {
  const numbers = [paragraph(field('page_number'), text('/'), field('page_count'))];
  const filled = fillContent({ header: numbers, footer: numbers, body: numbers }, {}, options('blank'));
  expect(filled.content).toEqual({ header: numbers, footer: numbers, body: [paragraph(text('/'))] });
  expect(filled.missing).toEqual(['page_number', 'page_count']);
  const named = { ...document(), header: [paragraph(field('employee_name'))] };
  expect(fillContent(named, { employee_name: 'Ann' }, options()).content.header).toEqual([
    { type: 'paragraph', children: [bold('Ann')] },
  ]);
});

it('leaves no condition and no field in any document', () => {
  fc.assert(
    fc.property(
      anyDocument,
      fc.dictionary(fc.constantFrom('employee_first_name', 'wage_amount'), fc.string()),
      (any, values) => {
        const { content } = fillContent(any, values, options('mark'));
        expect([...allBlocks(content)].some(({ type }) => type === 'when')).toBe(false);
        for (const inline of allInlines({ ...content, header: [], footer: [] })) expect(inline.type).not.toBe('field');
      },
    ),
    { seed: 18 },
  );
});
