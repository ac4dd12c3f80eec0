import type { Team } from '#shared/people/team.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';

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
