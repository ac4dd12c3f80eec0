import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';

export const hardDeleteContract = endpoint({
  id: 'contracts.hardDeleteContract',
  method: 'POST',
  path: '/api/contracts/hardDelete',
  permission: 'contracts:delete-permanently',
  summary: 'Delete an archived contract that was never signed, for good',
  body: z.strictObject({ contract_id: id, version: version.optional() }),
  /** `files` are those that belonged to the contract and are deleted with it. */
  response: edited.extend({ files: z.int().nonnegative() }),
  errors: ['not_found', 'stale_version', 'not_archived', 'contract_signed'],
});
