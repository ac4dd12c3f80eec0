import type { AreaModule, NavEntry } from '../ui/nav.ts';
import { matchRoutes, type RouteObject } from '../ui/router.ts';
import { preloadMessages } from './messages.ts';

/** Areas by their files, such as `../features/fleet/fleet.routes.tsx`. */
const files = Object.entries(import.meta.glob<AreaModule>('../features/*/*.routes.tsx', { eager: true }));
const areas = files.map(([, area]) => area);

/** Every area registers itself by the name of its file. */
export const areaRoutes: RouteObject[] = areas.flatMap(({ routes }) => routes);
export const areaNav: NavEntry[] = areas.flatMap(({ nav }) => nav ?? []).toSorted((a, b) => a.order - b.order);

/** The texts of what pages of records show beside those of their area. */
const recordTexts = ['activity', 'custom-fields', 'documents', 'history', 'policies', 'sent-mail'];

/** React holds a page back for 300 ms when a text is missing once its record is there. */
export const preloadRecordTexts = (): void => recordTexts.forEach(preloadMessages);

/** Starts loading the code and texts of a page before the profile is known; the router then finds them loaded. */
export const preloadPage = (pathname: string): void => {
  const [file] = files.find(([, { routes }]) => matchRoutes(routes, pathname)) ?? [];
  if (file !== undefined) preloadMessages(file.split('/')[2] ?? '');
  for (const { route, params } of matchRoutes(areaRoutes, pathname) ?? []) {
    if (params['id'] !== undefined) preloadRecordTexts();
    // The router reports a page that cannot be loaded when it draws the page.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
};
