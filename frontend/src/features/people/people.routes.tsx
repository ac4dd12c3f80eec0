import { IconUsers } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';

export const nav: NavEntry[] = [
  {
    key: 'people',
    to: '/people',
    icon: IconUsers,
    permission: 'people:read',
    order: 20,
    label: 'shell:nav.people',
    shortLabel: 'shell:nav.short.people',
    jump: 'p',
    object: 'employee',
  },
];

export const routes: RouteObject[] = [
  {
    path: 'people',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./people-page.tsx')).PeoplePage }) },
      { path: 'new', lazy: async () => ({ Component: (await import('./new-person-page.tsx')).NewPersonPage }) },
      { path: 'board', lazy: async () => ({ Component: (await import('./board/board-page.tsx')).BoardPage }) },
      { path: 'teams', lazy: async () => ({ Component: (await import('./teams/team-cards-page.tsx')).TeamCardsPage }) },
      { path: 'teams/:teamId', lazy: async () => ({ Component: (await import('./teams/team-page.tsx')).TeamPage }) },
      { path: ':id', lazy: async () => ({ Component: (await import('./person-page.tsx')).PersonPage }) },
      { path: ':id/edit', lazy: async () => ({ Component: (await import('./edit-person-page.tsx')).EditPersonPage }) },
      {
        path: ':id/edit/customFields',
        lazy: async () => ({
          Component: (await import('../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('employee'),
        }),
      },
      {
        path: ':id/policy',
        lazy: async () => ({ Component: (await import('./person-policy-page.tsx')).PersonPolicyPage }),
      },
      { path: ':id/leaving', lazy: async () => ({ Component: (await import('./leaving-page.tsx')).LeavingPage }) },
      { path: ':id/erasure', lazy: async () => ({ Component: (await import('./erasure-page.tsx')).ErasurePage }) },
      {
        path: ':id/deactivate',
        lazy: async () => ({ Component: (await import('./person-page.tsx')).PersonPage }),
      },
    ],
  },
  { path: 'settings/teams', lazy: async () => ({ Component: (await import('./teams-page.tsx')).TeamsPage }) },
];
