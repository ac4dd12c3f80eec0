import {
  keepPreviousData,
  useInfiniteQuery,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { ProblemError } from '../api/problem.ts';
import type { ListState } from './list-state.ts';

type Answer<Row> = { data: Row[]; count: number };

/** The query options for a state of the list; `columns` are the keys that the user chose. */
export type ListSource<A> = (
  state: ListState,
  columns: readonly string[],
) => Pick<UseQueryOptions<A>, 'queryFn'> & { queryKey: QueryKey };

/**
 * The rows of the page in the address, and of the pages after it that were scrolled to. A row that moved from one page
 * to the next between two reads is shown once.
 */
export const useListRows = <Row extends { id: number }, A extends Answer<Row>>(
  source: ListSource<A>,
  state: ListState,
  columns: readonly string[],
  enabled = true,
) => {
  const answer = useInfiniteQuery<A, ProblemError, { pages: A[] }, QueryKey, number>({
    queryKey: [...source(state, columns).queryKey, 'rows'],
    queryFn: ({ pageParam, ...context }) =>
      // why: `query` always sets a function, which takes nothing but the signal
      (source({ ...state, page: pageParam }, columns).queryFn as QueryFunction<A>)(context as never),
    enabled,
    initialPageParam: state.page,
    getNextPageParam: ({ data, count }, _, page) =>
      data.length > 0 && page * state.perPage < count ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const pages = answer.data?.pages;
  const rows = pages && [...new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row])).values()];
  return { ...answer, first: pages?.[0], rows, count: pages?.at(-1)?.count ?? 0, pages: pages?.length ?? 1 };
};
