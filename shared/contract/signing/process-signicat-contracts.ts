import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { acted, signingActIn } from './signer.ts';

export const processSignicatContracts = endpoint({
  id: 'signing.processSignicatContracts',
  method: 'POST',
  path: '/api/contracts/{id}/processSignicatContracts',
  permission: 'contracts:send',
  summary: 'Ask the provider of signatures what became of a contract',
  params: z.strictObject({ id: idParam }),
  body: signingActIn,
  response: acted,
  errors: ['not_found', 'archived', 'wrong_state'],
});
