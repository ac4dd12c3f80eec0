import { normalName } from '#shared/imports/normal-name.ts';
import type { ImportJob, ImportRow } from './import-kind.ts';

/** The name as the form of the record takes it; null for one that it refuses, or that the actor may not add. */
export type NameReader = (text: string) => string | null;

/** Records that a dry run names and the commit will add, each once; no stored record has their ids. */
export const plannedRecords = (nameOf: NameReader) => {
  const ids = new Map<string, number>();
  const names = new Map<number, string>();
  return {
    idOf: (text: string): number | undefined => {
      const name = nameOf(text);
      if (name === null) return undefined;
      const known = ids.get(normalName(name));
      if (known !== undefined) return known;
      const id = Number.MAX_SAFE_INTEGER - ids.size;
      ids.set(normalName(name), id);
      names.set(id, name);
      return id;
    },
    nameOf: (id: number): string | undefined => names.get(id),
  };
};

/** What rows write in a column. */
export const textsIn = (column: string, { defaults }: ImportJob, rows: readonly ImportRow[]): string[] =>
  rows.flatMap(({ cells }) => {
    const cell = cells[column] ?? defaults[column];
    return cell && 'value' in cell && cell.value !== null ? [String(cell.value)] : [];
  });

/** The names among `named` that are not known yet, each once. */
export const newNames = (named: readonly string[], known: Iterable<string>, nameOf: NameReader): string[] => {
  const seen = new Set([...known].map(normalName));
  return named.flatMap((text) => {
    const name = nameOf(text);
    if (name === null || seen.has(normalName(name))) return [];
    seen.add(normalName(name));
    return [name];
  });
};
