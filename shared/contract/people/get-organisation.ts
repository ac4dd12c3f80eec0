import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { face } from './list-team-cards.ts';

export const getOrganisation = endpoint({
  id: 'people.getOrganisation',
  method: 'GET',
  path: '/api/employees/organisation',
  permission: 'people:read',
  summary: 'Active people by name with their teams, and to whom each reports as far as the user may see it',
  response: z.object({
    people: z.array(
      face.extend({
        function: z.string().nullable(),
        team_ids: z.array(id),
        /** The person to whom they report, 0 for nobody; absent for a user who sees some people only. */
        reports_to_employee_id: z.int().nonnegative().optional(),
      }),
    ),
    teams: z.array(z.object({ id, name: z.string(), leader_employee_ids: z.array(id) })),
  }),
});
