import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { leaderIds, minAtWork, teamName } from './team.ts';

export const editTeam = endpoint({
  id: 'people.editTeam',
  method: 'POST',
  path: '/api/teams/edit',
  permission: 'settings:manage',
  summary: 'Rename a team, or change who leads it or how many it asks to be at work',
  body: z.strictObject({
    id,
    version: version.optional(),
    name: teamName.optional(),
    leader_employee_ids: leaderIds.optional(),
    min_at_work: minAtWork.nullable().optional(),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'name_in_use'],
});
