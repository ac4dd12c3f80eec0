import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { paragraph } from '#shared/values/text.ts';
import { id, version } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const cancelContract = endpoint({
  id: 'signing.cancelContract',
  method: 'POST',
  path: '/api/contracts/cancel',
  permission: 'contracts:send',
  summary: 'Withdraw a contract: nobody can sign it any more',
  body: z.strictObject({
    contract_id: id,
    version: version.optional(),
    reason: paragraph(SIGNING_REASON_MAX).optional(),
  }),
  response: acted,
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state'],
});
