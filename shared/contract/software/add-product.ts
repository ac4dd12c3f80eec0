import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, flag } from '#shared/values/wire.ts';
import { insertedIn, productFieldsIn } from './product.ts';

export const addProduct = endpoint({
  id: 'software.addProduct',
  method: 'POST',
  path: '/api/software/products/add',
  permission: 'software:add-product',
  summary: 'Add a product; with `return_existing` a known name answers the product that has it',
  body: z.strictObject({ ...productFieldsIn, ...insertedIn, return_existing: flag.optional() }),
  response: created,
  errors: ['product_exists'],
  idempotent: true,
});
