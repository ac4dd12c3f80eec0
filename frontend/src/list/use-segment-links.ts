import type { ObjectType } from '#shared/activity/events.ts';
import { paths } from '../app/paths.ts';
import { useCan } from '../ui/actor.tsx';
import { useLocation } from '../ui/router.ts';
import type { SegmentLinks } from './list-toolbar.tsx';

/** Where segments of this list are made and changed, leading back to it; hidden for light access (spec A §6). */
export const useSegmentLinks = (object: ObjectType | undefined): SegmentLinks | undefined => {
  const can = useCan();
  const { pathname, search } = useLocation();
  if (object === undefined || !can('segments:custom')) return undefined;
  const back = `${pathname}${search}`;
  return {
    add: paths.segmentBuilder(object, { back }),
    edit: (id) => paths.segmentBuilder(object, { id, back }),
    keep: (filters) => paths.segmentBuilder(object, { filters: JSON.stringify(filters), back }),
  };
};
