import type { FilledBlock, FilledCell, FilledInline } from '#shared/document-content/fill.rules.ts';

export type PlacedCell = {
  readonly cell: FilledCell;
  readonly x: number;
  readonly y: number;
  readonly colspan: number;
  readonly rowspan: number;
};

export type TableGrid = {
  readonly cells: readonly PlacedCell[];
  readonly columns: number;
  readonly rows: number;
  /** The first rows that hold header cells only; they are repeated on every page. */
  readonly headerRows: number;
  /** The share of the width that each column gets; the sum is 1. */
  readonly shares: readonly number[];
};

/** A cell over more columns than this gains nothing by it. */
const WIDEST_SPAN = 60;
/** A header of more rows than this is not repeated, or it would leave no room for the rows themselves. */
const MAX_HEADER_ROWS = 3;
const NARROWEST = 6;
const WIDEST = 44;
/** The space at both sides of a cell, and what bold signs are wider. */
const PADDING = 5;

const inlineLength = (inline: FilledInline): number => (inline.type === 'text' ? inline.text.length : 0);

/** How many characters a cell would like to have in a line. */
const wishOf = (blocks: readonly FilledBlock[]): number => {
  const lengths = blocks.map((block): number => {
    if (block.type === 'paragraph' || block.type === 'heading')
      return block.children.reduce((sum, inline) => sum + inlineLength(inline), 0);
    if (block.type === 'list') return Math.max(0, ...block.items.map(wishOf)) + NARROWEST;
    return block.type === 'table' || block.type === 'signature' ? WIDEST : 0;
  });
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths) + PADDING);
};

const sharesOf = (cells: readonly PlacedCell[], columns: number): number[] => {
  const wishes = Array.from({ length: columns }, () => NARROWEST + PADDING);
  for (const { cell, x, colspan } of cells) {
    if (colspan > 1) continue;
    wishes[x] = Math.max(wishes[x] ?? 0, wishOf(cell.children));
  }
  const total = wishes.reduce((sum, wish) => sum + wish, 0);
  return wishes.map((wish) => wish / total);
};

const headerRowsOf = (rows: readonly (readonly FilledCell[])[]): number => {
  const first = rows.findIndex((row) => row.length === 0 || row.some(({ header }) => !header));
  const count = first < 0 ? rows.length - 1 : first;
  return count > MAX_HEADER_ROWS ? 0 : Math.max(0, count);
};

/** The same cells without the columns in which no cell begins: a cell over a thousand columns makes none of them. */
const withoutEmptyColumns = (cells: readonly PlacedCell[]): { cells: PlacedCell[]; columns: number } => {
  const begins = [...new Set(cells.map(({ x }) => x))].toSorted((a, b) => a - b);
  const columnOf = new Map(begins.map((x, index) => [x, index]));
  const moved = cells.map((placed) => ({
    ...placed,
    x: columnOf.get(placed.x) ?? 0,
    colspan: begins.filter((x) => x >= placed.x && x < placed.x + placed.colspan).length,
  }));
  return { cells: moved, columns: begins.length };
};

const placeCells = (rows: readonly (readonly FilledCell[])[], headerRows: number): PlacedCell[] => {
  /** For each column the first row in which no cell from above stands. */
  const freeFrom: number[] = [];
  const isFree = (x: number, y: number): boolean => (freeFrom[x] ?? 0) <= y;
  const cells: PlacedCell[] = [];
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row) {
      while (!isFree(x, y)) x += 1;
      let colspan = 1;
      while (colspan < Math.min(cell.colspan, WIDEST_SPAN) && isFree(x + colspan, y)) colspan += 1;
      const lastRow = y < headerRows ? headerRows : rows.length;
      const rowspan = Math.max(1, Math.min(cell.rowspan, lastRow - y));
      for (let column = x; column < x + colspan; column += 1) freeFrom[column] = y + rowspan;
      cells.push({ cell, x, y, colspan, rowspan });
      x += colspan;
    }
  }
  return cells;
};

/** Where each cell of a table stands, as a browser would place it; no two cells ever cover the same place. */
export const tableGrid = (rows: readonly (readonly FilledCell[])[]): TableGrid => {
  const headerRows = headerRowsOf(rows);
  const { cells, columns } = withoutEmptyColumns(placeCells(rows, headerRows));
  return { cells, columns, rows: rows.length, headerRows, shares: sharesOf(cells, columns) };
};
