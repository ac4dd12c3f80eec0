import type { AreaModule, NavEntry } from '../ui/nav.ts';
import type { RouteObject } from '../ui/router.ts';

const found = Object.values(import.meta.glob<AreaModule>('../features/*/*.routes.tsx', { eager: true }));

/** Every area registers itself by the name of its file. */
export const areaRoutes: RouteObject[] = found.flatMap(({ routes }) => routes);
export const areaNav: NavEntry[] = found.flatMap(({ nav }) => nav ?? []).toSorted((a, b) => a.order - b.order);
