import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { templateDetails } from './template.ts';

export const getTemplate = endpoint({
  id: 'templates.getTemplate',
  method: 'GET',
  path: '/api/contract_template/{id}/detail',
  permission: 'templates:read',
  summary: 'One template with its text',
  params: z.strictObject({ id: idParam }),
  response: z.object({ details: templateDetails, custom_fields: z.array(customFieldOut) }),
  errors: ['not_found'],
});
