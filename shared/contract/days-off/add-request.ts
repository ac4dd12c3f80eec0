import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { reasonIn, savedRequest, spanIn } from './request.ts';

export const addRequest = endpoint({
  id: 'daysOff.addRequest',
  method: 'POST',
  path: '/api/daysOff/requests/add',
  permission: 'days:write',
  summary: 'Ask for days off of a person; they wait for a decision unless the type needs none or `approved` is sent',
  body: z.strictObject({ employee_id: id, ...spanIn, reason: reasonIn, approved: z.literal(1).optional() }),
  response: savedRequest,
  errors: ['not_found', 'invalid'],
  idempotent: true,
});
