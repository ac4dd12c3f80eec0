import { employeeStore } from '#functions/platform/directory/employees.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { readErasure, saveErasure } from '#functions/platform/directory/erasures.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { eraseStep } from './erase-person.ts';
import { eraseSteps } from './erase-steps.ts';
import { readTombstones } from './tombstones.ts';

/**
 * Erases everybody once more whom a restored backup has as they were. The list is in the audit bucket, which no restore
 * touches. Returns how many they were.
 */
export const replayErasures = async (): Promise<number> => {
  const system = automaticActor('System');
  let erased = 0;
  for (const { employee_id: id, erased_at: at } of await readTombstones()) {
    const person = await employeeStore.get(id);
    const before = await readErasure(id);
    if (!person || before?.state === 'done') continue;
    const asked = {
      employee_id: id,
      asked_by: { user_id: 0, name: system.name },
      asked_at: at,
      reason: null,
      run_id: null,
      steps: 0,
      erased_at: null,
    };
    if (before?.state !== 'running') await transact([saveErasure(before, { ...asked, state: 'running' })]);
    for (const step of eraseSteps) await eraseStep(system, id, step);
    erased += 1;
  }
  return erased;
};
