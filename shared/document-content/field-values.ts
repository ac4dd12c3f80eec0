/** A table as the value of a field, such as the assets of a person. Cells are text. */
export type TableValue = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** What a field stands for: text, never markup, or a table. A field without an entry, or with '', has no value. */
export type FieldValue = string | TableValue;

export type FieldValues = Readonly<Record<string, FieldValue>>;
