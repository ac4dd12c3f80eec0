import type { Block, DocumentContent, Inline } from './nodes.ts';

/** Every block below these ones, each before what stands in it. */
export function* blocksIn(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    if (block.type === 'list') for (const item of block.items) yield* blocksIn(item);
    if (block.type === 'table') for (const row of block.rows) for (const cell of row) yield* blocksIn(cell.children);
    if (block.type === 'quote' || block.type === 'when') yield* blocksIn(block.children);
  }
}

/** Every block of a document: what stands above, the text, what stands below. */
export function* allBlocks(content: DocumentContent): Generator<Block> {
  yield* blocksIn(content.header);
  yield* blocksIn(content.body);
  yield* blocksIn(content.footer);
}

export function* allInlines(content: DocumentContent): Generator<Inline> {
  for (const block of allBlocks(content))
    if (block.type === 'paragraph' || block.type === 'heading') yield* block.children;
}

/** The names of the fields that a document shows or asks in a condition, each once, in the order of the text. */
export const fieldNames = (content: DocumentContent): string[] => {
  const names = new Set<string>();
  for (const block of allBlocks(content)) {
    if (block.type === 'when') names.add(block.field);
    if (block.type === 'paragraph' || block.type === 'heading')
      for (const inline of block.children) if (inline.type === 'field') names.add(inline.name);
  }
  return [...names];
};

/** The pictures of a document by the id of their file, each once. */
export const imageIds = (content: DocumentContent): string[] => [
  ...new Set([...allInlines(content)].flatMap((inline) => (inline.type === 'image' ? [inline.fileId] : []))),
];
