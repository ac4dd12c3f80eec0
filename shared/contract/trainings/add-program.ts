import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag, id } from '#shared/values/wire.ts';
import { mandatoryIn } from './program.ts';
import { programNameIn, trainingFieldsIn } from './training.ts';

export const addProgram = endpoint({
  id: 'trainings.addProgram',
  method: 'POST',
  path: '/api/trainings/programs/add',
  permission: 'trainings:write',
  summary: 'Add a program; with `isFirstSession` also its first session',
  body: z.strictObject({ ...trainingFieldsIn, ...programNameIn, ...mandatoryIn, isFirstSession: flag.optional() }),
  response: z.object({ id, training_id: id.nullable() }),
  errors: ['unknown_segment'],
  idempotent: true,
});
