import { IconHistory } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';

export const routes: RouteObject[] = [
  { path: 'runs', lazy: async () => ({ Component: (await import('./runs-page.tsx')).RunsPage }) },
  { path: 'runs/:runId', lazy: async () => ({ Component: (await import('./run-page.tsx')).RunPage }) },
];

/** The entry at the bottom, where a running job also shows: people look for past runs in the same corner. */
export const nav: NavEntry[] = [
  { key: 'runs', to: paths.runs, icon: IconHistory, order: 90, place: 'bottom', label: 'shell:nav.runs', jump: 'r' },
];
