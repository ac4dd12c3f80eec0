import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { productFieldsIn } from './product.ts';

/** A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. */
export const editProduct = endpoint({
  id: 'software.editProduct',
  method: 'POST',
  path: '/api/software/products/edit',
  permission: 'software:edit-product',
  summary: 'Edit a product',
  body: z.strictObject({ ...productFieldsIn, product_id: id, version: version.optional() }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived', 'product_exists'],
});
