import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { cleared, edited, id, version } from '#shared/values/wire.ts';
import { trainingFieldsIn } from './training.ts';

/** A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. */
export const editTraining = endpoint({
  id: 'trainings.editTraining',
  method: 'POST',
  path: '/api/trainings/edit',
  permission: 'trainings:write',
  summary: 'Edit a session or one-off course',
  body: z.strictObject({
    ...trainingFieldsIn,
    /** The program that a one-off course becomes a session of; blank or null makes a session a one-off course. */
    program_id: cleared(id),
    training_id: id,
    version: version.optional(),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived', 'conflict'],
});
