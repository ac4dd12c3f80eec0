import { removeParticipant } from '#shared/contract/trainings/remove-participant.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { planRemoval } from './participant-changes.ts';
import { participants } from './participants.ts';
import { fillFreedPlaces } from './places.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';

export const handler = serve(removeParticipant, ({ body: { training_id, employee_id }, actor, commit }) =>
  retryLost(async () => {
    const training = await participants(actor).trainingToChange(training_id);
    const before = await participants(actor).ofPerson(training_id, employee_id);
    const answer = { id: before.id };
    if (before.deleted === 1) return answer;
    await commit(planRemoval(actor, before, training).writes, answer);
    await fillFreedPlaces(training_id);
    return answer;
  }),
);
