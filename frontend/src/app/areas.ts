import type { AreaModule, NavEntry } from '../ui/nav.ts';
import { matchRoutes, type RouteObject } from '../ui/router.ts';

/** Areas by their files, such as `../features/fleet/fleet.routes.tsx`. */
const areas = Object.values(import.meta.glob<AreaModule>('../features/*/*.routes.tsx', { eager: true }));

/** Every area registers itself by the name of its file. */
export const areaRoutes: RouteObject[] = areas.flatMap(({ routes }) => routes);
export const areaNav: NavEntry[] = areas.flatMap(({ nav }) => nav ?? []).toSorted((a, b) => a.order - b.order);

/** Starts loading the code and texts of a page before the profile is known; the router then finds them loaded. */
export const preloadPage = (pathname: string): void => {
  for (const { route } of matchRoutes(areaRoutes, pathname) ?? [])
    // The router reports a page that cannot be loaded when it draws the page.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
};
