import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { productDetails } from './product.ts';

export const getProduct = endpoint({
  id: 'software.getProduct',
  method: 'GET',
  path: '/api/software/products/{id}/detail',
  permission: 'software:read',
  summary: 'One product',
  params: z.strictObject({ id: idParam }),
  response: z.object({ details: productDetails, custom_fields: z.array(customFieldOut) }),
  errors: ['not_found'],
});
