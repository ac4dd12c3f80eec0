import type { SegmentFilter } from '#shared/list/segment.ts';

type Look = { segment?: string; sort?: string; filters?: SegmentFilter['conditions'] };

type Condition = SegmentFilter['conditions'][number];

/** The filter on the people of a team; null is people without a team. */
export const teamCondition = (teamId: number | null): Condition =>
  teamId === null
    ? { column: 'team', operator: 'empty', values: [] }
    : { column: 'team', operator: 'is', values: [teamId] };

/** The address of a list with this segment, order and filters, whatever the user saw last; `sort` as `-cost_yearly`. */
export const listLink = (path: string, { segment = 'all', sort, filters }: Look = {}): string => {
  const params = new URLSearchParams({ segment });
  if (sort !== undefined) params.set('sort', sort);
  if (filters) params.set('filters', JSON.stringify({ match: 'all', conditions: filters }));
  return `${path}?${params.toString()}`;
};
