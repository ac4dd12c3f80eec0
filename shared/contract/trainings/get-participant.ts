import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { participantDetails } from './participant.ts';

export const getParticipant = endpoint({
  id: 'trainings.getParticipant',
  method: 'GET',
  path: '/api/trainings/{id}/participants/{employee_id}/detail',
  permission: 'trainings:read',
  summary: 'One participant of a training',
  params: z.strictObject({ id: idParam, employee_id: idParam }),
  response: z.object({ details: participantDetails, custom_fields: z.array(customFieldOut) }),
  errors: ['not_found'],
});
