import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { tagName, TAGS_MAX } from '#shared/records/tags.ts';
import { id, version } from '#shared/values/wire.ts';

export const updateTags = endpoint({
  id: 'records.updateTags',
  method: 'POST',
  path: '/api/tags/updateTags',
  permission: 'tags:write',
  summary: 'Replace the tags of a record',
  body: z.strictObject({
    related_object: objectType,
    related_object_id: id,
    tag_names: z.array(tagName).max(TAGS_MAX),
    version: version.optional(),
  }),
  response: z.object({ data: z.array(z.string()), version }),
  errors: ['not_found', 'archived', 'stale_version'],
});
