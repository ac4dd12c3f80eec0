import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { version } from '#shared/values/wire.ts';
import { categoryOut } from './template.ts';

export const listCategories = endpoint({
  id: 'templates.listCategories',
  method: 'GET',
  path: '/api/contract_template/categories',
  permission: 'templates:read',
  summary: 'The categories of templates',
  response: z.object({
    data: z.array(categoryOut),
    version,
    without: z.int().nonnegative(),
    archived: z.int().nonnegative(),
  }),
});
