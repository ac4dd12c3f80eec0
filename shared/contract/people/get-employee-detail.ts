import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut, extrasRow } from '#shared/contract/records/record-extras.ts';
import { flag, idParam } from '#shared/values/wire.ts';
import { employeeOut } from './employee.ts';

export const getEmployeeDetail = endpoint({
  id: 'people.getEmployeeDetail',
  method: 'GET',
  path: '/api/employees/{id}/detail',
  permission: 'people:read',
  summary: 'One person',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    employee: employeeOut.extend({
      tags: extrasRow.tags,
      /** Whether their erasure was confirmed and is not done yet: nobody brings them back any more. */
      being_erased: flag,
    }),
    custom_fields: z.array(customFieldOut),
  }),
  errors: ['not_found'],
});
