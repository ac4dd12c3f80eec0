import * as z from 'zod';
import { email } from '#shared/contract/people/employee.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const editSigner = endpoint({
  id: 'signing.editSigner',
  method: 'POST',
  path: '/api/contracts/signers/edit',
  permission: 'contracts:send',
  summary: 'Correct the address of a signer, or choose another user; links of before are dead',
  body: z.strictObject({
    contract_id: id,
    signer_id: id,
    version: version.optional(),
    email: email.optional(),
    user_id: id.optional(),
  }),
  response: acted,
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state'],
});
