import type { Entry } from 'yauzl';
import { columnIndex, unescapeCellText } from './cell-text.ts';
import { COLUMNS_MAX } from './limits.ts';
import { readPart, type Zip } from '#functions/platform/office/open-zip.ts';
import { parseXml, type XmlHandlers } from './parse-xml.ts';
import { EMPTY, toReadCell, type RawCell, type ReadCell } from './read-cell.ts';
import type { WorkbookParts } from './workbook-parts.ts';
import { workbookProblem } from './workbook-problem.ts';

/** A row of the sheet; `cells` ends at the last cell that is not empty. Excel does not show a row that `isHidden`. */
export type SheetRow = { row: number; cells: ReadCell[]; isHidden?: true };

const SHEET_ROWS_MAX = 1_048_576;

/** Handlers that gather the rows with content from the events of the sheet's XML. */
const rowHandlers = (parts: WorkbookParts, push: (row: SheetRow) => void): XmlHandlers => {
  let row = 0;
  let cells: ReadCell[] = [];
  let isHidden = false;
  let column = -1;
  let cell: RawCell | null = null;
  let inValue = false;
  let inFormula = false;
  let inPhonetic = false;

  const endCell = (): void => {
    if (cell === null) return;
    const isText = cell.type === 'inlineStr' || cell.type === 'str';
    const read = toReadCell(isText ? { ...cell, value: unescapeCellText(cell.value) } : cell, parts);
    cell = null;
    if (read.kind === 'empty') return;
    if (column >= COLUMNS_MAX) throw workbookProblem('too_many_columns', { limit: COLUMNS_MAX });
    while (cells.length < column) cells.push(EMPTY);
    cells[column] = read;
  };

  return {
    open: (name, attributes) => {
      switch (name) {
        case 'row':
          row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']);
          if (!Number.isInteger(row) || row < 1 || row > SHEET_ROWS_MAX) throw workbookProblem('damaged');
          cells = [];
          // Rows that a filter leaves out are marked the same.
          isHidden = /^(?:1|true)$/.test(attributes['hidden'] ?? '');
          column = -1;
          break;
        case 'c':
          column = attributes['r'] === undefined ? column + 1 : columnIndex(attributes['r']);
          if (column < 0) throw workbookProblem('damaged');
          cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), formula: null, value: '' };
          break;
        case 'f':
          if (cell !== null) cell.formula = '';
          inFormula = cell !== null;
          break;
        case 'rPh':
          inPhonetic = true;
          break;
        case 'v':
        case 't':
          inValue = cell !== null && !inPhonetic;
          break;
        default:
      }
    },
    text: (text) => {
      if (inValue && cell !== null) cell.value += text;
      else if (inFormula && cell !== null) cell.formula = (cell.formula ?? '') + text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'f') inFormula = false;
      else if (name === 'rPh') inPhonetic = false;
      else if (name === 'c') endCell();
      else if (name === 'row' && cells.length > 0) push({ row, cells, ...(isHidden && { isHidden }) });
    },
  };
};

/** The rows of a sheet with content, as they stream in. */
export const readRows = async function* (
  zip: Zip,
  sheet: Entry,
  parts: WorkbookParts,
): AsyncGenerator<SheetRow, void, undefined> {
  let ready: SheetRow[] = [];
  const handlers = rowHandlers(parts, (row) => ready.push(row));
  for await (const _ of parseXml(readPart(zip, sheet), handlers)) {
    const rows = ready;
    ready = [];
    yield* rows;
  }
  yield* ready;
};
