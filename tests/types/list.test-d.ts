import { expectTypeOf } from 'vitest';
import type * as z from 'zod';
import { assetColumns, type AssetRow } from '#shared/assets/asset.columns.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { visibleColumns, type CellValue, type Column } from '#shared/list/column.ts';
import type { exportQuery, listOf, listQuery, ListQuery } from '#shared/list/list-query.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import type { carRow } from '#shared/contract/fleet/car.ts';
import { actorOf } from '#tests/personas.ts';

// An address may leave everything out; what is read is complete.
type Sent = z.input<typeof listQuery>;
({}) satisfies Sent;
expectTypeOf<Sent['page']>().toEqualTypeOf<string | number | undefined>();
expectTypeOf<ListQuery['page']>().toEqualTypeOf<number>();
expectTypeOf<ListQuery['search_term']>().toEqualTypeOf<string>();
expectTypeOf<ListQuery['orderby_direction']>().toEqualTypeOf<'asc' | 'desc'>();
expectTypeOf<ListQuery['orderby_column']>().toEqualTypeOf<string | undefined>();
expectTypeOf<ListQuery['filters']>().toEqualTypeOf<SegmentFilter | undefined>();
// @ts-expect-error a direction that does not exist
({ orderby_direction: 'up' }) satisfies Sent;
// @ts-expect-error filters are sent as text
({ filters: { match: 'all', conditions: [] } }) satisfies Sent;
// @ts-expect-error a key that no list reads
({ sort: 'name' }) satisfies Sent;

// An export takes what its list takes, the columns, and the records that are selected.
type Exported = z.infer<typeof exportQuery>;
expectTypeOf<Exported['columns']>().toEqualTypeOf<string>();
expectTypeOf<Exported['ids']>().toEqualTypeOf<string | undefined>();
expectTypeOf<Omit<Exported, 'columns' | 'ids'>>().toEqualTypeOf<ListQuery>();

type Answer = z.infer<ReturnType<typeof listOf<typeof carRow>>>;
expectTypeOf<Answer>().toEqualTypeOf<{ data: z.infer<typeof carRow>[]; count: number }>();

// A column reads its own kind of row, and cells are text, numbers or empty.
type Row = { name: string; price: number | null; tags: string[] };
const column = { key: 'name', label: 'x:name', kind: 'text', value: (row: Row) => row.name } as const;
expectTypeOf(column).toExtend<Column<Row>>();
expectTypeOf<ReturnType<Column<Row>['value']>>().toEqualTypeOf<CellValue>();
// @ts-expect-error a field that the row does not have
({ ...column, value: (row) => row.color }) satisfies Column<Row>;
// @ts-expect-error a list is no cell
({ ...column, value: (row) => row.tags }) satisfies Column<Row>;
// @ts-expect-error a kind that no table can draw
({ ...column, kind: 'picture' }) satisfies Column<Row>;
// @ts-expect-error a right is a row of the permission matrix
({ ...column, permission: 'fleet:paint' }) satisfies Column<Row>;
// @ts-expect-error a feature that no integration has
({ ...column, feature: 'cars/paint' }) satisfies Column<Row>;
// @ts-expect-error a header needs words
({ key: 'name', kind: 'text', value: (row) => row.name }) satisfies Column<Row>;

// A table of one kind is not one of another.
expectTypeOf(vehicleColumns).toExtend<readonly Column<VehicleRow>[]>();
expectTypeOf(assetColumns).toExtend<readonly Column<AssetRow>[]>();
// @ts-expect-error columns of vehicles do not read assets
vehicleColumns satisfies readonly Column<AssetRow>[];
expectTypeOf(visibleColumns<VehicleRow>(vehicleColumns, actorOf('admin'))).toEqualTypeOf<
  readonly Column<VehicleRow>[]
>();
