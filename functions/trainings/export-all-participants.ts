import { exportAllParticipants } from '#shared/contract/trainings/export-all-participants.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { participantExport } from './participant-export.ts';

export const handler = serve(exportAllParticipants, ({ query, actor }) => exportList(participantExport, actor, query));
