import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/dates.ts';
import { cleared, created, id } from '#shared/values/wire.ts';
import { held } from './held.ts';

export const deleteEmployee = endpoint({
  id: 'people.deleteEmployee',
  method: 'POST',
  path: '/api/employees/delete',
  permission: 'people:write',
  summary: 'Deactivate a person; what they hold stays held and is named in the answer',
  body: z.strictObject({ id, active_until: cleared(wireDate) }),
  response: created.extend({ held }),
  errors: ['not_found', 'invalid'],
});
