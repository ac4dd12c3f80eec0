import type { User } from '#shared/people/user.ts';
import { everyPartition, readChanges, readEntities } from '#functions/platform/storage/change-feed.ts';
import { demoUsers } from './demo-users.ts';
import type { Account } from './identity/sign-in-page.ts';

/** The accounts that can sign in here: the active users of the storage, the demo users with their labels. */
export const listAccounts = async (): Promise<Account[]> => {
  const ids: number[] = [];
  await readChanges(everyPartition('user', 0), ({ id, row }) => {
    if (row !== undefined) ids.push(id);
  });
  const labels = new Map<string, string>(demoUsers.map(({ name, label }) => [name, label]));
  const users = await readEntities<User>('user', ids);
  return users
    .filter((user) => user.active === 1)
    .toSorted((a, b) => a.id - b.id)
    .map(({ subject, name }) => ({ name: subject, label: labels.get(subject) ?? name }));
};
