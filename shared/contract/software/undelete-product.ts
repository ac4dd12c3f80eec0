import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const undeleteProduct = endpoint({
  id: 'software.undeleteProduct',
  method: 'POST',
  path: '/api/software/products/undelete',
  permission: 'software:edit-product',
  summary: 'Bring a deleted product back; its licences are again as they were',
  body: z.strictObject({ product_id: id }),
  response: created,
  errors: ['not_found', 'product_exists'],
});
