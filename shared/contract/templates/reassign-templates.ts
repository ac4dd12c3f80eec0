import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag, id } from '#shared/values/wire.ts';

export const reassignTemplates = endpoint({
  id: 'templates.reassignTemplates',
  method: 'POST',
  path: '/api/contract_template/reassign',
  permission: 'contracts:reassign',
  summary: 'Give the templates of a user, and their place as signer, to another one',
  body: z.strictObject({ from_user_id: id, to_user_id: id, dry_run: flag.optional() }),
  response: z.object({ count: z.int().nonnegative() }),
  errors: ['not_found', 'invalid'],
});
