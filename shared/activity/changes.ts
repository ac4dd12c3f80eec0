export type FieldChange = { field: string; old: string | number | null; new: string | number | null };

/** The differences between two records, one entry per changed field. A field that a record of before lacks is empty. */
export const changesBetween = <T extends object>(
  before: T,
  after: T,
  fields: readonly (keyof T & string)[],
): FieldChange[] =>
  fields
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field) => ({
      field,
      old: (before[field] ?? null) as FieldChange['old'],
      new: (after[field] ?? null) as FieldChange['new'],
    }));
