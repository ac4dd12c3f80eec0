import { issue } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { readErasure, removeErasure } from '#functions/platform/directory/erasures.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/**
 * Ends the request to erase somebody who comes back, which would wait for their next leave otherwise. Throws when it
 * was confirmed or done: who is erased, or half erased, stays away.
 */
export const endErasureRequest = async (actor: Actor, person: Employee): Promise<Write[]> => {
  const { id, erased_at: erasedAt } = person;
  if (erasedAt !== undefined) throw issuesError([issue('id', 'erased_before')], 'invalid');
  const erasure = await readErasure(id);
  if (!erasure) return [];
  if (erasure.state !== 'asked') throw issuesError([issue('id', 'being_erased')], 'invalid');
  return [removeErasure(erasure), recordEvent(actor, 'employee', id, 'erasure_called_off', { employee_id: id })];
};
