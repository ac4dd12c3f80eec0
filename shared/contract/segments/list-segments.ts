import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { segmentOut } from './segment.ts';

export const listSegments = endpoint({
  id: 'segments.listSegments',
  method: 'GET',
  path: '/api/segments/list',
  permission: 'signed-in',
  byKey: true,
  summary: 'Built-in, team and custom segments of a list with their counts',
  query: z.strictObject({ object_type: objectType }),
  response: z.object({ data: z.array(segmentOut) }),
});
