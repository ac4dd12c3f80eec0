import { isBlank } from '#shared/values/is-blank.ts';
import { fromSerial, toSerial } from './excel-dates.ts';
import type { WorkbookParts } from './workbook-parts.ts';
import { workbookProblem } from './workbook-problem.ts';

export type CellErrorCode =
  'formula_not_allowed' | 'merged_cell' | 'number_too_long' | 'invalid_number' | 'invalid_date' | 'error_value';

/**
 * A cell as the file holds it, before the kind of its column is known. `isFormula` marks the stored result of a
 * formula; an error keeps the text that the cell shows.
 */
export type ReadCell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string; isFormula?: true }
  | { kind: 'number'; value: number; text: string; isFormula?: true }
  | { kind: 'date'; iso: string; isFormula?: true }
  | { kind: 'error'; code: CellErrorCode; text: string };

/** The attributes and the value of a `<c>` element; `formula` is null in a cell without one. */
export type RawCell = { type: string; style: number; formula: string | null; value: string };

export const EMPTY: ReadCell = { kind: 'empty' };
/** Excel keeps 15 digits; a longer number has lost its last digits. */
const SAFE_MAGNITUDE = 1e15;

const errorCell = (code: CellErrorCode, text: string): ReadCell => ({ kind: 'error', code, text });

/**
 * Text marked as typed (`quotePrefix`) stays as it is; other text loses outer space, NBSP included, and one leading
 * `'`. A text of which nobody sees anything is an empty cell.
 */
export const toText = (text: string, isQuoted = false): ReadCell => {
  const bare = isQuoted ? text : text.trim().replace(/^'/, '');
  return isBlank(bare) ? EMPTY : { kind: 'text', text: bare };
};

const toDate = (iso: string | null, raw: string): ReadCell =>
  iso === null ? errorCell('invalid_date', raw) : { kind: 'date', iso };

const toNumber = (raw: string, isDate: boolean, date1904: boolean): ReadCell => {
  const value = Number(raw);
  if (raw.trim() === '') return EMPTY;
  if (!Number.isFinite(value)) return errorCell('invalid_number', raw);
  if (isDate) return toDate(fromSerial(value, date1904), raw);
  return Math.abs(value) >= SAFE_MAGNITUDE
    ? errorCell('number_too_long', raw)
    : { kind: 'number', value, text: String(value) };
};

type CellParts = Pick<WorkbookParts, 'styles' | 'sharedStrings' | 'date1904'>;

/** The value that is stored in a cell, whether it was typed or a formula left it there. */
const toStoredValue = (raw: RawCell, { styles, sharedStrings, date1904 }: CellParts): ReadCell => {
  const style = styles[raw.style];
  switch (raw.type) {
    case 's': {
      if (raw.value === '') return EMPTY;
      const text = sharedStrings[Number(raw.value)];
      if (text === undefined) throw workbookProblem('damaged');
      return toText(text, style?.isQuoted ?? false);
    }
    case 'inlineStr':
    case 'str':
      return toText(raw.value, style?.isQuoted ?? false);
    case 'b':
      return raw.value === '' ? EMPTY : { kind: 'text', text: raw.value === '1' ? 'TRUE' : 'FALSE' };
    case 'e':
      return errorCell('error_value', raw.value);
    case 'd':
      return toDate(toSerial(raw.value.slice(0, 10)) === null ? null : raw.value.slice(0, 10), raw.value);
    default:
      return toNumber(raw.value, style?.isDate ?? false, date1904);
  }
};

/**
 * Reads a raw cell (docs/areas/files.md#cells). A formula counts with the result that the spreadsheet stored; without
 * one it is an error.
 */
export const toReadCell = (raw: RawCell, parts: CellParts): ReadCell => {
  const cell = toStoredValue(raw, parts);
  if (raw.formula === null || cell.kind === 'error') return cell;
  return cell.kind === 'empty'
    ? raw.type === 'str'
      ? EMPTY
      : errorCell('formula_not_allowed', `=${raw.formula}`)
    : { ...cell, isFormula: true };
};
