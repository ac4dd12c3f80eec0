import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { paragraph } from '#shared/values/text.ts';
import { id } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const declineInternally = endpoint({
  id: 'signing.declineInternally',
  method: 'POST',
  path: '/api/contract/declineInternally',
  permission: 'contracts:sign',
  summary: 'Decline to sign a contract for the company',
  body: z.strictObject({ contract_id: id, reason: paragraph(SIGNING_REASON_MAX) }),
  response: acted,
  errors: ['not_found', 'archived', 'wrong_state', 'not_your_turn'],
});
