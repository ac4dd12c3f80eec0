import type { Permission } from '#shared/permissions/rules.ts';
import type { Language } from '#shared/values/language.ts';
import type { FeatureFlag, IntegrationFeature } from '#shared/permissions/actor.ts';

export type ImportColumnKind = 'text' | 'number' | 'integer' | 'money' | 'date' | 'flag' | 'enum' | 'person' | 'list';

type ColumnNames = { readonly label?: string; readonly values?: Readonly<Record<string, string>> };

/** A column that a file may have. Tables of them drive template, mapping, conversion and check screen. */
export type ImportColumn = {
  /** The field of the record, or the column that stands for it (`person_name`). */
  readonly key: string;
  /** Header in the template. */
  readonly header: string;
  /** Message key of the same column in the list. */
  readonly label: string;
  /** The company wrote the header, which is the name on every screen, too. */
  readonly isOwnLabel?: true;
  readonly kind: ImportColumnKind;
  /** Further headers that mean this field: Dutch, French, and those of other systems. */
  readonly synonyms?: readonly string[];
  /** What lists and exports call the column and its values, by language; in English the column has its header. */
  readonly names?: Readonly<Partial<Record<Language, ColumnNames>>>;
  /** The values of an `enum`; `words` maps what files write to them. */
  readonly allowed?: readonly string[];
  readonly words?: Readonly<Record<string, string>>;
  /** Words (in normal form) whose value is likely but not sure, with that value in words: taken, with a warning. */
  readonly doubtful?: Readonly<Record<string, string>>;
  /** Words (in normal form) that can mean several values, with the question to answer. */
  readonly questions?: Readonly<Record<string, string>>;
  /** The allowed values that belong to a feature. */
  readonly extra?: { readonly feature: IntegrationFeature; readonly values: readonly string[] };
  /** Required in every new record; shown with an asterisk. */
  readonly required?: boolean;
  /** Units that a number may have behind it in a cell, in any spelling: `120 g/km`. */
  readonly units?: readonly string[];
  /** The most that a number may be, which decides which of two readings of a cell is meant: `38.500`. */
  readonly max?: number;
  /** The columns that a cell of this one is split into, which has no field itself. */
  readonly splitInto?: readonly string[];
  /** What new records get where the file has no such column. */
  readonly otherwise?: string;
  /** The column may be chosen as the key that finds existing records. */
  readonly isKey?: boolean;
  readonly permission?: Permission;
  readonly feature?: IntegrationFeature;
  readonly flag?: FeatureFlag;
};

/** The header of a column in a file for somebody who reads this language. */
export const headerIn = ({ header, names }: ImportColumn, language: Language): string =>
  names?.[language]?.label ?? header;

/** A value of an `enum` in the words of the list; anything else as it is. */
export const valueIn = ({ names }: ImportColumn, value: string, language: Language): string =>
  names?.[language]?.values?.[value] ?? value;

/** The labels of a column in every language. */
export const labelsOf = ({ names = {} }: ImportColumn): string[] =>
  Object.values(names).flatMap(({ label }) => label ?? []);
