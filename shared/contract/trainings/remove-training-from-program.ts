import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const removeTrainingFromProgram = endpoint({
  id: 'trainings.removeTrainingFromProgram',
  method: 'POST',
  path: '/api/trainings/removeFromProgram',
  permission: 'trainings:write',
  summary: 'Make a session a one-off course',
  body: z.strictObject({ training_id: id }),
  response: created,
  errors: ['not_found', 'archived'],
});
