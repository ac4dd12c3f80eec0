import type { Permission } from '#shared/permissions/rules.ts';
import type { FeatureFlag, IntegrationFeature } from '#shared/permissions/actor.ts';

export type ImportColumnKind = 'text' | 'number' | 'integer' | 'money' | 'date' | 'flag' | 'enum' | 'person' | 'list';

/** One value that a file may hold for a field: its table drives template, mapping, conversion and check screen. */
export type ImportColumn = {
  /** The field of the record, or what stands for it (`person_name`). */
  readonly key: string;
  /** Header in the template. */
  readonly header: string;
  /** Message key of the same column in the list. */
  readonly label: string;
  /** The company wrote the header: it is the name on every screen too. */
  readonly isOwnLabel?: true;
  readonly kind: ImportColumnKind;
  /** Further headers that mean this field: Dutch, French, and what other systems write. */
  readonly synonyms?: readonly string[];
  /** Values of an `enum`, and the words for them in files. */
  readonly allowed?: readonly string[];
  readonly words?: Readonly<Record<string, string>>;
  /** Those of them that belong to a feature. */
  readonly extra?: { readonly feature: IntegrationFeature; readonly values: readonly string[] };
  /** Asked for in every new record; shown with an asterisk. */
  readonly required?: boolean;
  /** May be chosen as the key that finds existing records. */
  readonly isKey?: boolean;
  readonly permission?: Permission;
  readonly feature?: IntegrationFeature;
  readonly flag?: FeatureFlag;
};
