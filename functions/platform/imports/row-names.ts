import type { ShownValue } from '#shared/imports/import-row.ts';
import type { ImportRow, NamedPerson } from './import-kind.ts';
import type { ConvertedRow } from './row-conversion.ts';
import type { NameLookup } from './row-rules.ts';

type Resolved = { fields: Record<string, unknown>; resolved: Record<string, unknown> };

/** How the columns of a kind that give ids in words are read and shown; `shownValue` shows every other field. */
export const rowNames = <Stored>(
  lookups: Readonly<Record<string, NameLookup<Stored>>>,
  shownValue: (field: string, value: unknown) => ShownValue,
) => {
  const columnOf: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(lookups).map(([column, { field }]) => [field, column]),
  );

  return {
    /** The column of a field where the two names differ. */
    columnOf,
    /** The field that holds the person of a record. */
    personField: Object.values(lookups).find(({ isPerson }) => isPerson)?.field,

    shown: (field: string, value: unknown): ShownValue => {
      const words = lookups[columnOf[field] ?? ''];
      return words ? words.shown(value) : shownValue(field, value);
    },

    /** Separates the columns in words from the other fields and resolves them to ids; adds errors for unknown words. */
    resolve: (
      { id: _id, ...sent }: Record<string, string | number>,
      before: Stored | undefined,
      { errors, warnings }: Pick<ConvertedRow, 'errors' | 'warnings'>,
      row: ImportRow,
    ): Resolved => {
      const fields: Record<string, unknown> = { ...sent };
      const resolved: Record<string, unknown> = {};
      for (const [column, { field, read }] of Object.entries(lookups)) {
        delete fields[column];
        if (sent[column] === undefined) continue;
        const result = read(String(sent[column]), before, row);
        if ('issue' in result) errors.push(result.issue);
        else {
          resolved[field] = result.value;
          if (result.warning) warnings.push(result.warning);
        }
      }
      return { fields, resolved };
    },

    /** The people whom the resolved fields name, with their columns. */
    peopleIn: (resolved: Readonly<Record<string, unknown>>): NamedPerson[] =>
      Object.entries(lookups).flatMap(([column, { field, isPerson }]) => {
        const id = isPerson ? Number(resolved[field] ?? 0) : 0;
        return id > 0 ? [{ id, column }] : [];
      }),
  };
};
