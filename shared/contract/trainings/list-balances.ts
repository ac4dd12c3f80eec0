import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { id } from '#shared/values/wire.ts';
import { balanceOut, balanceQueryIn } from './balance.ts';

/** A person with their training right. */
export const balanceRowOut = balanceOut.extend({
  /** Equals `employee_id`. */
  id,
  employee_id: id,
  person_name: z.string(),
  avatar: z.string().nullable(),
  employee_number: z.string().nullable(),
  person_team_names: z.string().nullable(),
  followed: z.number().nonnegative(),
});

export const listBalances = endpoint({
  id: 'trainings.listBalances',
  method: 'GET',
  path: '/api/trainings/balances/list',
  permission: 'trainings:read',
  summary:
    'List people with their training right of a year; segments are those of people, `followed_below` leaves those who followed fewer days',
  query: listQuery.extend(balanceQueryIn),
  response: listOf(balanceRowOut).extend({ year: z.int() }),
  errors: ['unknown_column', 'unknown_segment'],
});
