import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteProduct = endpoint({
  id: 'software.deleteProduct',
  method: 'POST',
  path: '/api/software/products/delete',
  permission: 'software:edit-product',
  summary: 'Delete a product; its licences end today and stay as history',
  body: z.strictObject({ product_id: id }),
  response: created,
  errors: ['not_found'],
});
