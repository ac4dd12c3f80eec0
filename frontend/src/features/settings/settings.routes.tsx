import { IconSettings } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';
import { settingsNav } from '../../ui/settings-nav-code.ts';

settingsNav.load = async () => (await import('./settings-nav.tsx')).SettingsNav;

/** Settings show for users with either of two rights; nobody has both, so there is one entry per right. */
const entry = {
  to: '/settings',
  also: '/integrations',
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
      { path: 'company', lazy: async () => ({ Component: (await import('./company-page.tsx')).CompanyPage }) },
      { path: 'features', lazy: async () => ({ Component: (await import('./features-page.tsx')).FeaturesPage }) },
      { path: 'roles', lazy: async () => ({ Component: (await import('./roles-page.tsx')).RolesPage }) },
      { path: 'users', lazy: async () => ({ Component: (await import('./users-page.tsx')).UsersPage }) },
      { path: 'users/new', lazy: async () => ({ Component: (await import('./new-user-page.tsx')).NewUserPage }) },
      { path: 'users/:id', lazy: async () => ({ Component: (await import('./edit-user-page.tsx')).EditUserPage }) },
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
      { path: 'retention', lazy: async () => ({ Component: (await import('./retention-page.tsx')).RetentionPage }) },
      { path: 'audit', lazy: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }) },
      {
        path: 'api-keys',
        lazy: async () => ({ Component: (await import('./api-keys/api-keys-page.tsx')).ApiKeysPage }),
      },
      { path: 'sign-ins', lazy: async () => ({ Component: (await import('./own-sign-ins-page.tsx')).OwnSignInsPage }) },
      { path: 'mail', lazy: async () => ({ Component: (await import('./mail-page.tsx')).MailPage }) },
      {
        path: 'impersonate',
        lazy: async () => ({ Component: (await import('./impersonate-page.tsx')).ImpersonatePage }),
      },
    ],
  },
];
