import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { participantStore } from './participant-store.ts';
import { positionsOf } from './participant-wire.ts';
import { participants } from './participants.ts';
import { planAdding } from './places.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';

export const handler = serve(addParticipant, async ({ body: { training_id, employee_id }, actor, commit }) => {
  const [numberOf, id] = await Promise.all([autoNumbers('training_employee'), participantStore.reserveIds()]);
  return retryLost(async () => {
    const training = await participants(actor).trainingToChange(training_id);
    const person = await findPerson(actor, employee_id);
    const adding = await planAdding({ actor, training, employeeId: person.id, id, numbers: numberOf(0) });
    if ('existing' in adding) {
      const { id: known, waiting } = adding.existing;
      return { id: known, waiting, position: positionsOf(training_id).get(known) ?? null };
    }
    const { position } = adding;
    return commit(adding.writes, { id: adding.id, waiting: position === null ? 0 : 1, position });
  });
});
