import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { teamOut } from './team.ts';

export const listTeams = endpoint({
  id: 'people.listTeams',
  method: 'GET',
  path: '/api/teams/list',
  permission: 'people:read',
  summary: 'Teams by name; a team manager gets those they lead',
  response: z.object({ data: z.array(teamOut) }),
});
