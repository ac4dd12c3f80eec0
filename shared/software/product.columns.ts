import type { Column } from '#shared/list/column.ts';
import { costPeriods } from './cost-period.ts';
import { productCost, seatsCost, seatsFree, unusedCost } from './product.rules.ts';
import type { Product } from './product.ts';

/** The numbers of licences of a product. */
export type LicenseCounts = {
  active_count: number;
  inactive_count: number;
  /** Active licences of people who left. */
  left_count: number;
};

/** A product as the list engine keeps it: the stored product with the counts of its licences. */
export type ProductRow = Omit<Product, 'excel_import_id' | 'insert_method'> & LicenseCounts;

/** One table for list, sort, search, filter, column settings and segments. */
export const productColumns = [
  {
    key: 'name',
    label: 'software:column.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  { key: 'url', label: 'software:column.url', kind: 'text', value: (row) => row.url, searchable: true, shown: true },
  { key: 'seats', label: 'software:column.seats', kind: 'integer', value: (row) => row.seats },
  {
    key: 'active_count',
    label: 'software:column.active_count',
    kind: 'integer',
    value: (row) => row.active_count,
  },
  {
    key: 'seats_free',
    label: 'software:column.seats_free',
    kind: 'integer',
    value: (row) => seatsFree(row, row.active_count),
    shown: true,
  },
  {
    key: 'inactive_count',
    label: 'software:column.inactive_count',
    kind: 'integer',
    value: (row) => row.inactive_count,
  },
  { key: 'left_count', label: 'software:column.left_count', kind: 'integer', value: (row) => row.left_count },
  {
    key: 'left_cost',
    label: 'software:column.left_cost',
    kind: 'money',
    value: (row) => seatsCost(row, row.left_count).monthly,
  },
  {
    key: 'unused_cost',
    label: 'software:column.unused_cost',
    kind: 'money',
    value: (row) => unusedCost(row, row.active_count),
    shown: true,
  },
  { key: 'seat_cost', label: 'software:column.seat_cost', kind: 'money', value: (row) => row.seat_cost },
  {
    key: 'cost_period',
    label: 'software:column.cost_period',
    kind: 'enum',
    value: (row) => row.cost_period,
    options: costPeriods,
  },
  {
    key: 'cost_monthly',
    label: 'software:column.cost_monthly',
    kind: 'money',
    value: (row) => productCost(row, row.active_count).monthly,
    shown: true,
  },
  {
    key: 'cost_yearly',
    label: 'software:column.cost_yearly',
    kind: 'money',
    value: (row) => productCost(row, row.active_count).yearly,
    shown: true,
  },
  {
    key: 'renewal_date',
    label: 'software:column.renewal_date',
    kind: 'date',
    value: (row) => row.renewal_date,
    shown: true,
  },
  { key: 'id', label: 'software:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<ProductRow>[];
