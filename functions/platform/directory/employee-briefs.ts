import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { employeeCollection } from './employees.ts';
import { visibleEmployees } from './scope.ts';

/** How a person is shown beside something he holds or did; `avatar` is a link. */
export type EmployeeBrief = { id: number; name: string; avatar: string | null; team_names: string };

const present = async (rows: readonly EmployeeRow[]): Promise<EmployeeBrief[]> => {
  const picture = await pictureLinks(rows.map(({ avatar }) => avatar));
  return rows.map(({ id, name, avatar, team_names }) => ({ id, name, avatar: picture(avatar), team_names }));
};

/** People as of the last refresh: for who just read something that joins people. */
export const briefsNow = async (ids: readonly number[]): Promise<ReadonlyMap<number, EmployeeBrief>> => {
  const briefs = await present([...new Set(ids)].flatMap((id) => employeeCollection.rows.get(id) ?? []));
  return new Map(briefs.map((brief) => [brief.id, brief]));
};

export const briefNow = async (id: number): Promise<EmployeeBrief | undefined> => (await briefsNow([id])).get(id);

/** The known ones among them, deactivated people included; not scoped: the caller shows what an actor may see. */
export const employeeBriefs = async (ids: readonly number[]): Promise<ReadonlyMap<number, EmployeeBrief>> => {
  await employeeCollection.refresh();
  return briefsNow(ids);
};

/** As `employeeBriefs`, without those out of the actor's sight; nothing is read for nobody. */
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
