import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import { PEOPLE_MAX } from '#shared/software/license.rules.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';

type Chosen = { employee_ids: readonly number[]; team_ids: readonly number[]; segment_id?: string | undefined };

/** Every chosen person once: people by id, and the people in sight of the teams and of the segment. */
export const chosenPeople = async (actor: Actor, { employee_ids, team_ids, segment_id }: Chosen): Promise<number[]> => {
  const ids = new Set(employee_ids);
  if (team_ids.length > 0) {
    for (const person of (await employeeCollection.refresh()).all()) {
      const isMember = person.deleted === 0 && person.team_ids.some((team) => team_ids.includes(team));
      if (isMember && seesPerson(actor, person)) ids.add(person.id);
    }
  }
  if (segment_id !== undefined && segment_id !== '') {
    for (const id of await employees(actor).idsOf(segment_id)) ids.add(id);
  }
  if (ids.size > PEOPLE_MAX) assertNoIssues([issue('employee_ids', 'max', { max: PEOPLE_MAX })], 'invalid');
  return [...ids];
};
