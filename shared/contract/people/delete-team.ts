import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteTeam = endpoint({
  id: 'people.deleteTeam',
  method: 'POST',
  path: '/api/teams/delete',
  permission: 'settings:manage',
  summary: 'Delete a team that nobody active is in; else 409 `referenced` with `count`',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found', 'referenced'],
});
