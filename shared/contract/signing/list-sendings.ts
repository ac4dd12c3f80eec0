import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { contractStates } from '#shared/contracts/names.ts';
import { idParam } from '#shared/values/wire.ts';
import { signerOut } from './signer.ts';

export const listSendings = endpoint({
  id: 'signing.listSendings',
  method: 'GET',
  path: '/api/contracts/{id}/sendings',
  permission: 'contracts:read',
  summary: 'The sendings of a contract that ended, with what became of them',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    data: z.array(
      z.object({
        number: z.int().positive(),
        sent_at: z.string(),
        ended_at: z.string(),
        ended: z.enum(contractStates),
        reason: z.string().nullable(),
        sent_by: z.string(),
        signers: z.array(signerOut),
        sha256: z.string(),
        /** The frozen pages, valid for a minute. */
        file_url: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});
