import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const reactivateLicense = endpoint({
  id: 'software.reactivateLicense',
  method: 'POST',
  path: '/api/software/licenses/reactivate',
  permission: 'software:write',
  summary: 'Reactivate a licence from today on, or call its planned end off',
  body: z.strictObject({ license_id: id }),
  response: created,
  errors: ['not_found', 'archived', 'licence_active_exists'],
});
