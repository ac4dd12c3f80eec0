import type { TeamOut } from '#shared/contract/people/team.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Team } from '#shared/people/team.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import type { PictureOf } from '#functions/platform/files/picture-links.ts';

type OwnOut = Omit<TeamOut, 'people_count'>;
type People = { get: (id: number) => EmployeeRow | undefined };

/** The one serializer of a team: all but the number of its people. */
export const teamOnWire = (
  { id, version, name, leader_employee_ids, min_at_work: min = null }: Team,
  people: People,
  picture: PictureOf,
): OwnOut => ({
  id,
  version,
  name,
  leader_employee_ids,
  leaders: leader_employee_ids.flatMap((leader) => {
    const row = people.get(leader);
    return row ? [{ id: leader, name: row.name, avatar: picture(row.avatar) }] : [];
  }),
  min_at_work: min,
});

/** A team as the answer to a stale edit shows it, without the pictures of its leaders. */
export const presentTeam = async (team: Team): Promise<OwnOut> =>
  teamOnWire(team, await employeeCollection.refresh(), () => null);
