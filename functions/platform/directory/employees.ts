import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { EmployeeRow, UnlistedField } from '#shared/people/employee.columns.ts';
import { employeeDated, hasLeftBy } from '#shared/people/employee.dated.ts';
import { addressFields, personName, type Employee } from '#shared/people/employee.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { teamCollection } from './teams.ts';

/** The fields of a person that the list keeps in memory; the others stay in storage. A change needs the next version. */
type Listed = Omit<Employee, UnlistedField>;

const layout: RowLayout<Listed> = {
  version: 4,
  fields: [
    'first_name',
    'last_name',
    'email',
    'phone',
    'employee_number',
    'avatar',
    'team_ids',
    'start_date',
    'active_until',
    'seniority_date',
    'dimona_statute',
    'statute',
    'deleted',
    'created_at',
    'private_email',
    'birth_date',
    ...addressFields,
    'function',
    'joint_committee',
    'hours_per_week',
    'reports_to_employee_id',
    'wages',
    'wage_type',
    'wage_amount',
    'wage_from',
    'former_employments',
    ...extrasNames,
  ],
};

export const employeeStore = entityStore<Employee>({
  type: 'employee',
  layout,
  dated: employeeDated,
  pointsAt: ({ team_ids: teams, reports_to_employee_id: lead }) => [
    ...targetsOf('team', teams),
    ...targetsOf('employee', [lead]),
  ],
});

/** Names of teams as of the last refresh, in the order in which the person was added to them. */
export const teamNamesOf = (teamIds: readonly number[]): string =>
  teamIds
    .map((id) => teamCollection.rows.get(id))
    .flatMap((team) => (team && team.deleted === 0 ? [team.name] : []))
    .join(', ');

export const employeeCollection = collection<Listed, EmployeeRow>({
  entity: { type: employeeStore.type, layout, dated: employeeDated },
  joins: [
    { with: teamCollection, ids: (stored) => stored.team_ids },
    { with: 'own rows', ids: ({ reports_to_employee_id: manager }) => (manager > 0 ? [manager] : []) },
  ],
  toRow: (stored) => ({
    ...stored,
    name: personName(stored),
    team_names: teamNamesOf(stored.team_ids),
    reports_to_name: nameOfPerson(stored.reports_to_employee_id),
  }),
});

/** The name of a person as of the last refresh; null for nobody and for somebody unknown. */
export function nameOfPerson(id: number): string | null {
  return employeeCollection.rows.get(id)?.name ?? null;
}

/** What a row about a person shows of them beside their name; undefined for somebody unknown. */
export const personCells = (person: EmployeeRow | undefined) => ({
  person_avatar: person?.avatar ?? null,
  person_team_names: person?.team_names || null,
  person_team_ids: person?.team_ids ?? [],
  person_left: person?.deleted ?? 0,
});

/** The person as of the last refresh, deactivated or not. An unknown person and one out of sight give the same 404. */
export const personInSight = (actor: Actor, id: number): EmployeeRow => {
  const row = employeeCollection.rows.get(id);
  if (!row || !seesPerson(actor, row)) throw new AppError('not_found');
  return row;
};

export const visiblePerson = async (actor: Actor, id: number): Promise<EmployeeRow> => {
  await employeeCollection.refresh();
  return personInSight(actor, id);
};

type GivenFrom = IsoDate | null;

/**
 * Why a person cannot be given something from a day on, or now. Whoever is out of sight is as unknown as somebody who
 * does not exist.
 */
export const personIssue = (
  row: EmployeeRow | undefined,
  actor: Actor,
  path: string,
  from: GivenFrom = null,
): Issue | undefined => {
  if (!row || !seesPerson(actor, row)) return issue(path, 'unknown_person');
  return row.deleted === 1 || hasLeftBy(row.active_until, from) ? issue(path, 'person_left') : undefined;
};

/**
 * A person who may be given something: active and in sight. Throws 422 on the field `path` for anybody else:
 * `person_left` for somebody in sight, `unknown_person` otherwise (docs/areas/people.md#unknown-person).
 */
export const findPerson = async (
  actor: Actor,
  id: number,
  path = 'employee_id',
  from: GivenFrom = null,
): Promise<EmployeeRow> => personAmong(await employeeCollection.refresh(), actor, id, path, from);

/** Like `findPerson`, where somebody who left will do as well. */
export const findPersonOrLeaver = async (actor: Actor, id: number, path = 'employee_id'): Promise<EmployeeRow> => {
  const row = await employeeCollection.get(id);
  if (row && seesPerson(actor, row)) return row;
  const unknown = issue(path, 'unknown_person');
  throw new AppError('form_invalid', { fields: [unknown], detail: unknown.message });
};

/** Like `findPerson`, among people who were just read. */
export const personAmong = (
  people: RowIndex<EmployeeRow>,
  actor: Actor,
  id: number,
  path: string,
  from: GivenFrom = null,
): EmployeeRow => {
  const row = people.get(id);
  const refused = personIssue(row, actor, path, from);
  if (row && !refused) return row;
  throw new AppError('form_invalid', { fields: refused ? [refused] : [], ...(refused && { detail: refused.message }) });
};

/** The check of `findPerson` as issues; 0 is nobody and allowed. */
export const personIssues = async (actor: Actor, id: number, path: string): Promise<Issue[]> => {
  const refused = id === 0 ? undefined : personIssue(await employeeCollection.get(id), actor, path);
  return refused ? [refused] : [];
};
