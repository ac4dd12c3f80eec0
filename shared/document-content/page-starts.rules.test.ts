import { describe, expect, it } from 'vitest';
import type { Block } from './nodes.ts';
import { numberBlocks, pageStarts } from './page-starts.rules.ts';

const paragraph: Block = { type: 'paragraph', children: [] };
const heading: Block = { type: 'heading', level: 1, children: [] };
const cell = { header: false, colspan: 1, rowspan: 1, children: [paragraph] };

describe('the numbers of paragraphs and headings', () => {
  it('count from 0 through lists, tables, quotes and conditions', () => {
    const body: Block[] = [
      heading,
      { type: 'list', items: [[paragraph], [paragraph]] },
      { type: 'table', rows: [[cell, cell]] },
      { type: 'quote', children: [paragraph] },
      { type: 'when', field: 'company_name', children: [paragraph] },
      { type: 'rule' },
      paragraph,
    ];
    const at = (number: number) => ({ ...paragraph, at: number });
    const { content, count } = numberBlocks({ header: [], footer: [], body });
    expect(count).toBe(8);
    expect(content.body).toEqual([
      { ...heading, at: 0 },
      { type: 'list', items: [[at(1)], [at(2)]] },
      {
        type: 'table',
        rows: [
          [
            { ...cell, children: [at(3)] },
            { ...cell, children: [at(4)] },
          ],
        ],
      },
      { type: 'quote', children: [at(5)] },
      { type: 'when', field: 'company_name', children: [at(6)] },
      { type: 'rule' },
      at(7),
    ]);
  });
});

describe('where pages begin', () => {
  it('is at the first paragraph of each page after the first', () => {
    const begins = [
      { at: 0, page: 1 },
      { at: 1, page: 1 },
      { at: 2, page: 2 },
      { at: 3, page: 2 },
      { at: 4, page: 4 },
    ];
    const starts = [
      { page: 2, at: 2 },
      { page: 4, at: 4 },
    ];
    expect(pageStarts(begins)).toEqual(starts);
    expect(pageStarts(begins.toReversed())).toEqual(starts);
    expect(pageStarts([])).toEqual([]);
  });

  it('counts a row that is repeated on every page where it stands first', () => {
    const header = [1, 2, 3].map((page) => ({ at: 0, page }));
    expect(pageStarts([...header.toReversed(), { at: 1, page: 2 }, { at: 2, page: 3 }])).toEqual([
      { page: 2, at: 1 },
      { page: 3, at: 2 },
    ]);
  });

  it('never goes back to a page before', () => {
    const column = [
      { at: 0, page: 3 },
      { at: 1, page: 2 },
      { at: 2, page: 3 },
    ];
    expect(pageStarts(column)).toEqual([{ page: 3, at: 0 }]);
  });
});
