import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

export const countContracts = endpoint({
  id: 'contracts.countContracts',
  method: 'GET',
  path: '/api/contracts/count',
  permission: 'contracts:read',
  summary: 'How many contracts there are, or one user owns or must still sign',
  query: z.strictObject({ user_id: idParam.optional() }),
  response: z.object({ count: z.int().nonnegative() }),
});
