import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Column } from './column.ts';
import { filterRule } from './condition-rule.ts';
import type { ListQuery, SegmentChoice } from './list-query.ts';
import type { Matches, Order, RowGroup, RowIndex, Rule } from './row-index.ts';
import type { PeekedRows } from './row-store.ts';
import type { SegmentFilter } from './segment.ts';

/** The part of a list query that selects and orders rows, without paging; exports and bulk actions use it, too. */
export type RowQuery = Pick<ListQuery, 'search_term' | 'orderby_column' | 'orderby_direction' | 'filters'>;

/** The columns and rows that a query may use. */
export type ListView<Row> = {
  /** The columns this actor may see: no others are searched, sorted or filtered by. */
  readonly columns: readonly Column<Row>[];
  /** The chosen built-in segment (`all`, `archived` …). */
  readonly segment: Rule<Row>;
  /** The rows this actor may see; absent means every row. */
  readonly scope?: Rule<Row> | undefined;
  /** The conditions of the chosen custom segment. */
  readonly customSegment?: SegmentFilter | undefined;
  /** The day from which relative dates count; by default today in Belgium. */
  readonly today?: IsoDate;
};

export type ListPage<Row> = { data: Row[]; count: number };

const orderOf = <Row>(query: RowQuery, columns: readonly Column<Row>[]): Order<Row> => {
  const descending = query.orderby_direction === 'desc';
  if (query.orderby_column === undefined || query.orderby_column === 'id') return { descending };
  const column = columns.find((candidate) => candidate.key === query.orderby_column);
  if (!column) throw new AppError('unknown_column', { fields: [issue('orderby_column', 'unknown_column')] });
  return { column, descending };
};

const select = <Row extends { readonly id: number }>(
  index: RowIndex<Row>,
  query: RowQuery,
  view: ListView<Row>,
): { matches: Matches; order: Order<Row> } => {
  const order = orderOf(query, view.columns);
  const rules = [view.segment];
  if (view.scope) rules.push(view.scope);
  if (view.customSegment) rules.push(filterRule(view.customSegment, view.columns, 'segment', view.today));
  if (query.filters) rules.push(filterRule(query.filters, view.columns, 'filters', view.today));
  return { matches: index.match(rules, query.search_term, view.columns), order };
};

/**
 * One page of a list with the count of all its rows: segment, scope, filters, search, order (no value last, equal
 * values by id), page. Past the end the page is empty and the count still right. Throws `unknown_column` and what
 * `filterRule` throws.
 */
export const applyListQuery = <Row extends { readonly id: number }>(
  index: RowIndex<Row>,
  query: RowQuery & Pick<ListQuery, 'page' | 'per_page'>,
  view: ListView<Row>,
): ListPage<Row> => {
  const { matches, order } = select(index, query, view);
  const data = index.slice(matches, order, (query.page - 1) * query.per_page, query.per_page);
  index.prepareSearch(view.columns);
  return { data, count: matches.count };
};

/** The query that every row of a list matches, in the order of the list. */
export const wholeList = { search_term: '', orderby_direction: 'asc' } as const;

/** The query of a list whose latest rows come first unless it says otherwise. */
export const latestFirst = <Q extends RowQuery>(query: Q): Q =>
  query.orderby_column === undefined ? { ...query, orderby_direction: 'desc' } : query;

/** All matching rows of a list in its order. Later changes do not reach the array. */
export const matchingRows = <Row extends { readonly id: number }>(
  index: RowIndex<Row>,
  query: RowQuery,
  view: ListView<Row>,
): Row[] => {
  const { matches, order } = select(index, query, view);
  return index.slice(matches, order, 0, matches.count);
};

/** A list as somebody may see it: its rows, and the view of the query. */
export type OpenedList<Row extends { readonly id: number }> = {
  readonly rows: RowIndex<Row>;
  readonly view: ListView<Row>;
};

/** Every row of an opened list that the query matches, and the columns of the view, for an export. */
export const matchingList = <Row extends { readonly id: number }>(
  { rows, view }: OpenedList<Row>,
  query: RowQuery,
) => ({
  rows: matchingRows(rows, query, view),
  columns: view.columns,
});

/** Like `matchingRows`, for reading fields of many rows, which costs less where a list is large; never spread one. */
export const peekRows = <Row extends { readonly id: number }>(
  index: RowIndex<Row>,
  query: RowQuery,
  view: ListView<Row>,
): PeekedRows<Row> => {
  const { matches, order } = select(index, query, view);
  return index.peekAll(matches, order);
};

/** Calls `visit` with each row of a view, by id, which may read fields of it but not keep it: the way to add up many. */
export const visitRows = <Row extends { readonly id: number }>(
  index: RowIndex<Row>,
  view: ListView<Row>,
  visit: (row: Row) => void,
): void => index.visit(visit, select(index, { search_term: '', orderby_direction: 'asc' }, view).matches);

/**
 * The matching rows grouped by their value in column `by`, ascending; each group is ordered by the column of the
 * query.
 */
export const matchingGroups = <Row extends { readonly id: number }>(
  index: RowIndex<Row>,
  query: Omit<RowQuery, 'orderby_direction'>,
  view: ListView<Row>,
  by: Column<Row>,
): RowGroup<Row>[] => {
  const { matches, order } = select(index, { ...query, orderby_direction: 'asc' }, view);
  return index.groups(matches, by, order.column ?? by);
};

export const matchingIds = <Row extends { readonly id: number }>(
  index: RowIndex<Row>,
  query: RowQuery,
  view: ListView<Row>,
): number[] => matchingRows(index, query, view).map((row) => row.id);

/** The built-in segment that a list query names; `show_deleted_only` means `archived`. Throws `unknown_segment`. */
export const builtInSegment = <Row>(
  query: SegmentChoice,
  segments: Readonly<Record<string, (row: Row) => boolean>>,
): Rule<Row> => {
  const key = query.show_deleted_only === '1' ? 'archived' : query.segment_id;
  const test = Object.hasOwn(segments, key) ? segments[key] : undefined;
  if (!test) throw new AppError('unknown_segment');
  return { key: `segment:${key}`, test };
};
