import { describe, expect, it } from 'vitest';
import type { TableCell } from './nodes.ts';
import { MAX_COLUMNS, regularRows } from './table-grid.rules.ts';

const cell = (name: string, over: Partial<TableCell> = {}): TableCell => ({
  header: false,
  colspan: 1,
  rowspan: 1,
  children: [{ type: 'paragraph', children: name === '' ? [] : [{ type: 'text', text: name, marks: [] }] }],
  ...over,
});
const wide = (name: string, colspan: number) => cell(name, { colspan });
const tall = (name: string, rowspan: number) => cell(name, { rowspan });
/** `name colspan x rowspan`, where one of them is not 1. */
const shown = (rows: readonly (readonly TableCell[])[]) =>
  regularRows(rows).map((row) =>
    row.map(({ children, colspan, rowspan }) => {
      const texts = children.flatMap((block) =>
        block.type === 'paragraph' ? block.children.map((inline) => (inline.type === 'text' ? inline.text : '')) : [],
      );
      return `${texts.join('+')}${colspan === 1 && rowspan === 1 ? '' : ` ${colspan}x${rowspan}`}`;
    }),
  );

describe('the rows of a table', () => {
  it('stay as they are when they are regular', () => {
    const rows = [[cell('a'), cell('b')], [wide('c', 2)], [tall('d', 2), cell('e')], [cell('f')]];
    expect(regularRows(rows)).toEqual(rows);
    expect(regularRows([])).toEqual([]);
  });

  it('get empty cells where they are short, headers beside a header', () => {
    expect(shown([[cell('a'), cell('b'), cell('c')], [cell('d')]])).toEqual([
      ['a', 'b', 'c'],
      ['d', '', ''],
    ]);
    expect(regularRows([[cell('a', { header: true })], [cell('b'), cell('c')]])[0]).toEqual([
      cell('a', { header: true }),
      cell('', { header: true }),
    ]);
    expect(regularRows([[tall('a', 2), cell('b')], [cell('c')], [cell('d')]])[2]).toEqual([cell('d'), cell('')]);
  });

  it('have no cell over another one that reaches down', () => {
    expect(shown([[cell('a'), tall('b', 3), cell('c')], [wide('d', 2)], [cell('e'), cell('f')]])).toEqual([
      ['a', 'b 1x3', 'c'],
      ['d', ''],
      ['e', 'f'],
    ]);
    expect(shown([[tall('a', 2), tall('b', 2)], [cell('c')]])).toEqual([['a 1x2', 'b 1x2', ''], ['c']]);
  });

  it('have no cell over one that reaches down beside another that does', () => {
    expect(shown([[tall('a', 3), cell('b')], [tall('c', 2)], [cell('d')]])).toEqual([
      ['a 1x3', 'b', ''],
      ['c 1x2', ''],
      ['d'],
    ]);
  });

  it('are left out when they are empty, and no cell reaches below the last one', () => {
    expect(shown([[tall('a', 3), cell('b')], [], [cell('c')]])).toEqual([['a 1x2', 'b'], ['c']]);
    expect(shown([[tall('a', 9), cell('b')], [cell('c')]])).toEqual([['a 1x2', 'b'], ['c']]);
    expect(shown([[cell('a')], []])).toEqual([['a']]);
  });

  it('have forty columns at most; what stands beyond goes into the last cell', () => {
    const cells = Array.from({ length: MAX_COLUMNS + 2 }, (_, at) => cell(String(at)));
    const [row] = shown([cells]);
    expect(row).toHaveLength(MAX_COLUMNS);
    expect(row?.at(-1)).toBe('39+40+41');
    expect(shown([[cell('a'), wide('b', 60), cell('c')]])).toEqual([['a', 'b+c 39x1']]);
    const full = Array.from({ length: MAX_COLUMNS }, (_, at) => tall(String(at), 2));
    expect(shown([full, [wide('x', 2), cell('y')]])[1]).toEqual(['x+y']);
  });
});
