import { openTable } from '#functions/platform/excel/open-table.ts';
import { plainText } from '#functions/platform/excel/plain-text.ts';
import { EMPTY, type ReadCell } from '#functions/platform/excel/read-cell.ts';

export type WorkbookHeader = { kind: 'header'; headers: string[]; hiddenSheets: readonly string[] };
export type WorkbookRow = { kind: 'row'; row: number; cells: ReadCell[] };

/** The first sheet of a file whose first row holds the headers: those, then every row with a cell for each of them. */
export const readWorkbook = async function* (path: string): AsyncGenerator<WorkbookHeader | WorkbookRow> {
  const table = await openTable(path, false);
  try {
    let width: number | undefined;
    for await (const { row, cells } of table.rows(null)) {
      if (width === undefined) {
        width = cells.length;
        yield { kind: 'header', headers: cells.map(plainText), hiddenSheets: table.hiddenSheets };
      } else {
        yield { kind: 'row', row, cells: Array.from({ length: width }, (_, at) => cells[at] ?? EMPTY) };
      }
    }
  } finally {
    table.close();
  }
};

/** The file as text, the headers first; what is no text is ''. */
export const textsOf = async (path: string): Promise<string[][]> => {
  const lines: string[][] = [];
  for await (const part of readWorkbook(path))
    lines.push(part.kind === 'header' ? part.headers : part.cells.map((cell) => ('text' in cell ? cell.text : '')));
  return lines;
};
