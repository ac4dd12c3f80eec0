import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteLicense = endpoint({
  id: 'software.deleteLicense',
  method: 'POST',
  path: '/api/software/licenses/delete',
  permission: 'software:write',
  summary: 'Deactivate a licence; its person has it until today',
  body: z.strictObject({ license_id: id }),
  response: created,
  errors: ['not_found'],
});
