import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { auditEntry } from '#shared/contracts/signing.ts';
import { idParam } from '#shared/values/wire.ts';

export const getAudit = endpoint({
  id: 'signing.getAudit',
  method: 'GET',
  path: '/api/contracts/{id}/audit',
  permission: 'contracts:read',
  summary: 'The audit trail of a contract, oldest first',
  params: z.strictObject({ id: idParam }),
  response: z.object({ data: z.array(auditEntry) }),
  errors: ['not_found'],
});
