import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';
import { leaderIds, minAtWork, teamName } from './team.ts';

export const addTeam = endpoint({
  id: 'people.addTeam',
  method: 'POST',
  path: '/api/teams/add',
  permission: 'settings:manage',
  summary: 'Add a team',
  body: z.strictObject({
    name: teamName,
    leader_employee_ids: leaderIds.default([]),
    min_at_work: minAtWork.nullable().default(null),
  }),
  response: created,
  errors: ['name_in_use'],
  idempotent: true,
});
