import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { segmentFilter } from '#shared/list/segment.ts';
import { edited, flag, id, version } from '#shared/values/wire.ts';
import { segmentName } from './segment.ts';

export const editSegment = endpoint({
  id: 'segments.editSegment',
  method: 'POST',
  path: '/api/segments/edit',
  permission: 'segments:custom',
  summary: 'Change a custom segment',
  body: z.strictObject({
    id,
    version: version.optional(),
    name: segmentName.optional(),
    filter: segmentFilter.optional(),
    shared: flag.optional(),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'unknown_column'],
});
