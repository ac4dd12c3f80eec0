import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';
import { participantKey } from './participant.ts';

export const removeParticipant = endpoint({
  id: 'trainings.removeParticipant',
  method: 'POST',
  path: '/api/trainings/participants/remove',
  permission: 'trainings:participants',
  summary: 'Remove a person from a training; again answers the same',
  body: z.strictObject(participantKey),
  response: created,
  errors: ['not_found', 'archived'],
});
