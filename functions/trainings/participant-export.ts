import { matchingRows } from '#shared/list/apply-list-query.ts';
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
    const { rows, view } = await participants(actor).open(query);
    const matching = matchingRows(rows, query, view);
    return {
      rows: id === undefined ? matching : matching.filter((row) => row.training_id === id),
      columns: view.columns,
    };
  },
});
