import type { Preferences } from '#shared/contract/session/preferences.ts';
import { segmentFilter, type SegmentFilter } from '#shared/list/segment.ts';

/** What a list shows: all of it stands in the URL, so that a link shows the same and Back works. */
export type ListState = {
  page: number;
  perPage: number;
  segment: string;
  search: string;
  sort: { column: string; direction: 'asc' | 'desc' } | null;
  filters: SegmentFilter | null;
};

const positive = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

const sortOf = (text: string | null): ListState['sort'] | undefined => {
  const parts = text === null ? null : /^(-?)([a-z0-9_]{1,60})$/.exec(text);
  return parts ? { column: parts[2] ?? '', direction: parts[1] === '-' ? 'desc' : 'asc' } : undefined;
};

const filtersOf = (text: string | null): SegmentFilter | null => {
  if (text === null) return null;
  try {
    return segmentFilter.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** URL over what the user chose last time over the default; what cannot be read counts as absent. */
export const readListState = (params: URLSearchParams, remembered: Preferences): ListState => ({
  page: positive(params.get('page')) ?? (params.size === 0 ? remembered.page : 1),
  perPage: positive(params.get('per_page')) ?? remembered.per_page,
  segment: params.get('segment') ?? remembered.segment,
  search: params.get('search') ?? '',
  sort: sortOf(params.get('sort')) ?? remembered.sort,
  filters: filtersOf(params.get('filters')),
});

/** The state as a query string; what equals the remembered choice is left out only where that is its default. */
export const writeListState = (state: ListState): URLSearchParams => {
  const params = new URLSearchParams();
  params.set('page', String(state.page));
  params.set('per_page', String(state.perPage));
  params.set('segment', state.segment);
  if (state.search !== '') params.set('search', state.search);
  if (state.sort) params.set('sort', `${state.sort.direction === 'desc' ? '-' : ''}${state.sort.column}`);
  if (state.filters && state.filters.conditions.length > 0) params.set('filters', JSON.stringify(state.filters));
  return params;
};

/** The query that every list endpoint takes. */
export const toQuery = (state: ListState): Record<string, string | number> => ({
  page: state.page,
  per_page: state.perPage,
  segment_id: state.segment,
  search_term: state.search,
  ...(state.sort && { orderby_column: state.sort.column, orderby_direction: state.sort.direction }),
  ...(state.filters && state.filters.conditions.length > 0 && { filters: JSON.stringify(state.filters) }),
});
