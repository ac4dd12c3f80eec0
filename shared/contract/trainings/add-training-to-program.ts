import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, id } from '#shared/values/wire.ts';

export const addTrainingToProgram = endpoint({
  id: 'trainings.addTrainingToProgram',
  method: 'POST',
  path: '/api/trainings/addToProgram',
  permission: 'trainings:write',
  summary: 'Make a one-off course a session of a program',
  body: z.strictObject({ training_id: id, program_id: id }),
  response: created,
  errors: ['not_found', 'archived'],
});
