import { ROWS_COUNTED_MAX } from '#shared/imports/import-row.ts';
import { suggestMapping, type ImportMapping } from '#shared/imports/suggest-mapping.ts';
import type { ColumnValues } from '#shared/imports/guess-field.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Language } from '#shared/values/language.ts';
import { plainText } from '#functions/platform/excel/plain-text.ts';
import type { SheetRow } from '#functions/platform/excel/read-rows.ts';
import type { OpenTable } from '#functions/platform/excel/table.ts';
import { workbookProblem } from '#functions/platform/excel/workbook-problem.ts';
import { columnValues } from './column-values.ts';
import { unnamedColumn } from './unnamed-column.ts';

/** Where the table stands in the file. `headers` has a name per column, '' for one without header and values. */
export type TableLayout = { sheet: string | null; header_row: number; headers: string[] };

/** What the user has chosen; the rest is guessed. */
export type LayoutChoice = { sheet?: string | undefined; header_row?: number | undefined };

/** What the fields of the import are called, which is how the row of headers is found. */
export type KnownNames = { columns: readonly ImportColumn[]; remembered: ImportMapping };

export type TableStart = TableLayout & {
  samples: string[][];
  /** What each column holds, as far as it was read. */
  values: ColumnValues[];
  /** Number of rows under the header; null when there are too many to count at once. */
  rows: number | null;
  /** How many of the counted rows Excel does not show. */
  hiddenRows: number;
  preview: { row: number; cells: string[] }[];
};

/** The header stands among the first rows; further sheets than these are not looked at. */
const HEAD_ROWS = 40;
export const SHEETS_MAX = 12;
const PREVIEW_ROWS = 15;
const PREVIEW_CELLS = 8;
const PREVIEW_TEXT = 60;

const headerText = (cell: SheetRow['cells'][number]): string => plainText(cell).trim().replace(/\s+/g, ' ');

export const headOf = async (table: OpenTable, sheet: string | null): Promise<SheetRow[]> => {
  const head: SheetRow[] = [];
  for await (const row of table.rows(sheet)) {
    head.push(row);
    if (head.length === HEAD_ROWS) break;
  }
  return head;
};

/** Names of a row's cells; a name that stands there already gets a number. */
const namesOf = ({ cells }: SheetRow): string[] => {
  const taken = new Set<string>();
  return cells.map((cell) => {
    const text = headerText(cell);
    if (text === '') return '';
    let name = text;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${text} (${count})`;
    taken.add(name.toLowerCase());
    return name;
  });
};

const filled = (names: readonly string[]): number => names.filter((name) => name !== '').length;

type Candidate = { row: SheetRow; fields: string[]; unmatched: string[]; score: number; width: number };

/**
 * The row that names most fields. Where no row names any, the first one that is at least half as wide as the widest: a
 * title has a cell or two.
 */
export const headerAmong = (head: readonly SheetRow[], { columns, remembered }: KnownNames): Candidate | undefined => {
  const candidates = head.map((row): Candidate => {
    const names = namesOf(row).filter((name) => name !== '');
    const suggested = suggestMapping(names, columns, remembered);
    const fields = Object.values(suggested).filter((field) => field !== null);
    const unmatched = names.filter((name) => (suggested[name] ?? null) === null);
    return { row, fields, unmatched, score: fields.length, width: names.length };
  });
  const widest = Math.max(0, ...candidates.map(({ width }) => width));
  const best = candidates.toSorted((one, other) => other.score - one.score)[0];
  if (best && (best.score >= 2 || (best.score === 1 && best.width * 2 >= widest))) return best;
  return candidates.find(({ width }) => width > 0 && width * 2 >= widest);
};

type Place = { sheet: string | null; header: SheetRow; head: SheetRow[] };

const guessPlace = async (table: OpenTable, asked: string | undefined, known: KnownNames): Promise<Place> => {
  const sheets = asked !== undefined ? [asked] : table.sheets.length > 0 ? table.sheets.slice(0, SHEETS_MAX) : [null];
  let best: (Place & { score: number }) | undefined;
  for (const sheet of sheets) {
    const head = await headOf(table, sheet);
    const found = headerAmong(head, known);
    if (found && (!best || found.score > best.score)) best = { sheet, header: found.row, head, score: found.score };
  }
  if (!best) throw workbookProblem('empty_workbook');
  return best;
};

const chosenPlace = async (table: OpenTable, choice: LayoutChoice, known: KnownNames): Promise<Place> => {
  const place = await guessPlace(table, choice.sheet, known);
  if (choice.header_row === undefined) return place;
  const header = place.head.find(({ row }) => row === choice.header_row);
  if (!header) throw new AppError('workbook_invalid', { detail: `Row ${choice.header_row} holds no headers.` });
  return { ...place, header };
};

/** The rows under the header with what they hold, whatever their width. Throws `too_many_rows` and `empty_workbook`. */
export const rowsUnder = async function* (
  table: OpenTable,
  { sheet, header_row: headerRow }: Pick<TableLayout, 'sheet' | 'header_row'>,
  limit: number,
): AsyncGenerator<SheetRow, void, undefined> {
  let count = 0;
  for await (const row of table.rows(sheet)) {
    if (row.row <= headerRow) continue;
    count += 1;
    if (count > limit) throw workbookProblem('too_many_rows', { limit });
    yield row;
  }
  if (count === 0) throw workbookProblem('empty_workbook');
};

const previewOf = (head: readonly SheetRow[]): TableStart['preview'] =>
  head.slice(0, PREVIEW_ROWS).map(({ row, cells }) => ({
    row,
    cells: cells.slice(0, PREVIEW_CELLS).map((cell) => plainText(cell).slice(0, PREVIEW_TEXT)),
  }));

/**
 * Finds the table in a file: the sheet and the row of headers as chosen or guessed, the names of the columns, and the
 * first values of each. A column without a header gets the name that the spreadsheet shows.
 */
export const readLayout = async (
  table: OpenTable,
  choice: LayoutChoice,
  { language, ...known }: KnownNames & { readonly language: Language },
): Promise<TableStart> => {
  const { sheet, header, head } = await chosenPlace(table, choice, known);
  const names = namesOf(header);
  const held = columnValues();
  let count = 0;
  let hiddenRows = 0;
  let isCounted = true;
  for await (const row of rowsUnder(table, { sheet, header_row: header.row }, Number.MAX_SAFE_INTEGER)) {
    count += 1;
    isCounted = count <= ROWS_COUNTED_MAX;
    if (!isCounted) break;
    held.add(row);
    if (row.isHidden) hiddenRows += 1;
  }
  const width = Math.max(names.length, held.width());
  const headers = Array.from({ length: width }, (_, at) => {
    const name = names[at] ?? '';
    return name !== '' || !held.isFilled(at) ? name : unnamedColumn(at, language);
  });
  if (filled(headers) === 0) throw workbookProblem('empty_workbook');
  return {
    sheet,
    header_row: header.row,
    headers,
    samples: headers.map((_, at) => held.samplesOf(at)),
    values: headers.map((name, at) => ({ header: name, ...held.valuesOf(at) })),
    rows: isCounted ? count : null,
    hiddenRows,
    preview: previewOf(head),
  };
};
