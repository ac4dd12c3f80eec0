import type { RouteObject } from '../../ui/router.ts';

/** The pages of contract templates (docs/areas/templates.md#templates). */
export const routes: RouteObject[] = [
  {
    path: 'contracts/templates',
    lazy: async () => ({ Component: (await import('./list/templates-page.tsx')).TemplatesPage }),
  },
  {
    path: 'contracts/templates/:id',
    lazy: async () => ({ Component: (await import('./editor/template-page.tsx')).TemplatePage }),
  },
  {
    path: 'contracts/templates/:id/edit/customFields',
    lazy: async () => ({
      Component: (await import('../../records/edit-custom-fields-page.tsx')).customFieldsPageOf('contract_template'),
    }),
  },
];
