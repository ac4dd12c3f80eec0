import { findParticipant } from '#shared/contract/trainings/find-participant.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readParticipantDetailsById } from './participant-pages.ts';

export const handler = serve(findParticipant, ({ params, actor }) =>
  readParticipantDetailsById(actor, params.participant_id),
);
