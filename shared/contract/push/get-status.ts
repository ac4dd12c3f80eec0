import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { employeeIds, monthOfIntegration } from './push.ts';

export const getStatus = endpoint({
  id: 'push.getStatus',
  method: 'POST',
  path: '/api/daysOff/push/status',
  permission: 'payroll:push',
  access: 'read',
  summary: 'Who of these people was pushed in a month, and whose days changed since',
  body: z.strictObject({ ...monthOfIntegration, employee_ids: employeeIds }),
  response: z.object({
    status: z.array(
      z.object({
        employee_id: id,
        has_been_pushed: z.boolean(),
        pushed_at: z.string().nullable(),
        changed_since: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found', 'invalid'],
});
