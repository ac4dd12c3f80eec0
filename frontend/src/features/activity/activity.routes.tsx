import type { RouteObject } from '../../ui/router.ts';

export const routes: RouteObject[] = [
  { path: 'activity', lazy: async () => ({ Component: (await import('./activity-page.tsx')).ActivityPage }) },
];
