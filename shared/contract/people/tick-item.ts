import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag, id } from '#shared/values/wire.ts';

export const tickItem = endpoint({
  id: 'people.tickItem',
  method: 'POST',
  path: '/api/employees/checklist/tick',
  permission: 'people:write',
  summary: "Say that an item of the company's own checklist is done for a person, or is not",
  body: z.strictObject({ employee_id: id, item_id: id, done: flag }),
  response: z.object({ ok: z.literal(1) }),
  errors: ['not_found'],
});
