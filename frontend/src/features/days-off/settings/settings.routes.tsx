import { paths } from '../../../ui/paths.ts';
import { Navigate, type RouteObject } from '../../../ui/router.ts';

/** The settings of days off (docs/areas/days-off-pages.md#settings). */
export const settingsRoutes: RouteObject[] = [
  {
    path: 'settings/daysOff',
    children: [
      { index: true, element: <Navigate to={paths.dayOffTypes} replace /> },
      { path: 'types', lazy: async () => ({ Component: (await import('./types-page.tsx')).TypesPage }) },
      { path: 'types/new', lazy: async () => ({ Component: (await import('./new-type-page.tsx')).NewTypePage }) },
      { path: 'types/:id', lazy: async () => ({ Component: (await import('./edit-type-page.tsx')).EditTypePage }) },
      { path: 'schedules', lazy: async () => ({ Component: (await import('./schedules-page.tsx')).SchedulesPage }) },
      {
        path: 'schedules/new',
        lazy: async () => ({ Component: (await import('./new-schedule-page.tsx')).NewSchedulePage }),
      },
      {
        path: 'schedules/:id',
        lazy: async () => ({ Component: (await import('./edit-schedule-page.tsx')).EditSchedulePage }),
      },
      { path: 'holidays', lazy: async () => ({ Component: (await import('./holidays-page.tsx')).HolidaysPage }) },
      { path: 'rights', lazy: async () => ({ Component: (await import('./rights-page.tsx')).RightsPage }) },
      { path: 'rights/:id', lazy: async () => ({ Component: (await import('./edit-right-page.tsx')).EditRightPage }) },
    ],
  },
];
