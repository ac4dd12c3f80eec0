import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { ERASURE_REASON_MAX } from '#shared/people/erasure.rules.ts';
import { paragraph } from '#shared/values/text.ts';
import { id } from '#shared/values/wire.ts';

export const erase = endpoint({
  id: 'people.erase',
  method: 'POST',
  path: '/api/employees/erase',
  permission: 'audit:read',
  access: 'write',
  freshSignIn: true,
  summary: 'Ask to erase the personal data of somebody who left; another administrator confirms it',
  body: z.strictObject({ employee_id: id, reason: paragraph(ERASURE_REASON_MAX).optional() }),
  response: z.object({ employee_id: id }),
  errors: ['not_found', 'invalid', 'conflict'],
  idempotent: true,
});
