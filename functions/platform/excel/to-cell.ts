import { escapeCellText, fitText } from './cell-text.ts';
import { toSerial } from './excel-dates.ts';

export type ColumnKind = 'text' | 'number' | 'integer' | 'money' | 'date' | 'flag';
/** A value to write; dates are 'YYYY-MM-DD' in a `date` column, and `{ date }` in any other one. */
export type Cell = string | number | null | { readonly date: string };

/** The numbers of the cell styles in the workbook that is written. */
export type CellStyles = Record<ColumnKind, number> & { quoted: number };

/** Excel rounds numbers beyond 15 digits, so they are written as text. */
const SAFE_MAGNITUDE = 1e15;
/** The first characters that make a spreadsheet read a text as a formula, and the quote that Excel itself hides. */
const TRIGGERS = new Set(['=', '+', '-', '@', "'", '＝', '＋', '－', '＠']);
const OUTER_SPACE = /^\s|\s$/;

const isQuoted = (text: string): boolean => TRIGGERS.has(text.charAt(0)) || OUTER_SPACE.test(text);

const textCell = (reference: string, text: string, style: number, quoted: number): string => {
  if (text === '') return '';
  const fitted = fitText(text);
  const literal = isQuoted(fitted);
  const space = literal || fitted.includes('\n') ? ' xml:space="preserve"' : '';
  return `<c r="${reference}" s="${literal ? quoted : style}" t="inlineStr"><is><t${space}>${escapeCellText(fitted)}</t></is></c>`;
};

const numberCell = (reference: string, value: number, style: number): string =>
  `<c r="${reference}" s="${style}"><v>${value}</v></c>`;

/**
 * The only way a value enters a workbook (docs/areas/files.md#export): text is always typed text, never a formula, and
 * a text that a spreadsheet could take for one carries `quotePrefix`, so that Excel keeps it inert when the cell is
 * edited.
 */
export const toCell = (reference: string, value: Cell, kind: ColumnKind, styles: CellStyles): string => {
  if (value === null) return '';
  if (typeof value === 'object') return toCell(reference, value.date, 'date', styles);
  if (typeof value === 'string') {
    const serial = kind === 'date' ? toSerial(value) : null;
    if (serial !== null) return numberCell(reference, serial, styles.date);
    return textCell(reference, value, styles.text, styles.quoted);
  }
  if (!Number.isFinite(value)) return '';
  if (kind === 'text' || kind === 'date' || Math.abs(value) >= SAFE_MAGNITUDE) {
    return textCell(reference, String(value), styles.text, styles.quoted);
  }
  return numberCell(reference, value, styles[kind]);
};
