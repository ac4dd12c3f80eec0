import type { Actor, IntegrationFeature } from '#shared/permissions/actor.ts';
import { can, hasFeature, type Permission } from '#shared/permissions/rules.ts';

export type ColumnKind = 'text' | 'number' | 'integer' | 'money' | 'date' | 'flag' | 'enum' | 'person';
export type CellValue = string | number | null;

/**
 * One column of an entity, read by table, sort, search, filter, column settings, export and import.
 * Dates are ISO here, money in currency units, flags 0, 1 or -1.
 */
export type Column<Row> = {
  readonly key: string;
  /** Message key of the header. */
  readonly label: string;
  readonly kind: ColumnKind;
  readonly value: (row: Row) => CellValue;
  /** Takes part in the search box. */
  readonly searchable?: boolean;
  /** Shown before the user chooses columns. */
  readonly shown?: boolean;
  /** Always first and not hideable. */
  readonly locked?: boolean;
  /** Allowed values of an enum column: filters and the drop-down list of the exported file. */
  readonly options?: readonly string[];
  /** The column leaves the API only for actors with this right. */
  readonly permission?: Permission;
  /** … and only while the integration has this feature. */
  readonly feature?: IntegrationFeature;
};

/** The columns this actor may see, sort by, filter on and export. */
export const visibleColumns = <Row>(columns: readonly Column<Row>[], actor: Actor): readonly Column<Row>[] =>
  columns.filter(
    (column) =>
      (!column.permission || can(actor, column.permission)) && (!column.feature || hasFeature(actor, column.feature)),
  );
