import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const undeleteEmployee = endpoint({
  id: 'people.undeleteEmployee',
  method: 'POST',
  path: '/api/employees/undelete',
  permission: 'people:write',
  summary: 'Activate a deactivated person again, or call a planned end off',
  body: z.strictObject({ id }),
  /** `left_teams` names the teams that were deleted meanwhile; the person is in them no longer. */
  response: created.extend({ left_teams: z.array(z.string()).optional() }),
  errors: ['not_found', 'invalid', 'email_in_use', 'employee_number_in_use'],
});
