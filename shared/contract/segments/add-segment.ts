import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { segmentFilter } from '#shared/list/segment.ts';
import { created, flag } from '#shared/values/wire.ts';
import { segmentName } from './segment.ts';

export const addSegment = endpoint({
  id: 'segments.addSegment',
  method: 'POST',
  path: '/api/segments/add',
  permission: 'segments:custom',
  summary: 'Keep conditions on columns as a segment, for oneself or shared',
  body: z.strictObject({ object_type: objectType, name: segmentName, filter: segmentFilter, shared: flag.default(0) }),
  response: created,
  errors: ['unknown_column'],
  idempotent: true,
});
