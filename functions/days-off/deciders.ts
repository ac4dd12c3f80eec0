import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { UserRow } from '#shared/people/user.columns.ts';
import { AppError } from '#shared/errors/problem.ts';
import { can } from '#shared/permissions/rules.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { loadActor } from '#functions/platform/session/load-actor.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

/** A user who may decide the days off of a person. */
export type Decider = Pick<UserRow, 'id' | 'name' | 'email'>;

const mayDecide = async (user: UserRow, person: EmployeeRow): Promise<boolean> => {
  try {
    const actor = await loadActor(user.subject);
    return can(actor, 'days:decide') && seesPerson(actor, person);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

const decidersAmong = async (users: readonly UserRow[], person: EmployeeRow): Promise<UserRow[]> => {
  const decides = await Promise.all(users.map((user) => mayDecide(user, person)));
  return users.filter((_, at) => decides[at]);
};

/**
 * Whom a request of a person waits for: the leaders of the person's teams who are users and may decide, else the
 * administrators (docs/areas/days-off.md#deciding). Nobody decides for themselves unless they are an administrator.
 */
export const decidersOf = async (person: EmployeeRow): Promise<Decider[]> => {
  const [teams, users] = await Promise.all([teamCollection.refresh(), userCollection.refresh()]);
  const leaders = new Set(
    person.team_ids.flatMap((id) => {
      const team = teams.get(id);
      return team && team.deleted === 0 ? team.leader_employee_ids : [];
    }),
  );
  const active = [...users.all()].filter(({ active: isActive, support }) => isActive === 1 && support === 0);
  const others = active.filter(({ employee_id: id, role }) => id !== person.id || role === 'admin');
  const leading = await decidersAmong(
    others.filter(({ employee_id: id }) => leaders.has(id)),
    person,
  );
  return leading.length > 0
    ? leading
    : decidersAmong(
        others.filter(({ role }) => role === 'admin'),
        person,
      );
};
