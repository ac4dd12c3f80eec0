import type { RouteObject } from '../../ui/router.ts';

/** The pages of integrations with payroll offices (docs/areas/integrations.md#integrations). */
export const routes: RouteObject[] = [
  {
    path: 'settings/integrations',
    lazy: async () => ({ Component: (await import('./integrations-page.tsx')).IntegrationsPage }),
  },
  {
    path: 'settings/integrations/new',
    lazy: async () => ({ Component: (await import('./new-integration-page.tsx')).NewIntegrationPage }),
  },
  {
    path: 'settings/webhooks',
    lazy: async () => ({ Component: (await import('./webhooks/webhooks-page.tsx')).WebhooksPage }),
  },
  {
    path: 'settings/webhooks/:id',
    lazy: async () => ({ Component: (await import('./webhooks/webhook-page.tsx')).WebhookPage }),
  },
  {
    path: 'integrations/:id',
    lazy: async () => ({ Component: (await import('./integration-page.tsx')).IntegrationPage }),
  },
  {
    path: 'integrations/:id/mapping',
    lazy: async () => ({ Component: (await import('./mapping/mapping-page.tsx')).MappingPage }),
  },
];
