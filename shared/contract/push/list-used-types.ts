import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, idParam } from '#shared/values/wire.ts';
import { monthIn, yearIn } from './push.ts';

export const listUsedTypes = endpoint({
  id: 'push.listUsedTypes',
  method: 'GET',
  path: '/api/integrations/{id}/usedTypes',
  permission: 'payroll:push',
  summary: 'How many lines of a month each type of days off makes for how many people, with or without a payroll code',
  params: z.object({ id: idParam }),
  /** Without a month: the one that is suggested. */
  query: z.strictObject({ year: yearIn.optional(), month: monthIn.optional() }),
  response: z.object({
    year: z.int(),
    month: z.int(),
    data: z.array(z.object({ type_id: id, lines: z.int().positive(), people: z.int().positive() })),
    count: z.int(),
  }),
  errors: ['not_found', 'invalid'],
});
