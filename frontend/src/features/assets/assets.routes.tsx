import { IconDeviceLaptop } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';

export const nav: NavEntry[] = [
  {
    key: 'assets',
    to: '/assets',
    icon: IconDeviceLaptop,
    permission: 'assets:read',
    order: 40,
    label: 'shell:nav.assets',
    shortLabel: 'shell:nav.short.assets',
    jump: 'a',
    object: 'asset',
  },
];

/** The pages of assets (docs/areas/assets.md#pages). */
export const routes: RouteObject[] = [
  {
    path: 'assets',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./assets-page.tsx')).AssetsPage }) },
      { path: 'new', lazy: async () => ({ Component: (await import('./new-asset-page.tsx')).NewAssetPage }) },
      { path: 'add', lazy: async () => ({ Component: (await import('./add-asset-page.tsx')).AddAssetPage }) },
      {
        path: 'assign/bulk',
        lazy: async () => ({ Component: (await import('./bulk-assign-page.tsx')).BulkAssignPage }),
      },
      { path: 'labels', lazy: async () => ({ Component: (await import('./labels-page.tsx')).LabelsPage }) },
      {
        path: ':id',
        lazy: async () => ({ Component: (await import('./asset-page.tsx')).AssetPage }),
        children: [
          {
            path: 'delete',
            lazy: async () => ({ Component: (await import('./archive-asset-page.tsx')).ArchiveAssetPage }),
          },
        ],
      },
      { path: ':id/edit', lazy: async () => ({ Component: (await import('./edit-asset-page.tsx')).EditAssetPage }) },
      {
        path: ':id/edit/customFields',
        lazy: async () => ({
          Component: (await import('../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('asset'),
        }),
      },
      {
        path: ':id/policy',
        lazy: async () => ({ Component: (await import('./asset-policy-page.tsx')).AssetPolicyPage }),
      },
    ],
  },
  {
    path: 'settings/assetTypes',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./asset-types-page.tsx')).AssetTypesPage }) },
      {
        path: 'add',
        lazy: async () => ({ Component: (await import('./new-asset-type-page.tsx')).NewAssetTypePage }),
      },
      {
        path: ':id',
        lazy: async () => ({ Component: (await import('./edit-asset-type-page.tsx')).EditAssetTypePage }),
      },
    ],
  },
];
