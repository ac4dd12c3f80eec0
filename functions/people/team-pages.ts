import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getTeam } from '#shared/contract/people/get-team.ts';
import type { listTeamCards } from '#shared/contract/people/list-team-cards.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { sumMoney } from '#shared/values/money.ts';
import { readTrainingCost } from '#functions/trainings/training-cost.ts';
import { absencesOf } from './team-absences.ts';
import { byName, facesOf, openTeams } from './team-list.ts';
import { countsOf, costOf, heldToday } from './team-people.ts';
import { trainingsOf } from './team-trainings.ts';
import { readThings } from './things-of-people.ts';

const FACES_SHOWN = 6;

/** What vehicles, licences and trainings of people cost the company a month, by kind and together. */
const readCosts = async (actor: Actor, of: readonly EmployeeRow[]) => {
  const [things, trainingCost] = await Promise.all([readThings(actor, of), readTrainingCost(actor)]);
  const costs = (people: readonly EmployeeRow[]) => {
    const held = people.flatMap((person) => heldToday(things, person));
    return {
      vehicles: costOf(actor, held, ['car']),
      licences: costOf(actor, held, ['software_license']),
      trainings: trainingCost(people),
    };
  };
  const together = (people: readonly EmployeeRow[]): number | null => {
    const known = Object.values(costs(people)).filter((cost) => cost !== null);
    return known.length > 0 ? sumMoney(known) : null;
  };
  return { things, costs, together };
};

/** The teams that the actor sees, as cards. */
export const teamCards = async (actor: Actor): Promise<EndpointResponse<typeof listTeamCards>> => {
  const { rows, teams, members } = await openTeams(actor);
  const { together } = await readCosts(actor, [...members.values()].flat());
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
      cost_monthly: together(people),
    })),
  };
};

/** A team with its people, what they have, who is away, and trainings; 404 for a team that the actor does not see. */
export const teamPage = async (actor: Actor, teamId: number): Promise<EndpointResponse<typeof getTeam>> => {
  const { rows, teams, members } = await openTeams(actor);
  const team = teams.find(({ id }) => id === teamId);
  if (!team) throw new AppError('not_found');
  const people = (members.get(teamId) ?? []).toSorted(byName);
  const leaders = team.leader_employee_ids.flatMap((id) => rows.get(id) ?? []);
  const [{ things, costs, together }, present, absences, trainings] = await Promise.all([
    readCosts(actor, people),
    facesOf([...people, ...leaders]),
    absencesOf(actor, people),
    trainingsOf(actor, people),
  ]);
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
        cost_monthly: together([person]),
      };
    }),
    costs: costs(people),
    absences,
    trainings,
  };
};
