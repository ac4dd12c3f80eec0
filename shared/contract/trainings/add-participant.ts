import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created, flag } from '#shared/values/wire.ts';
import { participantKey, placeOut } from './participant.ts';

export const addParticipant = endpoint({
  id: 'trainings.addParticipant',
  method: 'POST',
  path: '/api/trainings/participants/add',
  permission: 'trainings:participants',
  summary: 'Add a person to a training, or to its waiting list when it is full; again answers the same',
  body: z.strictObject({
    ...participantKey,
    /** 1 undoes a removal: status, result and answer to the invitation are those of before. */
    as_before: flag.optional(),
  }),
  response: created.extend(placeOut),
  errors: ['not_found', 'archived'],
  idempotent: true,
});
