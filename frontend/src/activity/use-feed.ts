import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityItem, FeedObject } from '#shared/activity/events.ts';
import { FEED_PAGE, listActivity } from '#shared/contract/activity/list-activity.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { callEndpoint } from '../api/call.ts';

/** A record's events, page by page; a page that is not full is the last one (docs/areas/records.md#feed). */
export const useFeed = (object: FeedObject, id: number, filters: Readonly<Record<string, string>> = {}) => {
  const feed = useInfiniteQuery({
    queryKey: [listActivity.id, object, id, filters],
    queryFn: ({ pageParam, signal }): Promise<EndpointResponse<typeof listActivity>> =>
      callEndpoint(
        listActivity,
        {
          query: {
            relatedObject: object,
            relatedObjectId: String(id),
            page: String(pageParam),
            ...filters,
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.items.length < FEED_PAGE ? undefined : page + 1),
  });
  // An event that arrives between two reads moves the last line of a page to the next page: each is shown once.
  const items = new Map((feed.data?.pages ?? []).flatMap((page) => page.items).map((item) => [item.id, item]));
  return { ...feed, items: [...items.values()] satisfies ActivityItem[] };
};
