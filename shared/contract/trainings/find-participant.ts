import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { participantDetails } from './participant.ts';

export const findParticipant = endpoint({
  id: 'trainings.findParticipant',
  method: 'GET',
  path: '/api/trainings/participants/{participant_id}/detail',
  permission: 'trainings:read',
  summary: 'One participant by its own id, as feeds and searches name it',
  params: z.strictObject({ participant_id: idParam }),
  response: z.object({ details: participantDetails, custom_fields: z.array(customFieldOut) }),
  errors: ['not_found'],
});
