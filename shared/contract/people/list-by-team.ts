import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const listByTeam = endpoint({
  id: 'people.listByTeam',
  method: 'GET',
  path: '/api/employees/listByTeam',
  permission: 'people:read',
  summary: 'Active people grouped by team; a person in two teams is listed in both, people without a team come last',
  query: z.strictObject({
    include_roles: z.enum(['0', '1', '']).default('0'),
    sort_by: z.enum(['team_id', 'name']).default('team_id'),
  }),
  response: z.object({
    data: z.array(
      z.object({
        /** The team; 0 is no team. */
        team_id: z.int().nonnegative(),
        name: z.string(),
        people: z.array(
          z.object({
            id,
            name: z.string(),
            avatar: z.string().nullable(),
            /** The roles of the person in this team, with `include_roles`. */
            roles: z.array(z.enum(['leader', 'member'])).optional(),
          }),
        ),
      }),
    ),
  }),
});
