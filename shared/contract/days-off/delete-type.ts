import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteType = endpoint({
  id: 'daysOff.deleteType',
  method: 'POST',
  path: '/api/daysOff/types/delete',
  permission: 'days:settings',
  summary: 'Delete a type that nothing names; one that is in use can be made inactive',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found', 'referenced'],
});
