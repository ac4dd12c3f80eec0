import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { levelOut } from './signer.ts';

export const listPendingInternal = endpoint({
  id: 'signing.listPendingInternal',
  method: 'GET',
  path: '/api/contract/pendingInternal',
  permission: 'contracts:sign',
  summary: 'The contracts that wait for your own signature, longest waiting first',
  response: z.object({
    data: z.array(
      z.object({
        contract_id: id,
        version,
        name: z.string(),
        type: z.enum(templateTypes),
        employee_id: id,
        person_name: z.string(),
        avatar: z.string().nullable(),
        is_second_signer: flag,
        signer_id: id,
        /** The instant since which it is your turn, as of ISO 8601. */
        waiting_since: z.string(),
        /** The day on which the employee signed; null before that, and where they do not sign. */
        employee_signed_on: dmyDate.nullable(),
        deadline: dmyDate.nullable(),
        sent_by: z.string(),
        pages: z.int().positive().nullable(),
        opened_at: z.string().nullable(),
        level: levelOut,
      }),
    ),
    /** How many come to you after somebody else has signed. */
    later: z.int().nonnegative(),
    /** The drawn signature that is kept for you, as a data: address; null for none. */
    kept_signature: z.string().nullable(),
  }),
});
