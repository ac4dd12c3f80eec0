import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { segmentFilter } from '#shared/list/segment.ts';
import { id } from '#shared/values/wire.ts';

export const previewSegment = endpoint({
  id: 'segments.previewSegment',
  method: 'POST',
  access: 'read',
  path: '/api/segments/preview',
  permission: 'segments:custom',
  summary: 'How many records conditions find, and the first ten of them by name',
  body: z.strictObject({ object_type: objectType, filter: segmentFilter }),
  response: z.object({ count: z.int().nonnegative(), data: z.array(z.object({ id, name: z.string() })) }),
  errors: ['unknown_column'],
});
