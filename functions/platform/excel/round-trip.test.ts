import { existsSync } from 'node:fs';
import Workbook from 'exceljs/lib/doc/workbook.js';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { isBlank } from '#shared/values/is-blank.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import { guardWorkbook } from '#functions/platform/excel/guard-workbook.ts';
import { openZip, readWholePart } from '#functions/platform/office/open-zip.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import type { ReadCell } from '#functions/platform/excel/read-cell.ts';
import type { Cell, ColumnKind } from '#functions/platform/excel/to-cell.ts';
import type { WorkbookColumn } from '#functions/platform/excel/workbook-skeleton.ts';
import { writeWorkbook } from '#functions/platform/excel/write-workbook.ts';

const folder = aTemporaryFolder();
afterAll(folder.remove);
const path = folder.path('export.xlsx');

const fromRead = (cell: ReadCell): Cell | ReadCell => {
  if (cell.kind === 'empty') return null;
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'number') return cell.value;
  return cell.kind === 'date' ? cell.iso : cell;
};

/** Exports the values under each other and imports the file again. */
const roundTrip = async (kind: ColumnKind, values: readonly Cell[]): Promise<(Cell | ReadCell)[]> => {
  const columns: WorkbookColumn[] = [
    { header: 'Value', kind },
    { header: 'Number', kind: 'integer' },
  ];
  await writeWorkbook({ path, sheetName: 'Fleet', columns, rows: values.map((value, index) => [value, index]) });
  await guardWorkbook(path);
  const imported: (Cell | ReadCell)[] = [];
  for await (const part of readWorkbook(path)) {
    if (part.kind === 'row') imported.push(fromRead(part.cells[0] ?? { kind: 'empty' }));
  }
  return imported;
};

const part = async (name: string): Promise<string> => {
  const zip = await openZip(path, 200);
  const entry = zip.part(name);
  if (entry === undefined) throw new Error(`no part ${name}`);
  const content = await readWholePart(zip, entry);
  zip.file.close();
  return content.toString('utf8');
};
const sheetXml = () => part('xl/worksheets/sheet1.xml');

const write = (columns: WorkbookColumn[], rows: Cell[][] = [['x']], sheetName = 'Fleet') =>
  writeWorkbook({ path, sheetName, columns, rows });

/** Opens the file with exceljs, a reader that shares no code with ours. */
const openWithExceljs = async () => {
  const workbook = new Workbook();
  await workbook.xlsx.readFile(path);
  return workbook;
};

const dangerous = [
  '=1+1',
  '+SUM(A1)',
  '-2',
  '@x',
  '\tx',
  "'x",
  "''x",
  "'=1+1",
  '\r\n=1',
  '＝1',
  ' =1',
  '=cmd|" /C calc"!A0',
];

describe('export then import is the identity', () => {
  it('for what a spreadsheet would run, and for what it would change', async () => {
    const texts = [
      ...dangerous,
      '007',
      '1-JAN-123',
      '1E5',
      '12345678901234567890',
      'TRUE',
      '_x0041_',
      '_x000D_',
      'a\nb',
      'a\rb',
    ];
    expect(await roundTrip('text', texts)).toEqual(texts);
  });

  it('for any text', async () => {
    const start = fc.constantFrom('', '', '=', '+', '-', '@', '\t', "'", '\u00a0', '_x0020_', '<', ']]>');
    const text = fc
      .tuple(start, fc.string({ unit: 'binary', maxLength: 30 }))
      .map((both) => both.join(''))
      // A text of which nobody sees anything is stored as none.
      .filter((value) => !isBlank(value));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 40 }), async (texts) => {
        expect(await roundTrip('text', texts)).toEqual(texts);
      }),
      { numRuns: 60 },
    );
  });

  it('for any number of at most 15 digits', async () => {
    const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((cents) => cents / 100);
    const number = fc.oneof(amount, fc.double({ noNaN: true, min: -9e14, max: 9e14 })).map((value) => value + 0);
    await fc.assert(
      fc.asyncProperty(fc.array(number, { minLength: 1, maxLength: 40 }), async (numbers) => {
        expect(await roundTrip('money', numbers)).toEqual(numbers);
      }),
      { numRuns: 40 },
    );
  });

  it('for any date from 1900 to 2100', async () => {
    const date = fc
      .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
      .map((value) => value.toISOString().slice(0, 10));
    const edges = ['1900-01-01', '1900-02-28', '1900-03-01', '2024-02-29', '2100-12-31'];
    await fc.assert(
      fc.asyncProperty(fc.array(date, { minLength: 1, maxLength: 40 }), async (dates) => {
        expect(await roundTrip('date', [...edges, ...dates])).toEqual([...edges, ...dates]);
      }),
      { numRuns: 40 },
    );
  });

  it('for nothing', async () => {
    expect(await roundTrip('text', [null, '', 'x'])).toEqual([null, null, 'x']);
  });
});

describe('what cannot be kept', () => {
  it('is cut at what a cell can hold, with a mark', async () => {
    const [kept, cut] = await roundTrip('text', ['a'.repeat(32_767), 'b'.repeat(32_768)]);
    expect(kept === 'a'.repeat(32_767)).toBe(true);
    expect(cut === `${'b'.repeat(32_760)}… [cut]`).toBe(true);
  });

  it('is never cut inside a character', async () => {
    const [cut] = await roundTrip('text', [`x${'😀'.repeat(17_000)}`]);
    expect(String(cut).slice(-9)).toBe('😀… [cut]');
    expect(String(cut).isWellFormed()).toBe(true);
  });

  it('goes out as text when it is no real date or has too many digits', async () => {
    expect(await roundTrip('date', ['2023-02-29', '1899-12-31'])).toEqual(['2023-02-29', '1899-12-31']);
    expect(await roundTrip('number', [1e15, Number.NaN, 'n/a'])).toEqual(['1000000000000000', null, 'n/a']);
  });

  it('becomes a replacement character when it is half a character', async () => {
    expect(await roundTrip('text', ['a\ud800b'])).toEqual(['a\ufffdb']);
  });
});

describe('the file', () => {
  it('holds no formula, and marks what could be taken for one as typed text', async () => {
    await roundTrip('text', dangerous);
    const xml = await sheetXml();
    expect(xml).not.toContain('<f');
    const [style] = new Set(
      Array.from({ length: dangerous.length }, (_, i) => RegExp(`"A${i + 2}" s="(\\d+)" t="inlineStr"`).exec(xml)?.[1]),
    );
    const styles = (await part('xl/styles.xml')).split('<cellXfs')[1]?.match(/<xf [^>]*>/g) ?? [];
    expect(styles[Number(style)]).toContain('quotePrefix="1"');
    expect((await part('xl/styles.xml')).match(/<cellXfs count="(\d+)"/)?.[1]).toBe(String(styles.length));
  });

  it('opens elsewhere with real dates, numbers, formats, a bold frozen header and a filter', async () => {
    await write(
      [
        { header: 'Plate', kind: 'text', width: 33 },
        { header: 'Start', kind: 'date' },
        { header: 'Price', kind: 'money' },
        { header: 'Power', kind: 'integer' },
      ],
      [
        ['1-ABC-123', '2024-02-29', 1234.5, 90],
        ['007', null, null, null],
      ],
      "Fleet: [cars]/bikes that have a long name'",
    );
    const sheet = (await openWithExceljs()).worksheets[0];
    expect(sheet?.name).toBe('Fleet cars bikes that have a lo');
    expect(sheet?.getRow(1).values).toEqual([undefined, 'Plate', 'Start', 'Price', 'Power']);
    expect(sheet?.getCell('A1').font.bold).toBe(true);
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet?.autoFilter).toBe('A1:D3');
    expect(sheet?.getColumn(1).width).toBe(33);
    expect(sheet?.getCell('A3').value).toBe('007');
    expect(sheet?.getCell('A2').numFmt).toBe('@');
    expect(sheet?.getCell('B2').value).toEqual(new Date('2024-02-29T00:00:00Z'));
    expect(sheet?.getCell('B2').numFmt).toBe('dd/mm/yyyy');
    expect(sheet?.getCell('C2').value).toBe(1234.5);
    expect(sheet?.getCell('C2').numFmt).toBe('#,##0.00');
    expect(sheet?.getCell('D2').numFmt).toBe('0');
  });

  it('offers drop-downs, long ones and ones with commas from a hidden sheet', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `Choice number ${index}`);
    await write([
      { header: 'Fuel', kind: 'text', allowed: ['Diesel', 'Say "E"'] },
      { header: 'Type', kind: 'text', allowed: ['a, b', 'c'] },
      { header: 'Choice', kind: 'text', allowed: many },
    ]);
    const sheet = await sheetXml();
    expect(sheet).toContain('sqref="A2:A100001"><formula1>&quot;Diesel,Say &quot;&quot;E&quot;&quot;&quot;</formula1>');
    expect(sheet).toContain('<formula1>Lists!$B$1:$B$2</formula1>');
    expect(sheet).toContain('<formula1>Lists!$C$1:$C$40</formula1>');
    expect(await part('xl/workbook.xml')).toMatch(/name="Lists" state="veryHidden"/);
    const shared = await part('xl/sharedStrings.xml');
    expect(shared).toContain('<t>a, b</t>');
    expect(shared).toContain('<t>Choice number 39</t>');
    for await (const read of readWorkbook(path)) {
      if (read.kind === 'header') expect(read.hiddenSheets).toEqual(['Lists']);
    }
  });

  it('takes rows that come one by one, and counts them', async () => {
    const rows = async function* (): AsyncGenerator<Cell[]> {
      for (let row = 0; row < 5000; row += 1) yield await Promise.resolve([`Car ${row}`]);
    };
    const columns: WorkbookColumn[] = [{ header: 'Name', kind: 'text' }];
    expect(await writeWorkbook({ path, sheetName: 'Fleet', columns, rows: rows() })).toEqual({ rows: 5000 });
    let last: unknown;
    for await (const row of readWorkbook(path)) last = row;
    expect(last).toEqual({ kind: 'row', row: 5001, cells: [{ kind: 'text', text: 'Car 4999' }] });
  });

  it('is gone when the rows fail in the middle', async () => {
    const failing = folder.path('failing.xlsx');
    const rows = function* (): Generator<Cell[]> {
      for (let row = 0; row < 20_000; row += 1) yield [`Car ${row}`];
      throw new Error('the table is gone');
    };
    const columns: WorkbookColumn[] = [{ header: 'Name', kind: 'text' }];
    const writing = writeWorkbook({ path: failing, sheetName: 'Fleet', columns, rows: rows() });
    await expect(writing).rejects.toThrow('the table is gone');
    expect(existsSync(failing)).toBe(false);
  });

  it('fails when the folder does not exist', async () => {
    const columns: WorkbookColumn[] = [{ header: 'Name', kind: 'text' }];
    const writing = writeWorkbook({ path: folder.path('no/such.xlsx'), sheetName: 'Fleet', columns, rows: [['x']] });
    await expect(writing).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
