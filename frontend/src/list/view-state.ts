import { hashKey } from '@tanstack/react-query';
import type { listViews } from '#shared/contract/records/list-views.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { ViewState } from '#shared/records/saved-view.ts';
import type { ListState } from './list-state.ts';

export type View = EndpointResponse<typeof listViews>['data'][number];

/** The state of the list that a view shows, on its first page. */
export const listStateOf = ({ id, state }: View): ListState => ({
  page: 1,
  perPage: state.per_page,
  segment: state.segment,
  search: state.search,
  sort: state.sort,
  filters: state.filters,
  kind: state.kind,
  view: id,
  columns: state.columns,
});

/** The state that a view saves of the list; `columns` are the columns on screen. */
export const viewStateOf = (state: ListState, columns: string[] | null): ViewState => ({
  columns,
  per_page: state.perPage,
  sort: state.sort,
  segment: state.segment,
  search: state.search,
  filters: state.filters && state.filters.conditions.length > 0 ? state.filters : null,
  ...(state.kind !== undefined && { kind: state.kind }),
});

/** Whether two views show the same; the order of keys does not count. */
export const isSameView = (one: ViewState, other: ViewState): boolean => hashKey([one]) === hashKey([other]);
