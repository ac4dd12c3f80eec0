import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

export const verifyAudit = endpoint({
  id: 'signing.verifyAudit',
  method: 'GET',
  path: '/api/contracts/{id}/audit/verify',
  permission: 'contracts:read',
  summary: 'Whether the audit trail and the sealed file are as they were written',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    ok: z.boolean(),
    /** The number of the first entry that is not as it was written; null for none. */
    first_broken: z.int().positive().nullable(),
    last_hash: z.string(),
    /** Whether the sealed file is as it was sealed; null while there is none. */
    file: z.enum(['intact', 'changed', 'missing']).nullable(),
  }),
  errors: ['not_found'],
});
