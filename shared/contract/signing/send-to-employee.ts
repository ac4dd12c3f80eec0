import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';
import { acted, sendingTerms, signingChoice } from './signer.ts';

export const sendToEmployee = endpoint({
  id: 'signing.sendToEmployee',
  method: 'POST',
  path: '/api/contracts/sendToEmployee',
  permission: 'contracts:send',
  summary: 'Freeze a contract and ask its first signer',
  body: z.strictObject({
    contract_id: id,
    version: version.optional(),
    ...signingChoice,
    ...sendingTerms,
  }),
  response: acted,
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state', 'missing_values', 'email_missing'],
  idempotent: true,
});
