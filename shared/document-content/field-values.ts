/** A table as the value of a field, such as the assets of a person. Cells are text. */
export type TableValue = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** What a field stands for: text, never markup, or a table. A field without an entry, or with '', has no value. */
export type FieldValue = string | TableValue;

export type FieldValues = Readonly<Record<string, FieldValue>>;

/** The code that a text stands for in a field of which every value is one of a few; undefined for any other. */
export type ValueCode = (field: string, text: string) => string | undefined;
