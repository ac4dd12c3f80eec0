import { issue } from '#shared/errors/issue.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { deletedTeamsOf, teamsAreThere, withoutDeletedTeams } from '#functions/platform/directory/teams.ts';
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
  return [
    removeErasure(erasure),
    recordEvent(actor, { object: 'employee', id, type: 'erasure_called_off', payload: { employee_id: id } }),
  ];
};

/**
 * Goes with somebody who comes back. A team that is deleted at this very moment makes the save stale: its next try leaves
 * the team out.
 */
export const backInTeams = (actor: Actor, before: { readonly id: number; readonly team_ids: readonly number[] }) => {
  const gone = deletedTeamsOf(before.team_ids);
  const left_teams = gone.map(({ name }) => name);
  const changes = [{ field: 'team', old: left_teams.join(', '), new: null }];
  const { team_ids: kept } = withoutDeletedTeams(before);
  const writes: Write[] = [
    ...teamsAreThere(kept).map((check) => ({ ...check, failed: () => new AppError('stale_version') })),
    ...(gone.length > 0
      ? [recordEvent(actor, { object: 'employee', id: before.id, type: 'employee_updated', payload: { changes } })]
      : []),
  ];
  return { left_teams, writes };
};
