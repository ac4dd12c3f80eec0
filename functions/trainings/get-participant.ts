import { getParticipant } from '#shared/contract/trainings/get-participant.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { participants } from './participants.ts';

export const handler = serve(getParticipant, ({ params: { id, employee_id: employee }, actor }) =>
  participants(actor).details(id, employee),
);
