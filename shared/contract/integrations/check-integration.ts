import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { check } from '#shared/integrations/integration.ts';
import { id } from '#shared/values/wire.ts';

export const checkIntegration = endpoint({
  id: 'integrations.checkIntegration',
  method: 'POST',
  path: '/api/integrations/check',
  permission: 'payroll:push',
  summary: 'Sign in at the payroll office with the credentials that are kept',
  body: z.strictObject({ integration_id: id }),
  response: check,
  errors: ['not_found', 'invalid'],
});
