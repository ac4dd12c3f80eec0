import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { check } from '#shared/integrations/integration.ts';
import { idParam } from '#shared/values/wire.ts';
import { integrationOut } from './integration.ts';

export const getIntegration = endpoint({
  id: 'integrations.getIntegration',
  method: 'GET',
  path: '/api/integrations/{id}/detail',
  permission: 'integrations:read',
  summary: 'An integration with its last checks, latest first',
  params: z.object({ id: idParam }),
  response: z.object({ details: integrationOut, checks: z.array(check) }),
});
