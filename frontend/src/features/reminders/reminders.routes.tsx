import type { RouteObject } from '../../ui/router.ts';

/** The reminders of a record, the same for every kind, and those of every record of a kind. */
export const routes: RouteObject[] = [
  {
    path: 'reminders/:relatedObject/:relatedObjectId',
    lazy: async () => ({ Component: (await import('./reminders-page.tsx')).RemindersPage }),
  },
  {
    path: 'settings/reminders',
    lazy: async () => ({ Component: (await import('./kind-reminders-page.tsx')).KindRemindersPage }),
  },
];
