import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { integrationOut, productOut } from './integration.ts';

export const listIntegrations = endpoint({
  id: 'integrations.listIntegrations',
  method: 'GET',
  path: '/api/integrations/list',
  permission: 'integrations:read',
  summary: 'Integrations with payroll offices, and the offices that this deployment offers',
  response: z.object({ data: z.array(integrationOut), count: z.int(), products: z.array(productOut) }),
});
