import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { paragraph } from '#shared/values/text.ts';
import { id, idParam } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const resetSigningMethod = endpoint({
  id: 'signing.resetSigningMethod',
  method: 'POST',
  path: '/api/contracts/{id}/resetSigningMethod',
  permission: 'contracts:send',
  summary: 'Void what is under way and make the contract a draft again',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    /** Equal to the id of the path. */ contract_id: id.optional(),
    reason: paragraph(SIGNING_REASON_MAX).optional(),
  }),
  response: acted,
  errors: ['not_found', 'archived', 'wrong_state'],
});
