import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { pushedPersonStates } from '#shared/push/names.ts';
import { commandId, pushedPersonOut } from './push.ts';

export const listPushedPeople = endpoint({
  id: 'push.listPushedPeople',
  method: 'GET',
  path: '/api/daysOff/push/{command_id}/people',
  permission: 'payroll:push',
  summary: 'The people of a push with what became of their lines, refused ones first',
  params: z.object({ command_id: commandId }),
  query: listQuery.extend({ state: z.enum(['all', ...pushedPersonStates]).default('all') }),
  response: listOf(pushedPersonOut),
  errors: ['unknown_column', 'unknown_segment'],
});
