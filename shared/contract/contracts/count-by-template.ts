import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const countByTemplate = endpoint({
  id: 'contracts.countByTemplate',
  method: 'GET',
  path: '/api/contracts/countByTemplate',
  permission: 'contracts:read',
  summary: 'How many contracts were made from each template and each of its versions',
  response: z.object({
    data: z.array(z.object({ template_id: id, version: z.int().positive(), count: z.int().nonnegative() })),
  }),
});
