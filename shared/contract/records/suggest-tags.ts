import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';

export const suggestTags = endpoint({
  id: 'records.suggestTags',
  method: 'GET',
  path: '/api/tags/{object}/suggest',
  permission: 'signed-in',
  byKey: true,
  summary: 'Tags in use that hold the keyword, the most used first, at most 10',
  params: z.strictObject({ object: objectType }),
  query: z.strictObject({ keyword: z.string().max(SEARCH_MAX).default('') }),
  response: z.object({ data: z.array(z.string()) }),
});
