import type { UserRow } from '#shared/people/user.columns.ts';
import type { User } from '#shared/people/user.ts';
import { companyRights, outsideRights } from '#shared/permissions/right-flags.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import { uniqueKey } from '#functions/platform/storage/keys.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/** The fields of a user that the list keeps in memory. A change of the fields needs the next version. */
export const userLayout: RowLayout<UserRow> = {
  version: 1,
  fields: [
    'subject',
    'email',
    'name',
    'employee_id',
    'active',
    'role',
    'group_access',
    ...companyRights,
    ...outsideRights,
  ],
};

export const userStore = entityStore<User>({
  type: 'user',
  layout: userLayout,
  pointsAt: ({ employee_id: person }) => targetsOf('employee', [person]),
});

/** The users with these ids, which may be named several times, by their id. */
export const usersById = async (ids: readonly number[]): Promise<ReadonlyMap<number, User>> => {
  const users = await userStore.getMany([...new Set(ids)]);
  return new Map(users.map((user) => [user.id, user]));
};

/** The unique claim that leads from the identity provider's subject to our user. */
export const SUBJECT = 'subject';

export const userBySubject = async (subject: string): Promise<User | undefined> => {
  const claim = await readItem(uniqueKey(SUBJECT, subject));
  return claim && userStore.get(Number(claim['id']));
};
