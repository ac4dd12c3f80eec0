import type { SegmentFilter } from '#shared/list/segment.ts';
import { useCan } from '../ui/actor.tsx';
import { useLocation } from '../ui/router.ts';

/** Links to add and edit custom segments and to save filters as one. */
export type SegmentLinks = { add: string; edit: (id: string) => string; save: (filters: SegmentFilter) => string };

/**
 * The address of the segment builder for an existing segment, or a new one with filters as JSON; `back` is the list.
 */
export type SegmentBuilderPath = (from: { id?: string; filters?: string; back: string }) => string;

/**
 * The links to the segment builder for this list, which lead back to it; undefined without the right, as for light
 * access (docs/areas/session-and-rights.md#light-access).
 */
export const useSegmentLinks = (segmentBuilderPath: SegmentBuilderPath | undefined): SegmentLinks | undefined => {
  const can = useCan();
  const { pathname, search } = useLocation();
  if (!segmentBuilderPath || !can('segments:custom')) return undefined;
  const back = `${pathname}${search}`;
  return {
    add: segmentBuilderPath({ back }),
    edit: (id) => segmentBuilderPath({ id, back }),
    save: (filters) => segmentBuilderPath({ filters: JSON.stringify(filters), back }),
  };
};
