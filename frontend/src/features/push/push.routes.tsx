import type { RouteObject } from '../../ui/router.ts';

const door = async () => ({ Component: (await import('./month/push-door-page.tsx')).PushDoorPage });

/** The pages of pushes, with whole paths (docs/areas/push.md#commands). */
export const routes: RouteObject[] = [
  { path: 'calendar/push', lazy: door },
  { path: 'integrations/:integration_id/push', lazy: door },
  {
    path: 'calendar/push/:year/:month/:integration_id',
    lazy: async () => ({ Component: (await import('./month/push-page.tsx')).PushPage }),
  },
  {
    path: 'calendar/push/:command_id',
    lazy: async () => ({ Component: (await import('./progress/progress-page.tsx')).ProgressPage }),
  },
  {
    path: 'history/calendar/push/:year?/:month?',
    lazy: async () => ({ Component: (await import('./history/history-page.tsx')).HistoryPage }),
  },
];
