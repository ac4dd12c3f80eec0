import type { RouteObject } from '../../ui/router.ts';

/** The reminders of a record, the same for every kind. */
export const routes: RouteObject[] = [
  {
    path: 'reminders/:relatedObject/:relatedObjectId',
    lazy: async () => ({ Component: (await import('./reminders-page.tsx')).RemindersPage }),
  },
];
