import { hashKey } from '@tanstack/react-query';
import type { listViews } from '#shared/contract/records/list-views.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { ViewState } from '#shared/records/saved-view.ts';
import type { ListState } from './list-state.ts';

export type View = EndpointResponse<typeof listViews>['data'][number];

/** The list as a view shows it, from the first page on. */
export const listStateOf = ({ id, state }: View): ListState => ({
  page: 1,
  perPage: state.per_page,
  segment: state.segment,
  search: state.search,
  sort: state.sort,
  filters: state.filters,
  view: id,
  columns: state.columns,
});

/** What a view keeps of the list; `columns` are those it shows. */
export const viewStateOf = (state: ListState, columns: string[] | null): ViewState => ({
  columns,
  per_page: state.perPage,
  sort: state.sort,
  segment: state.segment,
  search: state.search,
  filters: state.filters && state.filters.conditions.length > 0 ? state.filters : null,
});

/** Whether both show the same; the order of keys says nothing. */
export const isSameView = (one: ViewState, other: ViewState): boolean => hashKey([one]) === hashKey([other]);
