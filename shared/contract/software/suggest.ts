import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { id } from '#shared/values/wire.ts';

/** Suggests the company's products and those of the built-in catalogue; no outside service is called. */
export const suggest = endpoint({
  id: 'software.suggest',
  method: 'GET',
  path: '/api/software/suggest',
  permission: 'software:add-product',
  summary: 'Products whose name or domain begins with or holds the words',
  query: z.strictObject({ query: z.string().max(SEARCH_MAX).default('') }),
  response: z.array(
    z.object({
      name: z.string(),
      logo: z.string().nullable(),
      domain: z.string(),
      /** The company's product of this name, which is not deleted; null for one of the catalogue. */
      id: id.nullable(),
    }),
  ),
});
