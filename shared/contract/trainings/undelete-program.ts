import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const undeleteProgram = endpoint({
  id: 'trainings.undeleteProgram',
  method: 'POST',
  path: '/api/trainings/programs/undelete',
  permission: 'trainings:write',
  summary: 'Bring a deleted program back; its sessions are again as they were',
  body: z.strictObject({ id }),
  response: created,
  errors: ['not_found'],
});
