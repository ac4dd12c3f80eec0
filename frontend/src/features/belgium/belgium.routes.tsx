import type { RouteObject } from '../../ui/router.ts';

export const routes: RouteObject[] = [
  {
    path: 'settings/parameters',
    lazy: async () => ({ Component: (await import('./parameters-page.tsx')).ParametersPage }),
  },
];
