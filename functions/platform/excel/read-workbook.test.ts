import { afterAll, describe, expect, it } from 'vitest';
import {
  aTemporaryFolder,
  aWorkbook,
  CELL_STYLE,
  type SheetCell,
  type WorkbookOptions,
} from '#tests/builders/workbook.ts';
import type { ReadCell } from './read-cell.ts';
import { readWorkbook, type WorkbookHeader, type WorkbookRow } from '#tests/builders/read-workbook.ts';

const folder = aTemporaryFolder();
afterAll(folder.remove);

const read = async (options: WorkbookOptions) => {
  const path = folder.write('read.xlsx', aWorkbook(options));
  let header: WorkbookHeader | undefined;
  const rows: WorkbookRow[] = [];
  for await (const part of readWorkbook(path)) {
    if (part.kind === 'header') header = part;
    else rows.push(part);
  }
  return { headers: header?.headers, hiddenSheets: header?.hiddenSheets, rows };
};

const readCell = async (cell: SheetCell, options: Omit<WorkbookOptions, 'rows'> = {}): Promise<ReadCell | undefined> =>
  (
    await read({
      rows: [
        ['Field', 'Mark'],
        [cell, 'x'],
      ],
      ...options,
    })
  ).rows[0]?.cells[0];

const text = (value: string): ReadCell => ({ kind: 'text', text: value });
const error = (code: string, shown: string) => ({ kind: 'error', code, text: shown });
const styled = (style: number, value: string | number): SheetCell => ({ xml: `<c s="${style}"><v>${value}</v></c>` });

describe('shape', () => {
  it('gives the header first, then the rows that hold anything, with the numbers Excel shows', async () => {
    const { headers, hiddenSheets, rows } = await read({
      rows: [[], [' Plate ', 'Net\nprice'], ['1-A', 12.5], [], [null, 3]],
    });
    expect(headers).toEqual(['Plate', 'Net\nprice']);
    expect(hiddenSheets).toEqual([]);
    expect(rows).toEqual([
      { kind: 'row', row: 3, cells: [text('1-A'), { kind: 'number', value: 12.5, text: '12.5' }] },
      { kind: 'row', row: 5, cells: [{ kind: 'empty' }, { kind: 'number', value: 3, text: '3' }] },
    ]);
  });

  it('reads the first visible sheet and names the hidden ones', async () => {
    const { rows, hiddenSheets } = await read({
      rows: [['Plate'], ['1-A']],
      others: [
        { name: 'Old', state: 'hidden', before: true, hasRows: true },
        { name: 'Secret', state: 'veryHidden', before: true, hasRows: true },
        { name: 'Next & last', hasRows: true },
      ],
    });
    expect(rows.map(({ cells }) => cells)).toEqual([[text('1-A')]]);
    expect(hiddenSheets).toEqual(['Old', 'Secret']);
  });

  it('takes 200 columns and refuses one more', async () => {
    const wide = (count: number) => Array.from({ length: count }, (_, index) => `C${index}`);
    expect((await read({ rows: [wide(200), wide(200)] })).headers).toHaveLength(200);
    const refused = { code: 'too_many_rows', extras: { reason: 'too_many_columns', limit: 200 } };
    await expect(read({ rows: [wide(201), wide(201)] })).rejects.toMatchObject(refused);
  });

  it('refuses more merged ranges than a table can mean', async () => {
    const merges = Array.from({ length: 1001 }, (_, index) => `A${index + 2}:B${index + 2}`);
    const refused = { code: 'too_many_rows', extras: { reason: 'too_many_merges', limit: 1000 } };
    await expect(read({ rows: [['A'], ['x']], merges })).rejects.toMatchObject(refused);
  });
});

describe('content', () => {
  it.each([
    [
      'rich text',
      '<si><r><t>1-</t></r><r><rPr><b/></rPr><t xml:space="preserve">ABC </t></r><r><t>x</t></r></si>',
      '1-ABC x',
    ],
    ['text without its phonetic reading', '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>', '東京'],
    ['escaped characters', '<si><t>a_x000D_b_x005F_x0041_ &lt;&amp;</t></si>', 'a\rb_x0041_ <&'],
  ])('reads %s', async (_, shared, expected) => {
    expect(await readCell({ xml: '<c t="s"><v>0</v></c>' }, { sharedStrings: [shared] })).toEqual(text(expected));
  });

  it('refuses a text that the file does not hold', async () => {
    await expect(readCell({ xml: '<c t="s"><v>7</v></c>' })).rejects.toMatchObject({ code: 'unsupported_file' });
  });

  it.each([
    ['a formula with a number', { formula: '1+1', cached: '2' }, { kind: 'number', value: 2, text: '2' }],
    ['a shared formula', { xml: '<c><f t="shared" si="0"/><v>2</v></c>' }, { kind: 'number', value: 2, text: '2' }],
    ['a formula with a text', { xml: '<c t="str"><f>A1</f><v>BMW</v></c>' }, { kind: 'text', text: 'BMW' }],
    ['a formula with a date', { xml: '<c s="1"><f>TODAY()</f><v>45351</v></c>' }, { kind: 'date', iso: '2024-02-29' }],
  ] as [string, SheetCell, ReadCell][])('takes the stored result of %s', async (_, cell, read) => {
    expect(await readCell(cell)).toEqual({ ...read, isFormula: true });
  });

  it('takes an empty text of a formula for an empty cell, and a formula without result for an error', async () => {
    expect(await readCell({ xml: '<c t="str"><f>IF(A1="","",1)</f><v></v></c>' })).toEqual({ kind: 'empty' });
    expect(await readCell({ xml: '<c><f>N2*12</f></c>' })).toEqual(error('formula_not_allowed', '=N2*12'));
    expect(await readCell({ xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' })).toEqual(error('error_value', '#DIV/0!'));
  });

  it('marks every cell of a merged range, and no other', async () => {
    const rows = [
      ['A', 'B', 'C'],
      ['1', '2', '3'],
      ['4', null, '6'],
      ['7', '8', '9'],
    ];
    const { rows: found } = await read({ rows, merges: ['A2:B3'] });
    const merged = (shown: string) => error('merged_cell', shown);
    expect(found.map(({ cells }) => cells)).toEqual([
      [merged('1'), merged('2'), text('3')],
      [merged('4'), merged(''), text('6')],
      [text('7'), text('8'), text('9')],
    ]);
  });

  it('takes the word mergeCell in a text for a text', async () => {
    expect(await readCell('<mergeCell ref="A1:B9"/>')).toEqual(text('<mergeCell ref="A1:B9"/>'));
  });

  it.each([
    ['outer space, also NBSP', '\u00a0 1-ABC-123 \u00a0', '1-ABC-123'],
    ['one leading quote', "'=1+1", '=1+1'],
    ['one of two leading quotes', "''x", "'x"],
  ])('takes off %s', async (_, written, expected) => {
    expect(await readCell(written)).toEqual(text(expected));
  });

  it('keeps leading zeros and inner space', async () => {
    expect(await readCell('007 8')).toEqual(text('007 8'));
  });

  it('reads text marked as typed as it is', async () => {
    const xml = `<c s="${CELL_STYLE.quoted}" t="inlineStr"><is><t xml:space="preserve"> 'x </t></is></c>`;
    expect(await readCell({ xml })).toEqual(text(" 'x "));
  });

  it('reads true, false and error values', async () => {
    expect(await readCell(true)).toEqual(text('TRUE'));
    expect(await readCell(false)).toEqual(text('FALSE'));
    expect(await readCell({ xml: '<c t="e"><v>#N/A</v></c>' })).toEqual(error('error_value', '#N/A'));
  });
});

describe('numbers and dates', () => {
  it.each([
    ['0', 0],
    ['-12.25', -12.25],
    ['1.5E-3', 0.0015],
    ['999999999999999', 999_999_999_999_999],
  ])('reads the number %s', async (raw, value) => {
    expect(await readCell({ xml: `<c><v>${raw}</v></c>` })).toEqual({ kind: 'number', value, text: String(value) });
  });

  it('refuses a number whose last digits Excel has lost', async () => {
    expect(await readCell({ xml: '<c><v>1.23456789012346E+17</v></c>' })).toEqual(
      error('number_too_long', '1.23456789012346E+17'),
    );
    expect(await readCell({ xml: '<c><v>1E+15</v></c>' })).toEqual(error('number_too_long', '1E+15'));
    expect(await readCell({ xml: '<c><v>1E+999</v></c>' })).toEqual(error('invalid_number', '1E+999'));
  });

  it.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [45_351, '2024-02-29'],
    [45_351.99, '2024-02-29'],
    [2_958_465, '9999-12-31'],
  ])('reads serial %d as %s', async (serial, iso) => {
    expect(await readCell({ serial })).toEqual({ kind: 'date', iso });
  });

  it.each([0, 0.5, 60, -3, 2_958_466])('refuses %d as a date', async (serial) => {
    expect(await readCell({ serial })).toEqual(error('invalid_date', String(serial)));
  });

  it('reads the 1904 system', async () => {
    expect(await readCell({ serial: 0 }, { date1904: true })).toEqual({ kind: 'date', iso: '1904-01-01' });
    expect(await readCell({ serial: 43_889 }, { date1904: true })).toEqual({ kind: 'date', iso: '2024-02-29' });
  });

  it('knows a date by its format, not by letters in quotes or colours', async () => {
    expect(await readCell(styled(CELL_STYLE.customDate, 45_351))).toEqual({ kind: 'date', iso: '2024-02-29' });
    expect(await readCell(styled(CELL_STYLE.number, 45_351))).toMatchObject({ kind: 'number', value: 45_351 });
  });

  it('reads dates written as ISO text', async () => {
    expect(await readCell({ xml: '<c t="d"><v>2024-02-29T00:00:00</v></c>' })).toEqual({
      kind: 'date',
      iso: '2024-02-29',
    });
    expect(await readCell({ xml: '<c t="d"><v>2023-02-29</v></c>' })).toEqual(error('invalid_date', '2023-02-29'));
  });
});
