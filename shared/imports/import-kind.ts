import type files from '#shared/messages/en/files.json';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { ImportColumn } from './import-column.ts';
import type { ImportMapping } from './suggest-mapping.ts';
import type { Permission } from '#shared/permissions/rules.ts';

/** A text of `files.json` that an example row shows in the language of its reader. */
type Example = keyof (typeof files)['sample'];

/** A value of a sample row: a code is shown as the word of the list, 1 and 0 of a flag as yes and no. */
export type SampleValue = string | number | { readonly example: Example };
export type SampleRow = Readonly<Record<string, SampleValue>>;

/** A kind of import, as pages, handlers and the worker know it. The worker alone has the rules of its rows. */
export type ImportKind = {
  /** The kind of record that a row becomes. */
  readonly object: ObjectType;
  /** What its rows are called, such as `vehicles`. */
  readonly plural: string;
  readonly permission: Permission;
  /** A further right without which nothing of it can be written. */
  readonly also?: Permission;
  /** Its columns, where a row says something about a record and is no record: it has no tags and no custom fields. */
  readonly columns?: readonly ImportColumn[];
  /** Further columns of files, whose cells are split into other ones; no template has them. */
  readonly splitColumns?: readonly ImportColumn[];
  /** Corrects what the headers suggest by the values below them. */
  readonly correctMapping?: (
    suggested: ImportMapping,
    valuesOf: (header: string) => readonly string[],
    remembered: ImportMapping,
    columns: readonly ImportColumn[],
  ) => ImportMapping;
  /** Sample rows of the template, by column key. */
  readonly samples: readonly SampleRow[];
};
