import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';

export const sendLink = endpoint({
  id: 'daysOff.sendLink',
  method: 'POST',
  path: '/api/daysOff/links/send',
  permission: 'days:write',
  summary: 'Mail a person a link to their days off, with which they see balances, ask for days and see answers',
  body: z.strictObject({ employee_id: id }),
  response: z.object({ sent_to: z.string(), until: dmyDate }),
  errors: ['not_found', 'invalid'],
  idempotent: true,
});
