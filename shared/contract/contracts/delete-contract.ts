import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';

export const deleteContract = endpoint({
  id: 'contracts.deleteContract',
  method: 'POST',
  path: '/api/contracts/delete',
  permission: 'contracts:archive',
  summary: 'Archive a contract; one that is so already stays as it is',
  body: z.strictObject({ contract_id: id, version: version.optional() }),
  response: edited,
  errors: ['not_found', 'stale_version', 'wrong_state'],
});
