import type { Team } from '#shared/people/team.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { teamCollection, teamsAreThere } from '#functions/platform/directory/teams.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** The teams of a person that were deleted, as of the last refresh: only people who are deactivated keep those. */
export const deletedTeamsOf = (teamIds: readonly number[]): Team[] =>
  teamIds.flatMap((id) => {
    const team = teamCollection.rows.get(id);
    return team?.deleted === 1 ? [team] : [];
  });

/** A person who comes back, without the teams that were deleted meanwhile. */
export const withoutDeletedTeams = <P extends { readonly team_ids: readonly number[] }>(person: P): P => {
  const gone = new Set(deletedTeamsOf(person.team_ids).map(({ id }) => id));
  return gone.size === 0 ? person : { ...person, team_ids: person.team_ids.filter((id) => !gone.has(id)) };
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
    ...(gone.length > 0 ? [recordEvent(actor, 'employee', before.id, 'employee_updated', { changes })] : []),
  ];
  return { left_teams, writes };
};
