import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { cleared, created, id } from '#shared/values/wire.ts';
import { trainingFieldsIn } from './training.ts';

export const addTraining = endpoint({
  id: 'trainings.addTraining',
  method: 'POST',
  path: '/api/trainings/add',
  permission: 'trainings:write',
  summary: 'Add a one-off course, or with `program_id` a session of a program',
  body: z.strictObject({ ...trainingFieldsIn, program_id: cleared(id) }),
  response: created,
  errors: ['archived'],
  idempotent: true,
});
