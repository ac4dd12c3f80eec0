import * as z from 'zod';
import { employeeBody, employeeFieldsIn, type EmployeeBody } from '#shared/contract/people/employee.ts';
import { issue, toIssues } from '#shared/errors/issue.ts';
import type { Employee } from '#shared/people/employee.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { planEmployeeChange, readDirectory } from './employee-changes.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { assertInSight } from './person-sight.ts';

const someTeams = employeeFieldsIn.team_ids;
const fields = z.strictObject({ ...employeeBody.shape, team_ids_add: someTeams, team_ids_remove: someTeams });
type Own = z.output<typeof fields>;

/** The teams are set first, then some are added, then some removed. */
const bodyOf = ({ team_ids_add: add = [], team_ids_remove: remove = [], ...body }: Own, before: Employee) => {
  if (add.length === 0 && remove.length === 0) return body;
  const team_ids = [...new Set([...(body.team_ids ?? before.team_ids), ...add])].filter((id) => !remove.includes(id));
  return { ...body, team_ids } satisfies EmployeeBody;
};

/** People in bulk edit: each as if their form was saved. */
export const peopleInBulk: BulkEdit<Employee, Own> = {
  fields,

  async issues(_, own) {
    const { teams } = await readDirectory();
    return (['team_ids', 'team_ids_add'] as const)
      .filter((key) => own[key]?.some((id) => teams.get(id)?.deleted !== 0))
      .map((key) => issue(key, 'unknown_team'));
  },

  async open(actor, ids) {
    const [storedPeople, directory] = await Promise.all([employeeStore.getMany(ids), readDirectory()]);
    const people = new Map(storedPeople.map((person) => [person.id, person]));
    return {
      toChange: (id) => assertInSight(actor, people.get(id)),
      plan(before, own, extras) {
        const body = bodyOf(own, before);
        const parsedTeams = someTeams.safeParse(body.team_ids);
        const change = { actor, id: before.id, before, body, ...directory, at: now(), extras };
        const { changed, issues, writes } = planEmployeeChange(change);
        const teamIssues = parsedTeams.success
          ? []
          : toIssues(parsedTeams.error).map((each) => ({ ...each, path: 'team_ids' }));
        return { changed, issues: [...issues, ...teamIssues], writes };
      },
    };
  },
};
