import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';

export const getProductCustomFields = endpoint({
  id: 'software.getProductCustomFields',
  method: 'GET',
  path: '/api/software/products/{id}/custom-fields',
  permission: 'software:read',
  summary: 'The custom fields of one product with their values',
  params: z.strictObject({ id: idParam }),
  response: z.object({ custom_fields: z.array(customFieldOut) }),
  errors: ['not_found'],
});
