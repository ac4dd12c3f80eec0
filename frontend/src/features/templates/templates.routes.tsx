import { IconFileText } from '@tabler/icons-react';
import type { NavEntry } from '../../ui/nav.ts';
import { paths } from '../../ui/paths.ts';
import type { RouteObject } from '../../ui/router.ts';

export const nav: NavEntry[] = [
  {
    key: 'contracts',
    to: paths.templates,
    icon: IconFileText,
    permission: 'templates:read',
    order: 65,
    label: 'shell:nav.contracts',
    object: 'contract_template',
  },
];

/** The pages of contract templates (docs/areas/contracts.md#templates). */
export const routes: RouteObject[] = [
  {
    path: 'contracts/templates',
    lazy: async () => ({ Component: (await import('./list/templates-page.tsx')).TemplatesPage }),
  },
  {
    path: 'contracts/templates/:id',
    lazy: async () => ({ Component: (await import('./editor/template-page.tsx')).TemplatePage }),
  },
];
