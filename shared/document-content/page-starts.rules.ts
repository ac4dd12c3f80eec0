import type { Block, DocumentContent } from './nodes.ts';

/** The paragraph or heading that begins first on a page; pages without one, and the first page, have none. */
export type PageStart = {
  readonly page: number;
  /** The place of the block among the paragraphs and headings of the text, from 0. */
  readonly at: number;
};

/** The page on which a numbered paragraph or heading begins. */
export type Begin = { readonly at: number; readonly page: number };

/** The document with a number for each paragraph and heading of its text, and how many they are. */
export const numberBlocks = (content: DocumentContent): { content: DocumentContent; count: number } => {
  let count = 0;
  const inBlock = (block: Block): Block => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, at: count++ };
      case 'list':
        return { ...block, items: block.items.map(inBlocks) };
      case 'table':
        return {
          ...block,
          rows: block.rows.map((row) => row.map((cell) => ({ ...cell, children: inBlocks(cell.children) }))),
        };
      case 'quote':
      case 'when':
        return { ...block, children: inBlocks(block.children) };
      default:
        return block;
    }
  };
  const inBlocks = (blocks: readonly Block[]): Block[] => blocks.map(inBlock);
  return { content: { ...content, body: inBlocks(content.body) }, count };
};

/** Where pages begin. Rows that are repeated on every page count where they stand first. */
export const pageStarts = (begins: readonly Begin[]): PageStart[] => {
  const first = new Map<number, number>();
  for (const { at, page } of begins) first.set(at, Math.min(page, first.get(at) ?? page));
  const starts: PageStart[] = [];
  let last = 1;
  for (const [at, page] of [...first].toSorted(([one], [other]) => one - other)) {
    if (page > last) starts.push({ page, at });
    last = Math.max(last, page);
  }
  return starts;
};
