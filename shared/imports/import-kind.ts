import type { ObjectType } from '#shared/records/object-types.ts';
import type { Permission } from '#shared/permissions/rules.ts';

/** A kind of import, as pages, handlers and the worker know it. The rules of its rows are in the worker. */
export type ImportKind = {
  /** The kind of record that a row becomes. */
  readonly object: ObjectType;
  /** What a row is called: `vehicles`. */
  readonly plural: string;
  readonly permission: Permission;
  /** Rows of the template, by column key. */
  readonly samples: readonly Readonly<Record<string, string | number>>[];
};
