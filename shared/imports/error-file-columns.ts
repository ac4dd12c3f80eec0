/** The columns that a file of wrong rows has after those of the original; no import field has these names. */
export const WRONG_HEADER = 'What is wrong';
/** Tells which rows of which import a corrected row was, so that it never overwrites what those imports stored. */
export const ROW_KEY_HEADER = 'Row key (leave as it is)';

/** Columns that only a file of wrong rows has: nobody expects them to be imported. */
export const errorFileHeaders: ReadonlySet<string> = new Set([WRONG_HEADER, ROW_KEY_HEADER]);

const ROW_KEY = /\b([0-9A-HJKMNP-TV-Z]{26})-(\d{1,7})\b/g;
/** A file may be corrected and imported again several times; older imports no longer matter. */
const KEPT = 8;

/** A row of an earlier import. */
export type RowOrigin = { import_id: string; row: number };

export const readRowKey = (text: string): RowOrigin[] =>
  [...text.matchAll(ROW_KEY)].slice(-KEPT).map(([, id = '', row]) => ({ import_id: id, row: Number(row) }));

export const writeRowKey = (origins: readonly RowOrigin[]): string =>
  origins
    .slice(-KEPT)
    .map((origin) => `${origin.import_id}-${origin.row}`)
    .join(' ');
