import type { ImportRow } from '#functions/platform/imports/import-kind.ts';
import type { ItemWords } from '#functions/platform/runs/run-input.ts';
import type { LedgerRow } from '#functions/platform/runs/run-ledger.ts';

/** An item of an import as it is stored; those of earlier releases do not say whom they name. */
export type ImportedItem = Partial<ItemWords> & { readonly input?: Partial<ImportRow> };

/** How an item concerns a person: as a whole, or because cells of these columns name them. */
export type Concern = 'whole' | readonly string[];

/** How an item of an import concerns a person; undefined when it does not. */
export const concernOf = (
  { employee_id: named, input: { people = [] } = {} }: ImportedItem,
  stored: LedgerRow | undefined,
  person: number,
): Concern | undefined => {
  const theirs = people.filter(({ id }) => id === person);
  const isTheirRecord = stored?.ref?.object === 'employee' && stored.ref.id === person;
  const columns = theirs.flatMap(({ column }) => column ?? []);
  if (isTheirRecord || [named, stored?.employee_id].includes(person) || columns.length < theirs.length) return 'whole';
  return columns.length > 0 ? columns : undefined;
};
