import type { TeamOut } from '#shared/contract/people/team.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { Team } from '#shared/people/team.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { pictureLinks, type PictureOf } from '#functions/platform/files/picture-links.ts';
import { isActive } from '#functions/platform/people-list/employee-segments.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { teamOnWire } from './team-wire.ts';

export const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);

/** The teams that the actor sees, with their active people. Refreshing the people refreshes the teams with them. */
export const openTeams = async (actor: Actor) => {
  const rows = await employeeCollection.refresh();
  const teams = [...teamCollection.rows.all()].filter(
    (team) => team.deleted === 0 && (!isTeamScoped(actor) || actor.led_team_ids.includes(team.id)),
  );
  const members = new Map<number, EmployeeRow[]>(teams.map((team) => [team.id, []]));
  const teamless: EmployeeRow[] = [];
  const people: EmployeeRow[] = [];
  for (const row of rows.all()) {
    if (!isActive(row) || !seesPerson(actor, row)) continue;
    people.push(row);
    for (const id of row.team_ids) members.get(id)?.push(row);
    if (row.team_names === '') teamless.push(row);
  }
  return { rows, teams, members, teamless, people };
};

const picturesOf = (rows: readonly EmployeeRow[]): Promise<PictureOf> => pictureLinks(rows.map(({ avatar }) => avatar));

/** How people are shown: their names and the links of their pictures. */
export const facesOf = async (people: readonly EmployeeRow[]) => {
  const picture = await picturesOf(people);
  return ({ id, name, avatar }: EmployeeRow) => ({ id, name, avatar: picture(avatar) });
};

/** Teams that the actor sees, by name. */
export const teamsOf = async (actor: Actor): Promise<TeamOut[]> => {
  const { rows, teams, members } = await openTeams(actor);
  const picture = await picturesOf(
    teams.flatMap((team) => team.leader_employee_ids.flatMap((id) => rows.get(id) ?? [])),
  );
  return teams
    .toSorted(byName)
    .map((team) => ({ ...teamOnWire(team, rows, picture), people_count: members.get(team.id)?.length ?? 0 }));
};

type Role = 'leader' | 'member';
type TeamPeople = {
  team_id: number;
  name: string;
  people: { id: number; name: string; avatar: string | null; roles?: Role[] }[];
};

/** Active people by team; a leader who is not a member of their team is not listed in it. */
export const peopleByTeam = async (
  actor: Actor,
  sortBy: 'team_id' | 'name',
  withRoles: boolean,
): Promise<TeamPeople[]> => {
  const { teams, members, teamless } = await openTeams(actor);
  const picture = await picturesOf([...[...members.values()].flat(), ...teamless]);
  const people = (rows: readonly EmployeeRow[], team?: Team): TeamPeople['people'] =>
    rows.toSorted(byName).map(({ id, name, avatar }) => {
      const role: Role = team?.leader_employee_ids.includes(id) ? 'leader' : 'member';
      return { id, name, avatar: picture(avatar), ...(withRoles && { roles: team ? [role] : [] }) };
    });
  const sorted = sortBy === 'name' ? teams.toSorted(byName) : teams.toSorted((one, other) => one.id - other.id);
  return [
    ...sorted.map((team) => ({ team_id: team.id, name: team.name, people: people(members.get(team.id) ?? [], team) })),
    ...(teamless.length > 0 ? [{ team_id: 0, name: '', people: people(teamless) }] : []),
  ];
};
