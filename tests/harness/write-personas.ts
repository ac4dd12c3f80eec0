import { emptyPerson } from '#tests/harness/empty-person.ts';
import { employeeClaims } from '#functions/people/employee-claims.ts';
import { teamNameClaims } from '#functions/people/team-changes.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { teamStore } from '#functions/platform/directory/teams.ts';
import { userStore } from '#functions/platform/session/users.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import { newUsers } from '#infra/local/seed/new-users.ts';
import { actorOf, employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID, personaNames, personas } from '../personas.ts';

/**
 * Writes a user per persona with their own person, and two teams: the manager leads the first and is in it with
 * `default`; everyone else is in the second.
 */
export const writePersonas = async (): Promise<void> => {
  const users = personaNames.map((name) => {
    const { employee_id, email } = actorOf(name);
    return { subject: name, name, email, employee_id, membership: personas[name] };
  });
  const people = personaNames
    .filter((name) => employeeIdOf(name) > 0)
    .map((name) => ({
      ...emptyPerson,
      id: employeeIdOf(name),
      first_name: name,
      last_name: 'Persona',
      email: `${name}@noorderlicht.example`,
      team_ids: [name === 'manager' || name === 'default' ? MANAGED_TEAM_ID : OTHER_TEAM_ID],
    }));
  const teams = [
    {
      id: MANAGED_TEAM_ID,
      version: 1,
      name: 'Managed',
      leader_employee_ids: [employeeIdOf('manager')],
      deleted: 0 as const,
    },
    { id: OTHER_TEAM_ID, version: 1, name: 'Other', leader_employee_ids: [], deleted: 0 as const },
  ];
  await writeAll([
    ...newUsers(users),
    ...people.flatMap((person) => [employeeStore.create(person), ...employeeClaims.change(undefined, person)]),
    ...teams.flatMap((team) => [teamStore.create(team), ...teamNameClaims(undefined, team)]),
  ]);
  await writeCounter(userStore.type, users.length);
  await writeCounter(employeeStore.type, personaNames.length);
  await writeCounter(teamStore.type, teams.length);
};
