import { fromSerial, toSerial } from './excel-dates.ts';
import type { WorkbookParts } from './workbook-parts.ts';
import { workbookProblem } from './workbook-problem.ts';

export type CellErrorCode =
  'formula_not_allowed' | 'merged_cell' | 'number_too_long' | 'invalid_number' | 'invalid_date' | 'error_value';

/** A cell as the file holds it, before the kind of its column is known. */
export type ReadCell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'number'; value: number; text: string }
  | { kind: 'date'; iso: string }
  | { kind: 'error'; code: CellErrorCode };

/** The attributes and the value of a `<c>` element. */
export type RawCell = { type: string; style: number; hasFormula: boolean; value: string };

export const EMPTY: ReadCell = { kind: 'empty' };
/** Excel keeps 15 digits; a longer number has lost its last digits. */
const SAFE_MAGNITUDE = 1e15;

const errorCell = (code: CellErrorCode): ReadCell => ({ kind: 'error', code });

/**
 * Text marked as typed (`quotePrefix`) stays as it is; other text loses outer space, NBSP included, and one leading
 * `'`.
 */
const toText = (text: string, isQuoted: boolean): ReadCell => {
  const bare = isQuoted ? text : text.trim().replace(/^'/, '');
  return bare === '' ? EMPTY : { kind: 'text', text: bare };
};

const toDate = (iso: string | null): ReadCell => (iso === null ? errorCell('invalid_date') : { kind: 'date', iso });

const toNumber = (raw: string, isDate: boolean, date1904: boolean): ReadCell => {
  const value = Number(raw);
  if (raw.trim() === '') return EMPTY;
  if (!Number.isFinite(value)) return errorCell('invalid_number');
  if (isDate) return toDate(fromSerial(value, date1904));
  return Math.abs(value) >= SAFE_MAGNITUDE
    ? errorCell('number_too_long')
    : { kind: 'number', value, text: String(value) };
};

/** Reads a raw cell (docs/areas/files.md#cells); the cached result of a formula is never trusted. */
export const toReadCell = (raw: RawCell, { styles, sharedStrings, date1904 }: WorkbookParts): ReadCell => {
  if (raw.hasFormula) return errorCell('formula_not_allowed');
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
      return errorCell('error_value');
    case 'd':
      return toDate(toSerial(raw.value.slice(0, 10)) === null ? null : raw.value.slice(0, 10));
    default:
      return toNumber(raw.value, style?.isDate ?? false, date1904);
  }
};
