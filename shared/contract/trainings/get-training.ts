import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { trainingDetails } from './training.ts';

export const getTraining = endpoint({
  id: 'trainings.getTraining',
  method: 'GET',
  path: '/api/trainings/{id}/detail',
  permission: 'trainings:read',
  summary: 'One session or one-off course',
  params: z.strictObject({ id: idParam }),
  response: z.object({ details: trainingDetails, custom_fields: z.array(customFieldOut) }),
  errors: ['not_found'],
});
