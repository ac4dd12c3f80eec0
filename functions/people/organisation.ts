import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getOrganisation } from '#shared/contract/people/get-organisation.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { byName, facesOf, openTeams } from './team-list.ts';

/** The people and teams that the actor sees, for the organisation as a tree. */
export const organisation = async (actor: Actor): Promise<EndpointResponse<typeof getOrganisation>> => {
  const { teams, people } = await openTeams(actor);
  const present = await facesOf(people);
  return {
    people: people.toSorted(byName).map((person) => ({
      ...present(person),
      function: person.function,
      team_ids: person.team_ids,
      // Whoever sees some people only does not learn who reports to whom.
      ...(!isTeamScoped(actor) && { reports_to_employee_id: person.reports_to_employee_id }),
    })),
    teams: teams.toSorted(byName).map(({ id, name, leader_employee_ids }) => ({ id, name, leader_employee_ids })),
  };
};
