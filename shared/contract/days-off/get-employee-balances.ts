import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { balanceOut, yearIn } from './balance.ts';

export const getEmployeeBalances = endpoint({
  id: 'daysOff.getEmployeeBalances',
  method: 'GET',
  path: '/api/daysOff/employee/{employee_id}/balances',
  permission: 'days:read',
  summary: 'The balances of a person in a year, this year by default, with the corrections',
  params: z.strictObject({ employee_id: idParam }),
  query: z.strictObject({ year: yearIn.optional() }),
  response: z.object({
    year: z.int(),
    data: z.array(balanceOut),
    /** Latest first; `at` is an instant. */
    corrections: z.array(
      z.object({
        type_id: z.int(),
        type_name: z.string(),
        minutes: z.int(),
        reason: z.string(),
        by: z.string(),
        at: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});
