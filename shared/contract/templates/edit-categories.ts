import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { CATEGORIES_MAX } from '#shared/templates/limits.ts';
import { id, version } from '#shared/values/wire.ts';
import { categoryName, categoryOut } from './template.ts';

/** Categories without an id are new; those that are missing are removed, and their templates stand without one. */
export const editCategories = endpoint({
  id: 'templates.editCategories',
  method: 'POST',
  path: '/api/contract_template/categories/edit',
  permission: 'templates:write',
  summary: 'Add, rename, move or remove categories: the whole tree as it should be',
  body: z.strictObject({
    version: version.optional(),
    categories: z
      .array(
        z.strictObject({
          id: id.optional(),
          name: categoryName,
          /** The category that it stands in: its id, or the place of a new one in this list as a negative number from -1. */
          parent_id: z.int().nullish(),
        }),
      )
      .max(CATEGORIES_MAX),
  }),
  response: z.object({ data: z.array(categoryOut), version }),
  errors: ['stale_version', 'invalid'],
});
