import { IconApps } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import type { RouteObject } from '../../ui/router.ts';

export const nav: NavEntry[] = [
  {
    key: 'software',
    to: '/software',
    icon: IconApps,
    permission: 'software:read',
    order: 50,
    label: 'shell:nav.software',
    jump: 'w',
    object: 'software_product',
  },
];

/** The pages of software (docs/areas/software.md#pages). */
export const routes: RouteObject[] = [
  {
    path: 'software',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./products-page.tsx')).ProductsPage }) },
      {
        path: 'products/new',
        lazy: async () => ({ Component: (await import('./new-product-page.tsx')).NewProductPage }),
      },
      {
        path: 'products/:id',
        lazy: async () => ({ Component: (await import('./product-page.tsx')).ProductPage }),
        children: [
          {
            path: 'delete',
            lazy: async () => ({ Component: (await import('./delete-product-page.tsx')).DeleteProductPage }),
          },
        ],
      },
      {
        path: 'products/:id/edit',
        lazy: async () => ({ Component: (await import('./edit-product-page.tsx')).EditProductPage }),
      },
      {
        path: 'products/:id/edit/customFields',
        lazy: async () => ({
          Component: (await import('../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('software_product'),
        }),
      },
      {
        path: 'products/:id/assign',
        lazy: async () => ({ Component: (await import('./assign-page.tsx')).AssignPage }),
      },
      { path: 'licenses', lazy: async () => ({ Component: (await import('./licenses-page.tsx')).LicensesPage }) },
      {
        path: 'licenses/grouped',
        lazy: async () => ({ Component: (await import('./licenses-by-product-page.tsx')).LicensesByProductPage }),
      },
      {
        path: 'licenses/assign',
        lazy: async () => ({ Component: (await import('./choose-product-page.tsx')).ChooseProductPage }),
      },
      {
        path: 'licenses/:id',
        lazy: async () => ({ Component: (await import('./license-page.tsx')).LicensePage }),
        children: [
          {
            path: 'delete',
            lazy: async () => ({ Component: (await import('./delete-license-page.tsx')).DeleteLicensePage }),
          },
        ],
      },
      {
        path: 'licenses/:id/edit',
        lazy: async () => ({ Component: (await import('./edit-license-page.tsx')).EditLicensePage }),
      },
      {
        path: 'licenses/:id/edit/customFields',
        lazy: async () => ({
          Component: (await import('../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('software_license'),
        }),
      },
    ],
  },
  {
    path: 'people/:id/software',
    lazy: async () => ({ Component: (await import('./person-software-page.tsx')).PersonSoftwarePage }),
  },
  {
    path: 'people/:id/add/software',
    lazy: async () => ({ Component: (await import('./new-license-page.tsx')).NewLicensePage }),
  },
];
