import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag, id } from '#shared/values/wire.ts';

export const reassignContracts = endpoint({
  id: 'signing.reassignContracts',
  method: 'POST',
  path: '/api/contracts/reassign',
  permission: 'contracts:reassign',
  summary: 'Give the contracts of a user, and what they still have to sign, to another one',
  body: z.strictObject({ from_user_id: id, to_user_id: id, dry_run: flag.optional() }),
  response: z.object({ count: z.int().nonnegative() }),
  errors: ['not_found', 'invalid'],
});
