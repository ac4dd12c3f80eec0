import { columnLetters } from './cell-text.ts';
import { ENTRIES_MAX, ROWS_MAX } from './limits.ts';
import { readMergedRanges } from './merged-ranges.ts';
import { openZip } from './open-zip.ts';
import { EMPTY, type ReadCell } from './read-cell.ts';
import { readRows, type SheetRow } from './read-rows.ts';
import { readWorkbookParts } from './workbook-parts.ts';
import { workbookProblem } from './workbook-problem.ts';

export type WorkbookHeader = {
  kind: 'header';
  headers: string[];
  /** Sentences about ignored content, such as further sheets. */
  notices: string[];
};
export type WorkbookRow = {
  kind: 'row';
  /** The row number that Excel shows. */
  row: number;
  /** One cell for each header. */
  cells: ReadCell[];
};

const headerText = (cell: ReadCell): string =>
  cell.kind === 'text' || cell.kind === 'number' ? cell.text.trim().replace(/\s+/g, ' ') : '';

const toHeaders = ({ cells }: SheetRow): string[] => {
  const headers = cells.map(headerText);
  const missing = headers.indexOf('');
  if (missing !== -1) throw workbookProblem('missing_header', { column: columnLetters(missing) });
  const seen = new Set<string>();
  for (const header of headers) {
    const key = header.toLowerCase();
    if (seen.has(key)) throw workbookProblem('duplicate_header', { header });
    seen.add(key);
  }
  return headers;
};

/** Fits a row to the header. Data in a column without a header refuses the file, since it would be lost silently. */
const fitToHeaders = ({ row, cells }: SheetRow, headers: readonly string[]): WorkbookRow => {
  if (cells.length > headers.length) {
    const column = cells.findIndex((cell, index) => index >= headers.length && cell.kind !== 'empty');
    throw workbookProblem('missing_header', { column: columnLetters(column), row });
  }
  return { kind: 'row', row, cells: headers.map((_, index) => cells[index] ?? EMPTY) };
};

/**
 * Streams the first visible sheet of a workbook that `guardWorkbook` accepted: first the header, then every row with
 * content. Errors of a cell travel in the cell (docs/areas/files.md#cells). Throws `too_many_rows`, `workbook_invalid`
 * (reasons `empty_workbook`, `missing_header`, `duplicate_header`) and the errors of the guard.
 */
export const readWorkbook = async function* (
  path: string,
): AsyncGenerator<WorkbookHeader | WorkbookRow, void, undefined> {
  const zip = await openZip(path, ENTRIES_MAX);
  try {
    const parts = await readWorkbookParts(zip);
    const mergesAt = await readMergedRanges(zip, parts.sheet);
    let headers: string[] | null = null;
    let count = 0;
    for await (const sheetRow of readRows(zip, parts)) {
      if (headers === null) {
        headers = toHeaders(sheetRow);
        continue;
      }
      if (count === 0) yield { kind: 'header', headers, notices: parts.notices };
      count += 1;
      if (count > ROWS_MAX) throw workbookProblem('too_many_rows', { limit: ROWS_MAX });
      const row = fitToHeaders(sheetRow, headers);
      for (const { left, right } of mergesAt(row.row)) {
        row.cells.fill({ kind: 'error', code: 'merged_cell' }, left, right + 1);
      }
      yield row;
    }
    if (count === 0) throw workbookProblem('empty_workbook');
  } finally {
    zip.file.close();
  }
};
