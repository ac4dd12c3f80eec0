import type { SegmentFilter } from '#shared/list/segment.ts';

type Shown = { segment?: string; sort?: string; filters?: SegmentFilter['conditions'] };

/** The address of a list that shows just this, whatever the user looked at last. `sort` as in the URL: `-cost_yearly`. */
export const listLink = (path: string, { segment = 'all', sort, filters }: Shown = {}): string => {
  const params = new URLSearchParams({ segment });
  if (sort !== undefined) params.set('sort', sort);
  if (filters) params.set('filters', JSON.stringify({ match: 'all', conditions: filters }));
  return `${path}?${params.toString()}`;
};
