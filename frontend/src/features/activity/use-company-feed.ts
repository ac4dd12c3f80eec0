import { useInfiniteQuery } from '@tanstack/react-query';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { loadWordsOf } from '../../activity/load-words.ts';
import { callEndpoint } from '../../api/call.ts';
import { useInSlices } from '../../ui/use-in-slices.ts';

/**
 * The events of the company, page by page. With a filter that rarely matches, a page may be empty although more follow.
 */
export const useCompanyFeed = (filters: Readonly<Record<string, string>>) => {
  const feed = useInfiniteQuery({
    queryKey: [listActivity.id, 'company', filters],
    queryFn: async ({ pageParam, signal }): Promise<EndpointResponse<typeof listActivity>> => {
      const page = await callEndpoint(
        listActivity,
        {
          // The feed of one person tells event by event.
          query: {
            compact: 'person' in filters ? '0' : '1',
            ...filters,
            ...(pageParam !== '' && { before: pageParam }),
          },
        },
        { signal },
      );
      await loadWordsOf(page.items);
      return page;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const data = useInSlices(feed.data);
  return {
    ...feed,
    isPending: data === undefined && !feed.isError,
    isSuccess: data !== undefined && feed.isSuccess,
    items: (data?.pages ?? []).flatMap(({ items }) => items),
  };
};
