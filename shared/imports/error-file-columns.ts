import en from '#shared/messages/en/files.json' with { type: 'json' };
import fr from '#shared/messages/fr/files.json' with { type: 'json' };
import nl from '#shared/messages/nl/files.json' with { type: 'json' };
import type { Language } from '#shared/values/language.ts';

const headers = { nl: nl.wrongRow, fr: fr.wrongRow, en: en.wrongRow };
const all = Object.values(headers);

/** The columns that a file of wrong rows has after those of the original; no import field has these names. */
export const wrongHeader = (language: Language): string => headers[language].what;
/** Tells which rows of which import a corrected row was, so that it never overwrites what those imports stored. */
export const rowKeyHeader = (language: Language): string => headers[language].key;

const rowKeyHeaders: ReadonlySet<string> = new Set(all.map(({ key }) => key));
export const isRowKeyHeader = (header: string): boolean => rowKeyHeaders.has(header);

/** Columns that only a file of wrong rows has, in any language: nobody expects them to be imported. */
export const errorFileHeaders: ReadonlySet<string> = new Set(all.flatMap(({ what, key }) => [what, key]));

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
