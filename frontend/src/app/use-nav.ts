import type { NavEntry } from '../ui/nav.ts';
import { useCan } from '../ui/actor.tsx';
import { areaNav } from './areas.ts';

/** The areas that the signed-in user may open, in their order. */
export const useNav = (): NavEntry[] => {
  const can = useCan();
  return areaNav.filter(({ permission }) => permission === undefined || can(permission));
};
