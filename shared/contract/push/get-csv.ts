import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { monthIn, yearIn } from './push.ts';

export const getCsv = endpoint({
  id: 'push.getCsv',
  method: 'GET',
  path: '/api/daysOff/push/csv',
  permission: 'payroll:push',
  access: 'write',
  limited: 'export',
  summary: 'What a push of everybody who is not blocked would send, as a file',
  query: z.strictObject({
    integration_id: z.union([
      z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
      z.int().positive(),
    ]),
    year: yearIn,
    month: monthIn,
  }),
  response: z.object({ file_name: z.string(), file_url: z.string() }),
  errors: ['not_found', 'invalid', 'type_not_found'],
});
