import type { UserRowOut } from '#shared/contract/session/user.ts';
import { applyListQuery, builtInSegment } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { userColumns, type UserRow } from '#shared/people/user.columns.ts';
import { employeeBriefs } from '#functions/platform/directory/employee-briefs.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

const segments: Readonly<Record<string, (row: UserRow) => boolean>> = {
  all: (row) => row.active === 1,
  inactive: (row) => row.active === 0,
  archived: (row) => row.active === 0,
};

/** One page of users with their pictures. */
export const listUsersOf = async (query: ListQuery): Promise<{ data: UserRowOut[]; count: number }> => {
  const { data, count } = applyListQuery(await userCollection.refresh(), query, {
    columns: userColumns,
    segment: builtInSegment<UserRow>(query, segments),
  });
  const people = await employeeBriefs(data.map(({ employee_id }) => employee_id));
  return { data: data.map((user) => ({ ...user, avatar: people.get(user.employee_id)?.avatar ?? null })), count };
};

const SHOWN_ADMINS = 5;

/** The first active administrators by name, without support users, who do not belong to the company. */
export const firstAdminRows = async (): Promise<UserRow[]> =>
  [...(await userCollection.refresh()).all()]
    .filter((row) => row.active === 1 && row.role === 'admin' && row.support === 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl'))
    .slice(0, SHOWN_ADMINS);

/** The same as the profile of each user names them. */
export const firstAdmins = async (): Promise<{ id: number; real_name: string }[]> =>
  (await firstAdminRows()).map((row) => ({ id: row.id, real_name: row.name }));
