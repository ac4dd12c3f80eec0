import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteView = endpoint({
  id: 'records.deleteView',
  method: 'POST',
  path: '/api/views/delete',
  permission: 'signed-in',
  summary: 'Delete a saved view',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
