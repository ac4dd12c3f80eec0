import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readParticipantsOfTraining } from './participant-pages.ts';

export const handler = serve(listParticipants, ({ params, query, actor }) =>
  readParticipantsOfTraining(actor, params.id, query),
);
