import type { Actor, IntegrationFeature } from '#shared/permissions/actor.ts';
import { can, hasFeature, isTeamScoped, type Permission } from '#shared/permissions/rules.ts';

/** The kind of values in a column; `tags` has several words in one cell, tags or names of teams. */
export type ColumnKind = 'text' | 'number' | 'integer' | 'money' | 'date' | 'flag' | 'enum' | 'person' | 'tags';
export type CellValue = string | number | null;

/** The text between the tags of a cell, and between the names of teams. */
export const TAG_SEPARATOR = ', ';

/** What the ids in conditions on a column are of: options of the custom field itself, or records. */
export type Reference = 'option' | 'team' | 'asset_type' | 'software_product';
export type Choice = { readonly id: number; readonly name: string; readonly archived?: 0 | 1 };

/**
 * One column of an entity, read by table, sort, search, filter, column settings, export and import.
 * Dates are ISO here, money in currency units, flags 0, 1 or -1.
 */
export type Column<Row> = {
  readonly key: string;
  /** Message key of the header, or the header itself where the company wrote it (`isOwnLabel`). */
  readonly label: string;
  readonly isOwnLabel?: true;
  readonly kind: ColumnKind;
  readonly value: (row: Row) => CellValue;
  /** The search box looks into this column. */
  readonly searchable?: boolean;
  /** Further text for the search box, such as a number without the separators that people type or leave out. */
  readonly searchAlso?: (row: Row) => CellValue;
  /** The term as this column writes it, if it has the form of its values: A-140 is the label A-00140. */
  readonly termAs?: (term: string) => string | undefined;
  /** Shown before the user chooses columns. */
  readonly shown?: boolean;
  /** Segments in which a shown column would say the same of each row, so that it waits there to be chosen. */
  readonly idleIn?: readonly string[];
  /** The column is always first and cannot be hidden. */
  readonly locked?: boolean;
  /** Allowed values of an enum column, for filters and the drop-down list of the exported file. */
  readonly options?: readonly string[];
  /** Conditions on this column name these records by id, and so keep them through a renaming. */
  readonly refersTo?: Reference;
  /** The ids of what the cell names; together with `refersTo`. */
  readonly refs?: (row: Row) => readonly number[];
  /** The names by id where the column knows them itself, as a custom field knows its options. */
  readonly choices?: readonly Choice[];
  /** The column leaves the API only for actors with this right. */
  readonly permission?: Permission;
  /** The column names people whom a team manager may not see: only who sees everybody gets it. */
  readonly namesAnybody?: true;
  /** The column leaves the API only while the integration has this feature. */
  readonly feature?: IntegrationFeature;
  /** A number that changes when equal stored values give other cells, as after renaming an option of a custom field. */
  readonly revision?: number;
};

/** The key under which an index keeps data of a column; another kind or revision has another key. */
export const columnKey = ({ key, kind, revision = 0 }: Pick<Column<never>, 'key' | 'kind' | 'revision'>): string =>
  `${kind}:${key}:${revision}`;

/** The normal form of a text by which rows are found; no list has such a column. */
export const keyColumn = <Row>(key: string, value: (row: Row) => string | null): Column<Row> => ({
  key,
  label: '',
  kind: 'text',
  value,
});

/** The columns this actor may see, sort by, filter on and export. */
export const visibleColumns = <Row>(columns: readonly Column<Row>[], actor: Actor): readonly Column<Row>[] =>
  columns.filter(
    (column) =>
      (!column.permission || can(actor, column.permission)) &&
      (!column.namesAnybody || !isTeamScoped(actor)) &&
      (!column.feature || hasFeature(actor, column.feature)),
  );
