import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';

export const face = z.object({ id, name: z.string(), avatar: z.string().nullable() });

export const listTeamCards = endpoint({
  id: 'people.listTeamCards',
  method: 'GET',
  path: '/api/teams/overview',
  permission: 'people:read',
  summary: 'Teams by name with who is in them and what they cost a month; a team manager gets those they lead',
  response: z.object({
    data: z.array(
      z.object({
        id,
        name: z.string(),
        leaders: z.array(face),
        /** The first people of the team by name. */
        faces: z.array(face),
        people_count: z.int().nonnegative(),
        /** What vehicles, licences and trainings of its people cost a month; null where the user may see none of them. */
        cost_monthly: z.number().nullable(),
      }),
    ),
  }),
});
