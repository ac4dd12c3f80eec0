import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { id } from '#shared/values/wire.ts';
import { monthIn, pushRowOut, yearIn } from './push.ts';

export const listPushes = endpoint({
  id: 'push.listPushes',
  method: 'GET',
  path: '/api/daysOff/push/list',
  permission: 'payroll:push',
  summary: 'Pushes, latest first: of a month, of an integration, or all',
  query: z.strictObject({
    year: yearIn.optional(),
    month: monthIn.optional(),
    integration_id: z
      .union([
        z
          .string()
          .regex(/^[1-9]\d{0,8}$/)
          .transform(Number),
        id,
      ])
      .optional(),
    page: listQuery.shape.page,
    per_page: listQuery.shape.per_page.removeDefault().default(30),
  }),
  response: listOf(pushRowOut),
});
