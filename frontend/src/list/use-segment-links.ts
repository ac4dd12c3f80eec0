import type { SegmentFilter } from '#shared/list/segment.ts';
import { useCan } from '../ui/actor.tsx';
import { useLocation } from '../ui/router.ts';

/** Where custom segments are made; absent without the right to them. */
export type SegmentLinks = { add: string; edit: (id: string) => string; keep: (filters: SegmentFilter) => string };

/** The address of the segment builder: for a segment, or a new one with filters as JSON; `back` leads to the list. */
export type SegmentsAt = (from: { id?: string; filters?: string; back: string }) => string;

/**
 * Where segments of this list are made and changed, leading back to it; hidden for light access
 * (docs/areas/session-and-rights.md#light-access).
 */
export const useSegmentLinks = (segmentsAt: SegmentsAt | undefined): SegmentLinks | undefined => {
  const can = useCan();
  const { pathname, search } = useLocation();
  if (!segmentsAt || !can('segments:custom')) return undefined;
  const back = `${pathname}${search}`;
  return {
    add: segmentsAt({ back }),
    edit: (id) => segmentsAt({ id, back }),
    keep: (filters) => segmentsAt({ filters: JSON.stringify(filters), back }),
  };
};
