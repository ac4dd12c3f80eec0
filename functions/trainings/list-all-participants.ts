import { listAllParticipants } from '#shared/contract/trainings/list-all-participants.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readParticipantPage } from './participant-pages.ts';

export const handler = serve(listAllParticipants, ({ query, actor }) => readParticipantPage(actor, query));
