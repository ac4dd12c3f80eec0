import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const idsBySegment = endpoint({
  id: 'people.idsBySegment',
  method: 'GET',
  path: '/api/employees/idsBySegment',
  permission: 'people:read',
  summary: 'Ids of the people in a segment',
  query: z.strictObject({ segment_id: z.string().max(60).default('all') }),
  response: z.object({ employee_ids: z.array(id) }),
  errors: ['unknown_segment'],
});
