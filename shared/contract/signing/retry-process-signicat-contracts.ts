import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { paragraph } from '#shared/values/text.ts';
import { id, idParam } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const retryProcessSignicatContracts = endpoint({
  id: 'signing.retryProcessSignicatContracts',
  method: 'POST',
  path: '/api/contracts/{id}/retryProcessSignicatContracts',
  permission: 'contracts:send',
  summary: 'Try again at the provider of signatures',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({
    /** Equal to the id of the path. */ contract_id: id.optional(),
    reason: paragraph(SIGNING_REASON_MAX).optional(),
  }),
  response: acted,
  errors: ['not_found', 'archived', 'wrong_state'],
});
