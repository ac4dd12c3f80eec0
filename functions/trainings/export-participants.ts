import { exportParticipants } from '#shared/contract/trainings/export-participants.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { participantExport } from './participant-export.ts';
import { trainingSight } from './training-sight.ts';

export const handler = serve(exportParticipants, async ({ params: { id }, query, actor }) => {
  await trainingSight.see(actor, id);
  return exportList(participantExport, actor, { ...query, training_id: id });
});
