import { IconSettings } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';

/** Whoever finds nothing to set has no Settings: one entry per right, none of which comes with the other. */
const entry = {
  to: '/settings',
  icon: IconSettings,
  order: 90,
  place: 'bottom',
  label: 'shell:nav.settings',
  jump: 's',
} as const;

export const nav: NavEntry[] = [
  { ...entry, key: 'settings', permission: 'settings:manage' },
  { ...entry, key: 'settings-support', permission: 'users:impersonate' },
];

export const routes: RouteObject[] = [
  {
    path: 'settings',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./settings-page.tsx')).SettingsPage }) },
      { path: 'features', lazy: async () => ({ Component: (await import('./features-page.tsx')).FeaturesPage }) },
      { path: 'roles', lazy: async () => ({ Component: (await import('./roles-page.tsx')).RolesPage }) },
      { path: 'users', lazy: async () => ({ Component: (await import('./users-page.tsx')).UsersPage }) },
      { path: 'users/new', lazy: async () => ({ Component: (await import('./user-new-page.tsx')).UserNewPage }) },
      { path: 'users/:id', lazy: async () => ({ Component: (await import('./user-edit-page.tsx')).UserEditPage }) },
      {
        path: 'customFields',
        lazy: async () => ({ Component: (await import('./custom-fields-page.tsx')).CustomFieldsPage }),
      },
      {
        path: 'customFields/:id',
        lazy: async () => ({ Component: (await import('./custom-field-page.tsx')).CustomFieldPage }),
      },
      {
        path: 'segments',
        lazy: async () => ({ Component: (await import('./segments-page.tsx')).SegmentsPage }),
      },
      {
        path: 'segments/builder',
        lazy: async () => ({ Component: (await import('./segment-builder-page.tsx')).SegmentBuilderPage }),
      },
      {
        path: 'impersonate',
        lazy: async () => ({ Component: (await import('./impersonate-page.tsx')).ImpersonatePage }),
      },
    ],
  },
];
