export type FieldChange = { field: string; old: string | number | null; new: string | number | null };

/** The differences between two records, one entry per changed field. */
export const changesBetween = <T extends object>(
  before: T,
  after: T,
  fields: readonly (keyof T & string)[],
): FieldChange[] =>
  fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, old: before[field] as FieldChange['old'], new: after[field] as FieldChange['new'] }));
