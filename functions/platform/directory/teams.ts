import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Team } from '#shared/people/team.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import type { Write } from '#functions/platform/storage/write.ts';

export const teamStore = entityStore<Team>({
  type: 'team',
  layout: { version: 2, fields: ['name', 'leader_employee_ids', 'min_at_work', 'deleted'] },
  pointsAt: ({ leader_employee_ids: leaders }) => targetsOf('employee', leaders),
});

export const teamCollection = collection<Team, Team>({ entity: teamStore, toRow: (stored) => stored });

const unknownTeam = (): AppError => {
  const unknown = issue('team_ids', 'unknown_team');
  return new AppError('form_invalid', { fields: [unknown], detail: unknown.message });
};

/** Goes with who is in these teams from now on: none of them must be deleted at the same moment. */
export const teamsAreThere = (ids: readonly number[]): Write[] => ids.map((id) => teamStore.there(id, unknownTeam));

/** Ids of the teams that a person leads. */
export const teamsLedBy = async (employeeId: number): Promise<number[]> => {
  if (employeeId === 0) return [];
  const teams = await teamCollection.refresh();
  return [...teams.all()]
    .filter((team) => !team.deleted && team.leader_employee_ids.includes(employeeId))
    .map((team) => team.id);
};

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
