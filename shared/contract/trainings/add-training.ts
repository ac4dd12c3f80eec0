import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { cleared, edited, flag, id } from '#shared/values/wire.ts';
import { programNameIn, trainingFieldsIn } from './training.ts';

export const addTraining = endpoint({
  id: 'trainings.addTraining',
  method: 'POST',
  path: '/api/trainings/add',
  permission: 'trainings:write',
  summary: 'Add a one-off course, or a session: of a program by `program_id`, or of a new one with `isFirstSession`',
  body: z.strictObject({
    ...trainingFieldsIn,
    program_id: cleared(id),
    /** The name of the new program; means nothing without `isFirstSession` and beside `program_id`. */
    program_name: programNameIn.program_name,
    programName: programNameIn.programName,
    /** 1: it is the first session, of a new program unless `program_id` names one. */
    isFirstSession: flag.optional(),
  }),
  response: edited,
  errors: ['archived'],
  idempotent: true,
});
