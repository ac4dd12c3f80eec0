import type { Permission } from '#shared/permissions/rules.ts';

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
};
