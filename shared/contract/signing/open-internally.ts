import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const openInternally = endpoint({
  id: 'signing.openInternally',
  method: 'POST',
  path: '/api/contract/openInternally',
  permission: 'contracts:sign',
  summary: 'Tell that you opened a contract that waits for your signature',
  body: z.strictObject({ contract_id: id }),
  response: acted,
  errors: ['not_found', 'archived', 'wrong_state', 'not_your_turn'],
});
