import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { leaderIds, teamName } from './team.ts';

export const editTeam = endpoint({
  id: 'people.editTeam',
  method: 'POST',
  path: '/api/teams/edit',
  permission: 'settings:manage',
  summary: 'Rename a team or change who leads it',
  body: z.strictObject({
    id,
    version: version.optional(),
    name: teamName.optional(),
    leader_employee_ids: leaderIds.optional(),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'name_in_use'],
});
