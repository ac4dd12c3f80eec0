import { IconActivity } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import { paths } from '../../ui/paths.ts';
import type { RouteObject } from '../../ui/router.ts';

export const routes: RouteObject[] = [
  { path: 'activity', lazy: async () => ({ Component: (await import('./activity-page.tsx')).ActivityPage }) },
];

/** The entry at the bottom, above the jobs, which it tells of as well. */
export const nav: NavEntry[] = [
  {
    key: 'activity',
    to: paths.activity,
    icon: IconActivity,
    permission: 'activity:company',
    order: 85,
    place: 'bottom',
    label: 'shell:nav.activity',
    jump: 'y',
  },
];
