import type { ObjectType } from '#shared/records/object-types.ts';
import type { ImportColumn } from './import-column.ts';
import type { Permission } from '#shared/permissions/rules.ts';

/** A kind of import, as pages, handlers and the worker know it. The worker alone has the rules of its rows. */
export type ImportKind = {
  /** The kind of record that a row becomes. */
  readonly object: ObjectType;
  /** What its rows are called, such as `vehicles`. */
  readonly plural: string;
  readonly permission: Permission;
  /** Its columns, where a row says something about a record and is no record: it has no tags and no custom fields. */
  readonly columns?: readonly ImportColumn[];
  /** Sample rows of the template, by column key. */
  readonly samples: readonly Readonly<Record<string, string | number>>[];
};
