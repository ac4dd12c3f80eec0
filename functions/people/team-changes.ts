import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Team } from '#shared/people/team.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fold } from '#shared/values/fold.ts';
import { moveClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';

export const TEAM_NAME = 'team_name';

const nameInUseError = (): AppError =>
  new AppError('name_in_use', {
    detail: 'Another team has this name.',
    fields: [{ path: 'name', code: 'invalid_value', message: 'Another team has this name' }],
  });

/** The name by which a team is known, as it is claimed; null for a deleted team. */
export const claimedNameOf = (team: Team | undefined): string | null =>
  !team || team.deleted === 1 ? null : fold(team.name);

/** Claims a team's name: two teams of one name could not be told apart in a list or an import. */
export const teamNameClaims = (before: Team | undefined, after: Team): Write[] =>
  moveClaim(TEAM_NAME, claimedNameOf(before), claimedNameOf(after), after.id, nameInUseError);

/** Throws `name_in_use`, and 422 for a new leader who is not an active person. */
export const assertTeam = async (actor: Actor, before: Team | undefined, after: Team): Promise<void> => {
  if (after.name === '') throw new AppError('form_invalid', { fields: [issue('name', 'required')] });
  for (const other of (await teamCollection.refresh()).all()) {
    if (other.id !== after.id && claimedNameOf(other) === claimedNameOf(after)) throw nameInUseError();
  }
  for (const leader of after.leader_employee_ids) {
    if (!before?.leader_employee_ids.includes(leader)) await findPerson(actor, leader, 'leader_employee_ids');
  }
};
