import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { employeeCollection } from './employees.ts';
import { visibleEmployees } from './scope.ts';

/** How a person is shown beside something they hold or did; `avatar` is a link. */
export type EmployeeBrief = { id: number; name: string; avatar: string | null; team_names: string };

const present = async (rows: readonly EmployeeRow[]): Promise<EmployeeBrief[]> => {
  const picture = await pictureLinks(rows.map(({ avatar }) => avatar));
  return rows.map(({ id, name, avatar, team_names }) => ({ id, name, avatar: picture(avatar), team_names }));
};

/** People as of the last refresh, for callers that have just read a collection which joins people. */
export const briefsNow = async (ids: readonly number[]): Promise<ReadonlyMap<number, EmployeeBrief>> => {
  const briefs = await present([...new Set(ids)].flatMap((id) => employeeCollection.rows.get(id) ?? []));
  return new Map(briefs.map((brief) => [brief.id, brief]));
};

export const briefNow = async (id: number): Promise<EmployeeBrief | undefined> => (await briefsNow([id])).get(id);

/** The known people among these ids, deactivated ones included. No scope is applied: the caller does that. */
export const employeeBriefs = async (ids: readonly number[]): Promise<ReadonlyMap<number, EmployeeBrief>> => {
  await employeeCollection.refresh();
  return briefsNow(ids);
};

/** Like `employeeBriefs`, without people out of the actor's sight; nothing is read when no ids are given. */
export const peopleInSight = async (
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EmployeeBrief>> => {
  if (ids.length === 0) return new Map();
  const scope = await visibleEmployees(actor);
  return employeeBriefs(ids.filter((id) => scope.has(id)));
};

export const employeeBrief = async (id: number): Promise<EmployeeBrief | undefined> =>
  (await employeeBriefs([id])).get(id);
