import { IconCalendarEvent } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import { paths } from '../../ui/paths.ts';
import type { RouteObject } from '../../ui/router.ts';
import { requestRoutes } from './requests/requests.routes.tsx';
import { settingsRoutes } from './settings/settings.routes.tsx';

export const nav: NavEntry[] = [
  {
    key: 'days-off',
    to: paths.calendar,
    also: paths.dayOffRequests,
    icon: IconCalendarEvent,
    permission: 'days:read',
    order: 70,
    counts: 'to_decide',
    label: 'shell:nav.days-off',
    jump: 'd',
  },
];

/** The pages of days off (docs/areas/days-off-pages.md#pages). */
export const routes: RouteObject[] = [
  {
    path: 'calendar',
    lazy: async () => ({ Component: (await import('./calendar/calendar-page.tsx')).CalendarPage }),
  },
  {
    path: 'calendar/balances',
    lazy: async () => ({ Component: (await import('./balances/balances-page.tsx')).BalancesPage }),
  },
  ...requestRoutes,
  ...settingsRoutes,
];
