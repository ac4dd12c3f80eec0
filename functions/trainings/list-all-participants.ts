import { listAllParticipants } from '#shared/contract/trainings/list-all-participants.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { participants } from './participants.ts';

export const handler = serve(listAllParticipants, ({ query, actor }) => participants(actor).list(query));
