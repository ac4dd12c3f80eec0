import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';

export const listUsedTags = endpoint({
  id: 'records.listUsedTags',
  method: 'GET',
  path: '/api/tags/{object}/listUsedTags',
  permission: 'signed-in',
  byKey: true,
  summary: 'All tags in use by name, with the number of records that have them',
  params: z.strictObject({ object: objectType }),
  // The subtype narrows contract templates; the other objects have none.
  query: z.strictObject({ related_object_subtype: z.string().max(60).optional() }),
  response: z.object({ data: z.array(z.object({ name: z.string(), count: z.int().positive() })) }),
});
