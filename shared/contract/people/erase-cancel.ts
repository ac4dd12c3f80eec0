import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const eraseCancel = endpoint({
  id: 'people.eraseCancel',
  method: 'POST',
  path: '/api/employees/eraseCancel',
  permission: 'audit:read',
  access: 'write',
  summary: 'Call off or refuse a request to erase somebody, as long as nobody has confirmed it',
  body: z.strictObject({ employee_id: id }),
  response: z.object({ employee_id: id }),
  errors: ['not_found', 'invalid', 'conflict'],
  idempotent: true,
});
