import { labelsOf, type ImportColumn } from './import-column.ts';
import { normalName } from './normal-name.ts';
import { columnNames, isCustomHeader } from './extras-columns.ts';

/** The column key that each header of a file fills; null is not imported. */
export type ImportMapping = Readonly<Record<string, string | null>>;

/** Additions to a name in a header: a unit or a remark in brackets, the asterisk of a required column. */
const REMARK = /\([^)]*\)|\[[^\]]*\]|[*€:]/g;

/** Writes an abbreviated word for number in full: `Rijksregisternr.` is `Rijksregisternummer`. */
const inFull = (header: string): string =>
  header
    .trim()
    .replace(/nr\.?$/i, 'nummer')
    .replace(/^n[°º]\s*/i, 'numéro ');

/**
 * A column for each header: the one that the user chose for it last time, else the column of that name. Each column is
 * used once, by the first header that means it.
 */
export const suggestMapping = (
  headers: readonly string[],
  columns: readonly ImportColumn[],
  remembered: ImportMapping = {},
): Record<string, string | null> => {
  // What an export calls a column goes before what else files call another one.
  const named = (namesOf: (column: ImportColumn) => readonly string[]) =>
    columns.flatMap((column) => namesOf(column).map((name) => [normalName(name), column.key] as const));
  const byName = new Map([...named(columnNames), ...named(labelsOf), ...named(({ header }) => [header])]);
  const known = new Set(columns.map(({ key }) => key));
  const used = new Set<string>();
  const take = (key: string | null | undefined): string | null => {
    if (!key || !known.has(key) || used.has(key)) return null;
    used.add(key);
    return key;
  };
  const meant = (header: string): string | undefined => {
    const exact = byName.get(normalName(header));
    if (exact !== undefined || isCustomHeader(header)) return exact;
    const plain = header.replace(REMARK, ' ');
    return byName.get(normalName(plain)) ?? byName.get(normalName(inFull(plain)));
  };
  // A choice made by hand goes before what a name suggests.
  const chosen = new Map(
    headers.filter((header) => Object.hasOwn(remembered, header)).map((header) => [header, take(remembered[header])]),
  );
  return Object.fromEntries(
    headers.map((header) => [header, chosen.has(header) ? (chosen.get(header) ?? null) : take(meant(header))]),
  );
};
