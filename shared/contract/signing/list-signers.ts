import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { signerOut } from './signer.ts';

export const listSigners = endpoint({
  id: 'signing.listSigners',
  method: 'GET',
  path: '/api/contracts/{id}/signers',
  permission: 'contracts:read',
  summary: 'Who signs a contract, in the order of signing',
  params: z.strictObject({ id: idParam }),
  response: z.object({ data: z.array(signerOut) }),
  errors: ['not_found'],
});
