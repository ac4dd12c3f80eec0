import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id } from '#shared/values/wire.ts';

export const deleteTraining = endpoint({
  id: 'trainings.deleteTraining',
  method: 'POST',
  path: '/api/trainings/delete',
  permission: 'trainings:write',
  summary: 'Delete a training; participants, files and feed stay with it in the archive',
  body: z.strictObject({ id }),
  response: edited,
  errors: ['not_found'],
});
