import type { Preferences } from '#shared/list/preferences.ts';
import { customFieldIdOf } from '#shared/custom-fields/custom-field.ts';
import { PAGE_MAX, PER_PAGE_MAX, SEARCH_MAX } from '#shared/list/list-query.ts';
import { readFilter } from '#shared/list/read-filter.ts';
import { isGroup, type Condition, type FilterEntry, type SegmentFilter } from '#shared/list/segment.ts';

/** The state of a list, all of it in the URL, so that a link shows the same list and Back works. */
export type ListState = {
  page: number;
  perPage: number;
  segment: string;
  search: string;
  sort: { column: string; direction: 'asc' | 'desc' } | null;
  filters: SegmentFilter | null;
  /** The kind of rows, on a list that offers a choice of them; absent is every kind. */
  kind?: string | undefined;
  /** The saved view that the list started from. */
  view?: number | undefined;
  /** Keys of the columns in order; null for the default ones, undefined for those that the user chose for the list. */
  columns?: string[] | null | undefined;
};

const positive = (text: string | null, max: number): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

const sortOf = (text: string | null): ListState['sort'] | undefined => {
  const parts = text === null ? null : /^(-?)([a-z0-9_]{1,60})$/.exec(text);
  return parts ? { column: parts[2] ?? '', direction: parts[1] === '-' ? 'desc' : 'asc' } : undefined;
};

/** Names the columns that show by default, so that a link follows later changes of the default. */
const DEFAULT_COLUMNS = 'default';
const COLUMNS_MAX = 100;

const columnsOf = (text: string): string[] | null =>
  text === DEFAULT_COLUMNS
    ? null
    : [...new Set(text.split(','))].filter((key) => /^[a-z0-9_]{1,60}$/.test(key)).slice(0, COLUMNS_MAX);

/** The id of the view in a URL. */
export const viewOf = (params: URLSearchParams): number | undefined =>
  positive(params.get('view'), Number.POSITIVE_INFINITY);

const kindOf = (text: string | null): string | undefined =>
  /^[a-z0-9_]{1,60}$/.test(text ?? '') ? (text ?? '') : undefined;

const filtersOf = (text: string | null): SegmentFilter | null => (text === null ? null : readFilter(text));

/**
 * Reads the state from the URL, else from what the user chose last time; unreadable parameters count as absent. A URL
 * with `page` is complete: without `sort` it has none, whatever was chosen since, or Back would not show the same list.
 */
export const readListState = (params: URLSearchParams, remembered: Preferences): ListState => ({
  page: positive(params.get('page'), PAGE_MAX) ?? (params.size === 0 ? remembered.page : 1),
  perPage: positive(params.get('per_page'), PER_PAGE_MAX) ?? remembered.per_page,
  segment: params.get('segment') ?? remembered.segment,
  search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  sort: sortOf(params.get('sort')) ?? (params.has('page') ? null : remembered.sort),
  filters: filtersOf(params.get('filters')),
  kind: kindOf(params.get('kind')),
  view: viewOf(params),
  columns: params.has('columns') ? columnsOf(params.get('columns') ?? '') : undefined,
});

/** The whole state as a query string. */
export const writeListState = (state: ListState): URLSearchParams => {
  const params = new URLSearchParams();
  params.set('page', String(state.page));
  params.set('per_page', String(state.perPage));
  params.set('segment', state.segment);
  if (state.search !== '') params.set('search', state.search);
  if (state.sort) params.set('sort', `${state.sort.direction === 'desc' ? '-' : ''}${state.sort.column}`);
  if (state.filters && state.filters.conditions.length > 0) params.set('filters', JSON.stringify(state.filters));
  if (state.kind !== undefined) params.set('kind', state.kind);
  if (state.columns !== undefined) params.set('columns', state.columns?.join(',') ?? DEFAULT_COLUMNS);
  if (state.view !== undefined) params.set('view', String(state.view));
  return params;
};

const knownEntries = (entry: FilterEntry, keys: ReadonlySet<string>): FilterEntry[] => {
  if (!isGroup(entry)) return keys.has(entry.column) ? [entry] : [];
  const conditions = entry.conditions.filter(({ column }) => keys.has(column));
  return conditions.length > 0 ? [{ ...entry, conditions }] : [];
};

/** Drops sort and filters on columns that the user does not have: the API would refuse the whole list for them. */
export const onlyKnownColumns = (state: ListState, keys: ReadonlySet<string>): ListState => {
  const conditions = state.filters?.conditions.flatMap((entry) => knownEntries(entry, keys)) ?? [];
  return {
    ...state,
    sort: state.sort && keys.has(state.sort.column) ? state.sort : null,
    filters: state.filters && conditions.length > 0 ? { ...state.filters, conditions } : null,
  };
};

const conditionsIn = (filters: SegmentFilter | null): Condition[] =>
  (filters?.conditions ?? []).flatMap((entry) => (isGroup(entry) ? entry.conditions : [entry]));

/** The column keys of the custom fields that the state sorts by or filters on. */
export const customKeysIn = ({ sort, filters }: ListState): string[] =>
  [...(sort ? [sort.column] : []), ...conditionsIn(filters).map(({ column }) => column)].filter(
    (key) => customFieldIdOf(key) !== undefined,
  );

/** The ids of custom fields among the columns, for the query; sorted, so that moving a column causes no request. */
export const requestedIds = (columns: readonly string[]): string =>
  columns
    .flatMap((key) => customFieldIdOf(key) ?? [])
    .toSorted((one, other) => one - other)
    .join(',');

/** The query that every list endpoint takes; `columns` are those on screen. */
export const toQuery = (state: ListState, columns: readonly string[] = []): Record<string, string | number> => ({
  page: state.page,
  per_page: state.perPage,
  segment_id: state.segment,
  search_term: state.search,
  ...(state.sort && { orderby_column: state.sort.column, orderby_direction: state.sort.direction }),
  ...(state.filters && state.filters.conditions.length > 0 && { filters: JSON.stringify(state.filters) }),
  ...(state.kind !== undefined && { trainings_filter: state.kind }),
  ...(requestedIds(columns) !== '' && { requested_cf_ids: requestedIds(columns) }),
});
