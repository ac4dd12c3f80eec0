import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { payrollType } from '#shared/integrations/integration.ts';
import { idParam } from '#shared/values/wire.ts';

export const listPayrollTypes = endpoint({
  id: 'integrations.listPayrollTypes',
  method: 'GET',
  path: '/api/integrations/{id}/payrollTypes',
  permission: 'payroll:push',
  access: 'write',
  summary: 'The codes of days off at the payroll office; those that were read last when it does not answer',
  params: z.object({ id: idParam }),
  query: z.strictObject({ refresh: z.enum(['0', '1']).default('0') }),
  response: z.object({
    data: z.array(payrollType),
    read_at: z.string().nullable(),
    /** False when the office did not answer and the codes are those of `read_at`. */
    fresh: z.boolean(),
  }),
});
