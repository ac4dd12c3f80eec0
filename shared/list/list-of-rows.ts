import type { IsoDate } from '#shared/values/dates.ts';
import { applyListQuery, builtInSegment, type ListPage } from './apply-list-query.ts';
import type { Column } from './column.ts';
import type { ListQuery } from './list-query.ts';
import { RowIndex } from './row-index.ts';

/** One page of the rows that were read for this call, all of which stand in the only segment, `all`. */
export const listOfRows = <Row extends { readonly id: number }>(
  rows: Iterable<Row>,
  query: ListQuery,
  columns: readonly Column<Row>[],
  today: IsoDate,
): ListPage<Row> =>
  applyListQuery(new RowIndex(rows), query, {
    columns,
    segment: builtInSegment<Row>(query, { all: () => true }),
    today,
  });
