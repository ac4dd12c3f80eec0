import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { employeeBrief } from '#shared/contract/records/held-periods.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { licenseDetails } from './license.ts';

export const getLicense = endpoint({
  id: 'software.getLicense',
  method: 'GET',
  path: '/api/software/licenses/{id}/detail',
  permission: 'software:read',
  summary: 'One licence with its person and its periods',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    details: licenseDetails,
    employee_details: employeeBrief.nullable(),
    custom_fields: z.array(customFieldOut),
  }),
  errors: ['not_found'],
});
