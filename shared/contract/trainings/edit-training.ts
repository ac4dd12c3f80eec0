import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { trainingFieldsIn } from './training.ts';

/** A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. */
export const editTraining = endpoint({
  id: 'trainings.editTraining',
  method: 'POST',
  path: '/api/trainings/edit',
  permission: 'trainings:write',
  summary: 'Edit a session or one-off course',
  body: z.strictObject({ ...trainingFieldsIn, training_id: id, version: version.optional() }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived'],
});
