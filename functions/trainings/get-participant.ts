import { getParticipant } from '#shared/contract/trainings/get-participant.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readParticipantDetails } from './participant-pages.ts';

export const handler = serve(getParticipant, ({ params: { id, employee_id: employee }, actor }) =>
  readParticipantDetails(actor, id, employee),
);
