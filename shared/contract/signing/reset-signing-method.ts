import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { acted, signingActIn } from './signer.ts';

export const resetSigningMethod = endpoint({
  id: 'signing.resetSigningMethod',
  method: 'POST',
  path: '/api/contracts/{id}/resetSigningMethod',
  permission: 'contracts:send',
  summary: 'Void what is under way and make the contract a draft again',
  params: z.strictObject({ id: idParam }),
  body: signingActIn,
  response: acted,
  errors: ['not_found', 'archived', 'wrong_state'],
});
