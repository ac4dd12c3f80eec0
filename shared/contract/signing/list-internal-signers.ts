import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const listInternalSigners = endpoint({
  id: 'signing.listInternalSigners',
  method: 'GET',
  path: '/api/contract/internalSigners',
  permission: 'contracts:send',
  summary: 'The users who may sign for the company, by name',
  response: z.object({ data: z.array(z.object({ user_id: id, name: z.string() })) }),
});
