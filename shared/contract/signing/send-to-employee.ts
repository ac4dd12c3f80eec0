import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SIGNING_MESSAGE_MAX, SIGNING_REASON_MAX } from '#shared/contracts/limits.ts';
import { addressTypes } from '#shared/contracts/names.ts';
import { wireDate } from '#shared/values/dates.ts';
import { paragraph } from '#shared/values/text.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { acted, signingChoice } from './signer.ts';

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
    optional_message: paragraph(SIGNING_MESSAGE_MAX).optional(),
    preferred_email_address_type: z.enum(addressTypes).optional(),
    /** The last day to sign. */
    deadline: wireDate.optional(),
    /** 1 sends although values are missing, for the reason that is given. */
    override_missing: flag.optional(),
    override_reason: paragraph(SIGNING_REASON_MAX).optional(),
    /** Why a simple signature is enough for a contract that the law wants qualified. */
    simple_reason: paragraph(SIGNING_REASON_MAX).optional(),
  }),
  response: acted,
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state', 'missing_values', 'email_missing'],
  idempotent: true,
});
