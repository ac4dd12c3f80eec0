import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteSegment = endpoint({
  id: 'segments.deleteSegment',
  method: 'POST',
  path: '/api/segments/delete',
  permission: 'segments:custom',
  summary: 'Delete a custom segment',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
