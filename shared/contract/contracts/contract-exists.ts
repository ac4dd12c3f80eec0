import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag, idParam } from '#shared/values/wire.ts';

export const contractExists = endpoint({
  id: 'contracts.contractExists',
  method: 'GET',
  path: '/api/contract/{id}/exists',
  permission: 'contracts:read',
  summary: 'Whether a contract has a file, and whether it is final',
  params: z.strictObject({ id: idParam }),
  response: z.object({ exists: flag, final: flag, sha256: z.string().nullable() }),
  errors: ['not_found'],
});
