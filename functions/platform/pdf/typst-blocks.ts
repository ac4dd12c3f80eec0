import type { FilledBlock, FilledInline } from '#shared/document-content/fill.rules.ts';
import type { Alignment, Numbering, SignerPlace } from '#shared/document-content/nodes.ts';
import { mm, SIGNATURE } from './page-layout.ts';
import { tableGrid, type PlacedCell } from './table-grid.ts';
import { inlinesCode } from './typst-inlines.ts';
import type { Writing } from './typst-writing.ts';

type Of<Type extends FilledBlock['type']> = Extract<FilledBlock, { type: Type }>;

const LIST_INDENT = 8;
const QUOTE_INDENT = 6;
const CELL_PADDING = 2;

const narrower = (writing: Writing, by: number): Writing => ({
  ...writing,
  width: Math.max(10, writing.width - by),
  inside: writing.inside === 'text' ? 'block' : writing.inside,
});

const aligned = (body: string, align: Alignment | undefined): string => {
  if (align === undefined || align === 'left') return body;
  return align === 'justify' ? `{set par(justify: true);${body}}` : `align(${align}, ${body})`;
};

const isEmpty = (inlines: readonly FilledInline[]): boolean =>
  inlines.every((inline) => inline.type === 'text' && inline.text.trim() === '');

/** A line; where its page was asked for, an invisible sign in front of it tells that page. */
const lineCode = ({ children, at }: Of<'paragraph' | 'heading'>, writing: Writing): string => {
  const line = inlinesCode(children, writing);
  return at === undefined ? line : `{begins(${at});${line}}`;
};

const paragraphCode = (block: Of<'paragraph'>, writing: Writing): string =>
  isEmpty(block.children) ? 'empty-line' : aligned(`par(${lineCode(block, writing)})`, block.align);

const headingCode = (block: Of<'heading'>, writing: Writing): string => {
  const { level, children, align } = block;
  if (isEmpty(children)) return 'empty-line';
  const { outline } = writing;
  outline.level = Math.min(level, outline.level + 1);
  return aligned(`title-line(${level}, ${outline.level}, ${lineCode(block, writing)})`, align);
};

const numberingCode: Readonly<Record<Numbering, string>> = {
  decimal: 'numbering: "1."',
  letters: 'numbering: "a."',
  roman: 'numbering: "i."',
  legal: 'numbering: "1.1.", full: true',
};

const listCode = ({ numbering, start, items }: Of<'list'>, writing: Writing): string => {
  const inner = narrower(writing, LIST_INDENT);
  const kind = numbering === undefined ? 'list' : 'enum';
  const settings = numbering === undefined ? [] : [numberingCode[numbering], `start: ${start ?? 1}`];
  const bodies = items.map((item) => `${kind}.item(${blocksCode(item, inner)})`);
  return `${kind}(${[...settings, ...bodies].join(', ')})`;
};

const cellCode = (
  { cell, x, y, colspan, rowspan }: PlacedCell,
  shares: readonly number[],
  writing: Writing,
): string => {
  const share = shares.slice(x, x + colspan).reduce((sum, each) => sum + each, 0);
  const inner = { ...narrower(writing, 0), width: Math.max(5, writing.width * share - 2 * CELL_PADDING) };
  const body = blocksCode(cell.children, inner);
  const spans = `${colspan > 1 ? `colspan: ${colspan}, ` : ''}${rowspan > 1 ? `rowspan: ${rowspan}, ` : ''}`;
  return `table.cell(x: ${x}, y: ${y}, ${spans}${cell.header ? `header-cell(${body})` : body})`;
};

const tableCode = ({ rows }: Of<'table'>, writing: Writing): string => {
  const { cells, columns, headerRows, shares } = tableGrid(rows);
  if (columns === 0) return '{}';
  const code = (each: readonly PlacedCell[]): string[] => each.map((cell) => cellCode(cell, shares, writing));
  const header = code(cells.filter(({ y }) => y < headerRows));
  return `grid-table(${[
    `columns: (${shares.map((share) => `${Math.max(1, Math.round(share * 1000))}fr,`).join('')})`,
    ...(header.length > 0 ? [`table.header(${header.join(', ')})`] : []),
    ...code(cells.filter(({ y }) => y >= headerRows)),
  ].join(', ')})`;
};

/** The frames of some signers, two beside each other where there is room. A signer who does not sign has none. */
export const signaturesCode = (places: readonly SignerPlace[], writing: Writing): string => {
  if (writing.inside === 'edge') return '{}';
  const perRow = writing.width >= 2 * SIGNATURE.width + SIGNATURE.gap ? 2 : 1;
  const width = Math.min(SIGNATURE.width, writing.width);
  const frames = places.flatMap((place) =>
    writing.signers
      .filter((signer) => signer.place === place)
      .map(
        ({ label, name }) =>
          `signature(${mm(width)}, "${place}", ${writing.text.print(label)}, ${writing.text.print(name)})`,
      ),
  );
  return frames.length === 0 ? '{}' : `signatures(${Math.min(perRow, frames.length)}, ${frames.join(', ')})`;
};

const blockCode = (block: Exclude<FilledBlock, { type: 'signature' }>, writing: Writing): string => {
  switch (block.type) {
    case 'paragraph':
      return paragraphCode(block, writing);
    case 'heading':
      return headingCode(block, writing);
    case 'list':
      return listCode(block, writing);
    case 'table':
      return tableCode(block, writing);
    case 'quote':
      return `quotation(${blocksCode(block.children, narrower(writing, QUOTE_INDENT))})`;
    case 'rule':
      return 'rule-line';
    case 'page_break':
      return writing.inside === 'text' ? 'pagebreak(weak: true)' : '{}';
  }
};

/** Blocks as one expression of Typst. Signatures that follow each other stand beside each other. */
export const blocksCode = (blocks: readonly FilledBlock[], writing: Writing): string => {
  const parts: string[] = [];
  let places: SignerPlace[] = [];
  const flush = (): void => {
    if (places.length > 0) parts.push(signaturesCode(places, writing));
    places = [];
  };
  for (const block of blocks) {
    if (block.type === 'signature') {
      places.push(block.signer);
      continue;
    }
    flush();
    parts.push(blockCode(block, writing));
  }
  flush();
  return `{${parts.join('\n')}}`;
};
