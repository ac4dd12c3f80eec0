import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { productFieldsIn } from './product.ts';

/** Partial: absent fields stay; with a `version` a stale one answers 409 with what is stored now. */
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
