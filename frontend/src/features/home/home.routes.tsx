import { IconHome } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';

export const nav: NavEntry[] = [
  { key: 'home', to: paths.root, icon: IconHome, order: 0, label: 'shell:nav.home', jump: 'h' },
];

export const routes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./home-page.tsx')).HomePage }) },
  {
    path: 'settings/start',
    lazy: async () => ({ Component: (await import('./getting-started-page.tsx')).GettingStartedPage }),
  },
];
