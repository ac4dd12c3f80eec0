import type { RouteObject } from '../../../ui/router.ts';

/** The pages of requests and of the days off of a person, with whole paths (docs/areas/days-off-pages.md#pages). */
export const requestRoutes: RouteObject[] = [
  {
    path: 'inbox/daysOff/:request_id?',
    lazy: async () => ({ Component: (await import('./inbox-page.tsx')).InboxPage }),
  },
  {
    path: 'inbox/daysOff/all',
    lazy: async () => ({ Component: (await import('./all-requests-page.tsx')).AllRequestsPage }),
  },
  {
    path: 'inbox/daysOff/:id/edit/customFields',
    lazy: async () => ({
      Component: (await import('../../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('day_off_request'),
    }),
  },
  {
    path: 'people/:id/daysOff',
    lazy: async () => ({ Component: (await import('../person/person-days-page.tsx')).PersonDaysPage }),
  },
  {
    path: 'calendar/person/:id',
    lazy: async () => ({ Component: (await import('../person/person-days-page.tsx')).PersonDaysPage }),
  },
];
