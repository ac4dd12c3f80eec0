import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { sessionFates } from '#shared/trainings/names.ts';
import { created, id } from '#shared/values/wire.ts';

export const deleteProgram = endpoint({
  id: 'trainings.deleteProgram',
  method: 'POST',
  path: '/api/trainings/programs/delete',
  permission: 'trainings:write',
  summary: 'Delete a program with its sessions, or keep them as one-off courses',
  body: z.strictObject({ id, sessions: z.enum(sessionFates) }),
  response: created,
  errors: ['not_found'],
});
