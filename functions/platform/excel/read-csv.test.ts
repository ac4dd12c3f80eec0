import { afterAll, expect, it } from 'vitest';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import { plainText } from './plain-text.ts';
import { openCsv } from './read-csv.ts';

const folder = aTemporaryFolder();
afterAll(folder.remove);

const read = async (content: string | Buffer): Promise<[number, ...string[]][]> => {
  const table = await openCsv(folder.write('read.csv', Buffer.from(content)));
  const rows: [number, ...string[]][] = [];
  for await (const { row, cells } of table.rows(null)) rows.push([row, ...cells.map(plainText)]);
  return rows;
};

it.each([
  ['semicolons, with commas in amounts', 'a;b\n1,5;2,5\n', ['1,5', '2,5']],
  ['commas', 'a,b\n1;5,2\n', ['1;5', '2']],
  ['tabs', 'a\tb\n1, 2; 3\tx\n', ['1, 2; 3', 'x']],
  ['a pipe that the file declares', 'sep=|\na;b|c\n1;2|3\n', ['1;2', '3']],
  ['quotes with separators, breaks and quotes inside', 'a;b\n"x;\r\n""y""";2\n', ['x;\n"y"', '2']],
  ['a quote in the middle of a text', 'a;b\n19" wheel;2\n', ['19" wheel', '2']],
  ['one column', 'a\nx\n', ['x']],
  ['no break at the end', 'a;b\nx;y', ['x', 'y']],
])('splits %s', async (_, content, cells) => expect((await read(content)).at(-1)?.slice(1)).toEqual(cells));

it('numbers rows as the lines that Excel shows, and leaves out empty ones', async () => {
  expect(await read('sep=;\r\na;b\r\n;;\r\n\r\nx;y\r\n')).toEqual([
    [1, 'a', 'b'],
    [4, 'x', 'y'],
  ]);
});

it.each([
  ['UTF-8', Buffer.from('é;€\n1;2')],
  ['UTF-8 with its mark', Buffer.from('\ufeffé;€\n1;2')],
  ['UTF-16', Buffer.from('\ufeffé;€\n1;2', 'utf16le')],
  ['UTF-16 without its mark', Buffer.from('é;€\n1;2', 'utf16le')],
  ['UTF-16 with the high byte first', Buffer.from('\ufeffé;€\n1;2', 'utf16le').swap16()],
  ['windows-1252', Buffer.from([0xe9, 0x3b, 0x80, 0x0a, 0x31, 0x3b, 0x32])],
])('reads %s', async (_, content) => expect((await read(content))[0]).toEqual([1, 'é', '€']));

it('refuses bytes that are no text, and more than 200 columns', async () => {
  await expect(read(Buffer.from([1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]))).rejects.toMatchObject({
    code: 'unsupported_file',
  });
  await expect(read(`${'x;'.repeat(201)}x\n`)).rejects.toMatchObject({ code: 'too_many_rows' });
});

it('refuses a quote that is never closed, which would hide all rows after it in one cell', async () => {
  await expect(read('a;b\n1;2\n"3;4\n5;6\n')).rejects.toMatchObject({
    code: 'workbook_invalid',
    extras: { reason: 'open_quote', row: 3 },
  });
  expect(await read('a;b\n1;"2"')).toEqual([
    [1, 'a', 'b'],
    [2, '1', '2'],
  ]);
});
