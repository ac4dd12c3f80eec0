import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { acted, signingActIn } from './signer.ts';

export const retryProcessSignicatContracts = endpoint({
  id: 'signing.retryProcessSignicatContracts',
  method: 'POST',
  path: '/api/contracts/{id}/retryProcessSignicatContracts',
  permission: 'contracts:send',
  summary: 'Try again at the provider of signatures',
  params: z.strictObject({ id: idParam }),
  body: signingActIn,
  response: acted,
  errors: ['not_found', 'archived', 'wrong_state'],
});
