import type { RouteObject } from '../../ui/router.ts';

export const routes: RouteObject[] = [
  { path: 'import/:object', lazy: async () => ({ Component: (await import('./import-page.tsx')).ImportPage }) },
];
