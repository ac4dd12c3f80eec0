import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import { firstDayOf } from '#shared/trainings/training.rules.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { participantStore } from './participant-store.ts';
import { positionsOf } from './participant-wire.ts';
import { participants } from './participants.ts';
import { planAdding } from './places.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';

export const handler = serve(addParticipant, async ({ body, actor, commit }) => {
  const { training_id, employee_id, as_before } = body;
  const [numberOf, id] = await Promise.all([autoNumbers('training_employee'), participantStore.reserveIds()]);
  return retryLost(async () => {
    const training = await participants(actor).trainingToChange(training_id);
    // Who is put back was there before the last day was set.
    const from = as_before === 1 ? null : firstDayOf(training);
    const person = await findPerson(actor, employee_id, 'employee_id', from);
    const added = { actor, training, employeeId: person.id, id, numbers: numberOf(0) };
    const adding = await planAdding({ ...added, asBefore: as_before === 1 });
    if ('existing' in adding) {
      const { id: known, waiting } = adding.existing;
      return { id: known, waiting, position: positionsOf(training_id).get(known) ?? null };
    }
    const { position } = adding;
    return commit(adding.writes, { id: adding.id, waiting: position === null ? 0 : 1, position });
  });
});
