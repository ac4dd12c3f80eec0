import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { flag, id } from '#shared/values/wire.ts';
import { balanceOut, yearIn } from './balance.ts';

export const listBalances = endpoint({
  id: 'daysOff.listBalances',
  method: 'GET',
  path: '/api/daysOff/balances/list',
  permission: 'days:read',
  summary:
    'List people with their balances of a year; segments are those of people, `problems` leaves those whose balance is negative or lapses soon',
  query: listQuery.extend({ year: yearIn.optional(), problems: z.enum(['0', '1']).default('0') }),
  response: listOf(
    z.object({
      /** Equals `employee_id`. */
      id,
      employee_id: id,
      person_name: z.string(),
      avatar: z.string().nullable(),
      employee_number: z.string().nullable(),
      person_team_names: z.string().nullable(),
      deleted: flag,
      balances: z.array(balanceOut),
    }),
  ).extend({ year: z.int() }),
  errors: ['unknown_column', 'unknown_segment'],
});
