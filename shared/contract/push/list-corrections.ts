import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { monthIn, pushLineOut, yearIn } from './push.ts';

export const listCorrections = endpoint({
  id: 'push.listCorrections',
  method: 'GET',
  path: '/api/daysOff/push/corrections',
  permission: 'payroll:push',
  summary: 'What changed in earlier months after they were pushed, with old and new minutes',
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
  response: z.object({ data: z.array(pushLineOut), count: z.int(), people: z.int() }),
  errors: ['not_found', 'invalid'],
});
