import type { AreaModule, NavEntry } from '../ui/nav.ts';
import { matchRoutes, type RouteObject } from '../ui/router.ts';
import { preloadMessages } from './messages.ts';

const found = Object.values(import.meta.glob<AreaModule>('../features/*/*.routes.tsx', { eager: true }));

/** Every area registers itself by the name of its file. */
export const areaRoutes: RouteObject[] = found.flatMap(({ routes }) => routes);
export const areaNav: NavEntry[] = found.flatMap(({ nav }) => nav ?? []).toSorted((a, b) => a.order - b.order);

/** Starts loading the code and texts of a page before it is known who asks; the router finds them there. */
export const preloadPage = (pathname: string): void => {
  preloadMessages(pathname.split('/')[1] || 'home');
  for (const { route } of matchRoutes(areaRoutes, pathname) ?? [])
    // A page that does not come is told when it is drawn.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
};
