import { IconFileText } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import { paths } from '../../ui/paths.ts';
import type { RouteObject } from '../../ui/router.ts';

export const nav: NavEntry[] = [
  {
    key: 'contracts',
    to: paths.contracts,
    icon: IconFileText,
    permission: 'templates:read',
    order: 65,
    label: 'shell:nav.contracts',
    jump: 'o',
    object: 'contract',
    counts: 'to_sign',
  },
];

/** The pages of contracts (docs/areas/contracts.md#contracts). */
export const routes: RouteObject[] = [
  {
    path: 'contracts',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./contracts-page.tsx')).ContractsPage }) },
      { path: 'new', lazy: async () => ({ Component: (await import('./new-contract-page.tsx')).NewContractPage }) },
      { path: 'send', lazy: async () => ({ Component: (await import('./many/send-page.tsx')).SendPage }) },
      { path: ':id', lazy: async () => ({ Component: (await import('./contract-page.tsx')).ContractPage }) },
      {
        path: ':id/text',
        lazy: async () => ({ Component: (await import('./contract-text-page.tsx')).ContractTextPage }),
      },
      {
        path: ':id/edit/customFields',
        lazy: async () => ({
          Component: (await import('../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('contract'),
        }),
      },
    ],
  },
];
