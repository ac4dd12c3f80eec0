import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentId } from '#shared/documents/document-id.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, created } from '#shared/values/wire.ts';
import { participantKey } from './participant.ts';

export const setCertificate = endpoint({
  id: 'trainings.setCertificate',
  method: 'POST',
  path: '/api/trainings/participants/setCertificate',
  permission: 'trainings:participants',
  summary: 'Give a participant a certificate; another day renews it and keeps the one of before',
  body: z.strictObject({
    ...participantKey,
    obtained_on: wireDate,
    /** The last day on which it counts; blank is for good. */
    valid_until: cleared(wireDate),
    file_id: cleared(documentId),
  }),
  response: created,
  errors: ['not_found', 'archived'],
});
