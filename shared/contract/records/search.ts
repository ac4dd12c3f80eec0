import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { id } from '#shared/values/wire.ts';

export const search = endpoint({
  id: 'records.search',
  method: 'GET',
  path: '/api/search',
  permission: 'signed-in',
  byKey: true,
  summary: 'Records of every kind that hold all words of the query, within the rights of the user',
  query: z.strictObject({ query: z.string().max(SEARCH_MAX) }),
  response: z.object({
    data: z.array(
      z.object({
        object_type: objectType,
        /** Number of records that match; `hits` are the first of them. */
        count: z.int().positive(),
        hits: z.array(
          z.object({
            id,
            name: z.string(),
            fact: z.string().nullable(),
            /** A link to the picture of a person. */
            picture: z.string().nullable().optional(),
          }),
        ),
      }),
    ),
  }),
});
export type SearchGroup = z.output<typeof search.response>['data'][number];
