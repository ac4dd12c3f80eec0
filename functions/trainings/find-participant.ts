import { findParticipant } from '#shared/contract/trainings/find-participant.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { participants } from './participants.ts';

export const handler = serve(findParticipant, ({ params, actor }) =>
  participants(actor).detailsById(params.participant_id),
);
