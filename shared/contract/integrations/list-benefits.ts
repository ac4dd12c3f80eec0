import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

export const listBenefits = endpoint({
  id: 'integrations.listBenefits',
  method: 'GET',
  path: '/api/integrations/{id}/benefits',
  permission: 'payroll:push',
  access: 'write',
  summary: 'The benefits of the customer at the payroll office; H01 to H07 are meal vouchers',
  params: z.object({ id: idParam }),
  response: z.object({ data: z.array(z.object({ code: z.string(), name: z.string() })) }),
  errors: ['connection_failed'],
});
