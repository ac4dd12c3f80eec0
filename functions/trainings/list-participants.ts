import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { participants } from './participants.ts';

export const handler = serve(listParticipants, ({ params, query, actor }) =>
  participants(actor).ofTraining(params.id, query),
);
