import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const remindSigner = endpoint({
  id: 'signing.remindSigner',
  method: 'POST',
  path: '/api/contracts/signers/remind',
  permission: 'contracts:send',
  summary: 'Remind the signer whose turn it is, at most once an hour',
  body: z.strictObject({ contract_id: id, signer_id: id }),
  response: acted,
  errors: ['not_found', 'archived', 'wrong_state', 'not_your_turn', 'too_many_requests'],
  idempotent: true,
});
