import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id } from '#shared/values/wire.ts';

export const undeleteTraining = endpoint({
  id: 'trainings.undeleteTraining',
  method: 'POST',
  path: '/api/trainings/undelete',
  permission: 'trainings:write',
  summary: 'Bring a deleted training back with its participants, files and feed',
  body: z.strictObject({ id }),
  response: edited,
  errors: ['not_found', 'archived'],
});
