import { IconCar } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';

export const nav: NavEntry[] = [
  {
    key: 'fleet',
    to: '/fleet',
    icon: IconCar,
    permission: 'fleet:read',
    order: 30,
    label: 'shell:nav.fleet',
    shortLabel: 'shell:nav.short.fleet',
    jump: 'f',
    object: 'car',
  },
];

/** The pages of the fleet; `FleetAccess` redirects users without the right to the home page. */
export const routes: RouteObject[] = [
  {
    path: 'fleet',
    lazy: async () => ({ Component: (await import('./fleet-access.tsx')).FleetAccess }),
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./vehicles-page.tsx')).VehiclesPage }) },
      { path: 'new', lazy: async () => ({ Component: (await import('./new-vehicle-page.tsx')).NewVehiclePage }) },
      {
        path: 'what-if',
        lazy: async () => ({ Component: (await import('./what-if/compare-page.tsx')).ComparePage }),
      },
      {
        path: 'what-if/target',
        lazy: async () => ({ Component: (await import('./what-if/target-page.tsx')).TargetPage }),
      },
      {
        path: ':id',
        lazy: async () => ({ Component: (await import('./vehicle-page.tsx')).VehiclePage }),
        children: [
          {
            path: 'delete',
            lazy: async () => ({ Component: (await import('./archive-vehicle-page.tsx')).ArchiveVehiclePage }),
          },
          {
            path: 'undelete',
            lazy: async () => ({ Component: (await import('./unarchive-vehicle-page.tsx')).UnarchiveVehiclePage }),
          },
        ],
      },
      {
        path: ':id/edit',
        lazy: async () => ({ Component: (await import('./edit-vehicle-page.tsx')).EditVehiclePage }),
      },
      {
        path: ':id/edit/customFields',
        lazy: async () => ({
          Component: (await import('../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('car'),
        }),
      },
      {
        path: ':id/policy',
        lazy: async () => ({ Component: (await import('./vehicle-policy-page.tsx')).VehiclePolicyPage }),
      },
    ],
  },
];
