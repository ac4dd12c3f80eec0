import { matchingList } from '#shared/list/apply-list-query.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { trainingTexts } from '#functions/platform/texts/trainings.ts';
import { participants } from './participants.ts';

/** Participants as a file: of all trainings, or of the one that the query names. */
export const participantExport = listExport({
  name: 'participants',
  object: 'training_employee',
  permission: 'trainings:export',
  sheet: 'participants',
  texts: trainingTexts,
  matching: async (actor, query) => {
    const { training_id: id } = query as { training_id?: number };
    const shown = participants(actor);
    return id === undefined ? matchingList(await shown.open(query), query) : shown.matchingIn(id, query);
  },
});
