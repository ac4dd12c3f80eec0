import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SIGNATURE_BODY_MAX, SIGNATURE_NAME_MAX, SIGNATURE_PLACE_MAX } from '#shared/contracts/limits.ts';
import { line } from '#shared/values/text.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { acted } from './signer.ts';

export const signInternally = endpoint({
  id: 'signing.signInternally',
  method: 'POST',
  path: '/api/contract/signInternally',
  permission: 'contracts:sign',
  summary: 'Sign a contract for the company, in person',
  maxBodyBytes: SIGNATURE_BODY_MAX,
  body: z.strictObject({
    contract_id: id,
    version: version.optional(),
    /** Your name, as you sign. */
    name: line(SIGNATURE_NAME_MAX),
    /** The drawn signature as base64: a PNG of at most 200 KB; absent for a typed one. */
    base64_signature: z.string().optional(),
    /** 1 takes the drawn signature that is kept for you. */
    use_kept: flag.optional(),
    /** 1 keeps the drawn signature for the next time. */
    keep: flag.optional(),
    is_second_signer: flag.optional(),
    place: line(SIGNATURE_PLACE_MAX).optional(),
    /** You agree with the contract and to sign it this way. */
    consent: z.literal(1).optional(),
  }),
  response: acted,
  errors: ['not_found', 'stale_version', 'archived', 'wrong_state', 'not_your_turn'],
  idempotent: true,
});
