import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';
import { acted, signingChoice } from './signer.ts';

export const setSigningMethod = endpoint({
  id: 'signing.setSigningMethod',
  method: 'POST',
  path: '/api/contracts/setSigningMethod',
  permission: 'contracts:send',
  summary: 'Choose who signs a draft and how',
  body: z.strictObject({ contract_id: id, version: version.optional(), ...signingChoice }),
  response: acted,
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state'],
});
