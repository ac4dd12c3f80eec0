import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getTeam } from '#shared/contract/people/get-team.ts';
import type { listTeamCards } from '#shared/contract/people/list-team-cards.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { absencesOf } from './team-absences.ts';
import { byName, facesOf, openTeams } from './team-list.ts';
import { countsOf, costOf, heldToday } from './team-people.ts';
import { trainingsOf } from './team-trainings.ts';
import { readThings } from './things-of-people.ts';

const FACES_SHOWN = 6;

const cost = (actor: Actor, things: Awaited<ReturnType<typeof readThings>>, people: readonly EmployeeRow[]) =>
  costOf(
    actor,
    people.flatMap((person) => heldToday(things, person)),
  );

/** The teams that the actor sees, as cards. */
export const teamCards = async (actor: Actor): Promise<EndpointResponse<typeof listTeamCards>> => {
  const [{ rows, teams, members }, things] = await Promise.all([openTeams(actor), readThings(actor)]);
  const cards = teams.toSorted(byName).map((team) => ({
    team,
    leaders: team.leader_employee_ids.flatMap((id) => rows.get(id) ?? []),
    people: (members.get(team.id) ?? []).toSorted(byName),
  }));
  const present = await facesOf(cards.flatMap(({ leaders, people }) => [...leaders, ...people.slice(0, FACES_SHOWN)]));
  return {
    data: cards.map(({ team: { id, name }, leaders, people }) => ({
      id,
      name,
      leaders: leaders.map(present),
      faces: people.slice(0, FACES_SHOWN).map(present),
      people_count: people.length,
      cost_monthly: cost(actor, things, people),
    })),
  };
};

/** A team with its people, what they have, who is away, and trainings; 404 for a team that the actor does not see. */
export const teamPage = async (actor: Actor, teamId: number): Promise<EndpointResponse<typeof getTeam>> => {
  const [{ rows, teams, members }, things] = await Promise.all([openTeams(actor), readThings(actor)]);
  const team = teams.find(({ id }) => id === teamId);
  if (!team) throw new AppError('not_found');
  const people = (members.get(teamId) ?? []).toSorted(byName);
  const leaders = team.leader_employee_ids.flatMap((id) => rows.get(id) ?? []);
  const [present, absences, trainings] = await Promise.all([
    facesOf([...people, ...leaders]),
    absencesOf(actor, people),
    trainingsOf(actor, people),
  ]);
  const held = people.flatMap((person) => heldToday(things, person));
  return {
    id: team.id,
    name: team.name,
    leaders: leaders.map(present),
    people: people.map((person) => {
      const { car, asset, software_license } = countsOf(actor, heldToday(things, person));
      return {
        ...present(person),
        function: person.function,
        leader: team.leader_employee_ids.includes(person.id) ? 1 : 0,
        vehicles: car,
        assets: asset,
        licences: software_license,
        cost_monthly: cost(actor, things, [person]),
      };
    }),
    costs: { vehicles: costOf(actor, held, ['car']), licences: costOf(actor, held, ['software_license']) },
    absences,
    trainings,
  };
};
