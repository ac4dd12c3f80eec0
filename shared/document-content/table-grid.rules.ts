import type { TableCell } from './nodes.ts';

/** More columns than this do not fit on a page; what stands in further cells goes into the last one. */
export const MAX_COLUMNS = 40;

const emptyCell = (header: boolean): TableCell => ({
  header,
  colspan: 1,
  rowspan: 1,
  children: [{ type: 'paragraph', children: [] }],
});

type Row = readonly TableCell[];

/** Rows without cells of their own are left out, and cells that reach down over them reach less far. */
const withoutEmptyRows = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row, at) => {
    if (row.length === 0) return [];
    return [
      row.map((cell) => {
        const below = rows.slice(at + 1, at + cell.rowspan);
        return { ...cell, rowspan: 1 + below.filter(({ length }) => length > 0).length };
      }),
    ];
  });

/** For how many further rows each column is filled by a cell from above. */
type Reach = number[];

const firstFree = (reach: Reach, from: number): number => {
  let column = from;
  while ((reach[column] ?? 0) > 0) column += 1;
  return column;
};

/** The cells of a row at the columns that are free, none over another one; notes in `below` how far they reach. */
const placeRow = (row: Row, reach: Reach, below: Reach): TableCell[] => {
  const placed: TableCell[] = [];
  let column = 0;
  for (const cell of row) {
    column = firstFree(reach, column);
    const last = placed.at(-1);
    if (column >= MAX_COLUMNS && last !== undefined) {
      placed[placed.length - 1] = { ...last, children: [...last.children, ...cell.children] };
      continue;
    }
    const wanted = Math.min(column + cell.colspan, MAX_COLUMNS);
    let end = column + 1;
    while (end < wanted && (reach[end] ?? 0) === 0) end += 1;
    placed.push({ ...cell, colspan: end - column });
    for (let at = column; at < end; at += 1) below[at] = cell.rowspan - 1;
    column = end;
  }
  return placed;
};

const columnsOf = (row: Row): number => row.reduce((sum, { colspan }) => sum + colspan, 0);

/**
 * The rows of a table in which every row fills every column once: no cell lies over another one or reaches below the
 * last row, and a short row gets empty cells. Regular rows stay as they are.
 */
export const regularRows = (rows: readonly Row[]): TableCell[][] => {
  let reach: Reach = [];
  const placed = withoutEmptyRows(rows).map((row) => {
    const below = reach.map((left) => Math.max(0, left - 1));
    const fromAbove = reach.filter((left) => left > 0).length;
    const cells = placeRow(row, reach, below);
    reach = Array.from(below, (left) => left ?? 0);
    return { cells, filled: fromAbove + columnsOf(cells) };
  });
  const width = Math.max(0, ...placed.map(({ filled }) => filled));
  return placed.map(({ cells, filled }) => [
    ...cells,
    ...Array.from({ length: width - filled }, () => emptyCell(cells.at(-1)?.header ?? false)),
  ]);
};
